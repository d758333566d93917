import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'

import { asProblem } from '#api/problem.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import { useBotGuard } from '#rental/bot-guard.ts'
import { CoastLayout } from '#ui/page/coast-layout.tsx'
import { Card } from '#ui/page/card.tsx'
import { createDraftStorage, readDraftValues } from '#rental/draft-storage.ts'
import { useEmailMessages } from '#rental/person/email-messages.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { TextField } from '#ui/form/form-fields.tsx'
import { requiredText, withMessage } from '#ui/form/schema.ts'
import { useForm } from '#ui/form/use-form.ts'
import { TextLink } from '#ui/control/link.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Page } from '#ui/page/page.tsx'
import { ProblemText } from '#rental/problem-text.tsx'
import { listRefusedFields } from '#rental/person/refused-fields.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

export interface ForgotPasswordPageProps {
  /** Sends an email with a link. Resolves to false when the address is not registered. */
  onAsk: (email: string) => Promise<boolean>
  /** The page to open after signing in. */
  from?: string | undefined
}

type RequestState = { at: 'asking' } | { at: 'asked' | 'unknown'; email: string } | Failure | null
type Failure = { at: 'failed'; problem: Problem }

/** Sends a link by email to a customer who has forgotten their password. */
export function ForgotPasswordPage({ onAsk, from }: ForgotPasswordPageProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<RequestState>(null)

  async function ask(email: string) {
    setAsked({ at: 'asking' })
    try {
      setAsked({ at: (await onAsk(email)) ? 'asked' : 'unknown', email })
    } catch (error) {
      setAsked({ at: 'failed', problem: asProblem(error) })
    }
  }

  return (
    <Page>
      <CoastLayout column="narrow">
        <Stack gap="6">
          <PageHeading title={t`Forgot your password?`} />
          {asked?.at === 'asked' ? (
            <Notice tone="success" urgent title={<Trans>Check your inbox</Trans>}>
              <Trans>
                We’ve sent a link to {asked.email}. It’s valid for 24 hours and works once. Not
                there? Check your spam folder.
              </Trans>
            </Notice>
          ) : null}
          <Card>
            <ForgotPasswordForm
              asked={asked}
              onSubmit={(email) => {
                void ask(email)
              }}
            />
          </Card>
          <P textAlign="center">
            <TextLink to="/sign-in" search={{ from }} isAlone>
              <Trans>Back to sign in</Trans>
            </TextLink>
          </P>
        </Stack>
      </CoastLayout>
    </Page>
  )
}

interface ForgotPasswordFormProps {
  asked: RequestState
  onSubmit: (email: string) => void
}

function ForgotPasswordForm({ asked, onSubmit }: ForgotPasswordFormProps) {
  const { t } = useLingui()
  const emails = useEmailMessages()
  const guard = useBotGuard()
  const isRefused = asked?.at === 'failed' && listRefusedFields(asked.problem, ['email']).length > 0
  const busy = asked?.at === 'asking' || guard.busy
  const isSent = asked?.at === 'asked'
  const form = useForm({
    initial: { email: '' },
    kept: () => readDraftValues(createDraftStorage('sign-in'), { email: '' }),
    labels: { email: t`Email` },
    schema: v.object({ email: v.pipe(v.string(), requiredText(), withMessage(emails.email)) }),
    refused: {
      email:
        asked?.at === 'unknown'
          ? t`Email address not registered.`
          : isRefused
            ? emails.texts.email
            : undefined,
    },
    busy,
    onSubmit: ({ email }) => guard.pass(() => onSubmit(email.trim())),
  })

  return (
    <form {...form.formProps}>
      <Stack gap="5">
        {isSent ? null : (
          <P tone="muted">
            <Trans>Enter your email and we’ll send you a reset link.</Trans>
          </P>
        )}
        {asked?.at === 'failed' && !isRefused ? (
          <Notice tone="danger" urgent>
            <ProblemText problem={asked.problem} />
          </Notice>
        ) : null}
        {guard.notice}
        <ErrorSummary form={form} />
        <TextField form={form} name="email" type="email" autoComplete="username" />
        <SubmitButton busy={busy} busyText={<Trans>Sending the link…</Trans>}>
          {isSent ? <Trans>Send another link</Trans> : <Trans>Send the link</Trans>}
        </SubmitButton>
      </Stack>
    </form>
  )
}
