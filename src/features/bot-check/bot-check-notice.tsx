import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button } from '#ui/control/button.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { ProblemText } from '#rental/problem-text.tsx'

import type { BotCheckResult } from './ask-bot-check.ts'

/** Why a form was not sent. It stands in the form, and its button sends the form again. */
export function BotCheckNotice({ result }: { result: BotCheckResult }) {
  if (result.at === 'passed') return null
  return (
    <Notice
      tone="danger"
      urgent
      title={result.at === 'missing' ? <Trans>ReCaptcha not loaded</Trans> : <Error />}
      action={
        <Button type="submit" size="sm" variant="outline">
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {resultReason(result)}
    </Notice>
  )
}

const Error = () => <Trans>reCAPTCHA error</Trans>

function resultReason(result: Exclude<BotCheckResult, { at: 'passed' }>): ReactNode {
  if (result.at === 'failed') return <ProblemText problem={result.problem} canRetry />
  if (result.at === 'robot') {
    return (
      <Trans>We could not tell that a person is sending this. What you have typed is kept.</Trans>
    )
  }
  if (result.reason === 'no-consent') {
    return <Trans>It keeps robots away from this form, and you have not agreed to it.</Trans>
  }
  return (
    <Trans>
      It keeps robots away from this form. An ad blocker or the network may be in its way: let
      google.com through on this page. What you have typed is kept.
    </Trans>
  )
}
