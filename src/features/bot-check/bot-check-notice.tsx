import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button } from '#ui/control/button.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { ProblemText } from '#rental/problem-text.tsx'

import type { BotCheckResult } from './ask-bot-check.ts'

/** Explains why a form was not sent. Rendered inside the form, so that its button submits the form again. */
export function BotCheckNotice({ result }: { result: BotCheckResult }) {
  if (result.at === 'passed') return null
  return (
    <Notice
      tone="danger"
      urgent
      title={result.at === 'missing' ? <Trans>ReCaptcha not loaded</Trans> : <CheckFailedText />}
      action={
        <Button type="submit" size="sm" variant="outline">
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {explainResult(result)}
    </Notice>
  )
}

const CheckFailedText = () => <Trans>reCAPTCHA error</Trans>

function explainResult(result: Exclude<BotCheckResult, { at: 'passed' }>): ReactNode {
  if (result.at === 'failed') return <ProblemText problem={result.problem} canRetry />
  if (result.at === 'robot') {
    return <Trans>We couldn’t confirm that you’re not a robot. We’ve saved what you entered.</Trans>
  }
  if (result.reason === 'no-consent') {
    return <Trans>Accept reCAPTCHA to send this form. It protects us from spam.</Trans>
  }
  return (
    <Trans>
      An ad blocker or your network may be blocking reCAPTCHA. Allow google.com and try again.
    </Trans>
  )
}
