import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'

import { asProblem } from '#api/problem.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import { useEmailMessages } from '#rental/person/email-messages.ts'
import { ProblemText } from '#rental/problem-text.tsx'
import { TextField } from '#ui/form/form-fields.tsx'
import { requiredText, withMessage } from '#ui/form/schema.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'
import { Notice } from '#ui/toast/notice.tsx'

export type BookingLinkHandler = (email: string) => Promise<unknown>

type RequestState = 'asking' | 'asked' | Problem | null

export interface MailBookingLinkProps {
  onAsk: BookingLinkHandler
  /** The heading and text on a page about an expired link. */
  intro?: { heading: ReactNode; text: ReactNode }
}

/** A form for guests to request their booking link again. The link is sent to the booking's email address. */
export function MailBookingLink({ onAsk, intro }: MailBookingLinkProps) {
  const { t } = useLingui()
  const emails = useEmailMessages()
  // Local state instead of a mutation, because the sign-in page has no query client.
  const [requestState, setRequestState] = useState<RequestState>(null)

  async function ask(email: string) {
    setRequestState('asking')
    try {
      await onAsk(email)
      setRequestState('asked')
    } catch (error) {
      setRequestState(asProblem(error))
    }
  }
  const form = useForm({
    initial: { email: '' },
    labels: { email: t`Email` },
    schema: v.object({ email: v.pipe(v.string(), requiredText(), withMessage(emails.email)) }),
    refused: {},
    busy: requestState === 'asking',
    onSubmit: ({ email }) => void ask(email.trim()),
  })

  return (
    <form {...form.formProps}>
      <Stack gap="4">
        <H2>{intro?.heading ?? <Trans>Booked without an account?</Trans>}</H2>
        {requestState === 'asked' ? (
          <Notice tone="success" urgent title={<Trans>Check your inbox</Trans>}>
            <Trans>
              If you booked with this address, we’ve sent you the link. It also works on other
              devices.
            </Trans>
          </Notice>
        ) : (
          <P tone="muted">
            {intro?.text ?? (
              <Trans>
                The link in your email opens your booking. Enter the address you booked with and
                we’ll send it again.
              </Trans>
            )}
          </P>
        )}
        {requestState !== null && typeof requestState === 'object' ? (
          <Notice tone="danger" urgent>
            <ProblemText problem={requestState} />
          </Notice>
        ) : null}
        <TextField form={form} name="email" type="email" autoComplete="email" />
        <SubmitButton busy={requestState === 'asking'} busyText={<Trans>Sending the link…</Trans>}>
          <Trans>Send the link</Trans>
        </SubmitButton>
      </Stack>
    </form>
  )
}
