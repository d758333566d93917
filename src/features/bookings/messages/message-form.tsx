import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'

import { asProblem } from '#api/problem.ts'
import type { Booking } from '#api/queries/bookings.query.ts'
import type { BookingMessage } from '#api/queries/messages.query.ts'
import { listRefusedFields } from '#rental/person/refused-fields.ts'
import { useTextMessages } from '#rental/person/text-messages.ts'
import { ActionRow } from '#ui/control/action-row.tsx'
import { LongTextField } from '#ui/form/form-fields.tsx'
import { requiredText, withMessage } from '#ui/form/schema.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Stack } from '#ui/style/styled.ts'
import { MAX_LENGTHS } from '@masar/domain/service/lengths.ts'

import { cleanNote } from '../arrival/arrival-values.ts'
import { ChangeProblem } from '../change-problem.tsx'
import { openMessageDraft } from './message-draft.ts'

export type MessageSender = (message: { text: string; key: string }) => Promise<BookingMessage>

export interface MessageFormProps {
  booking: Booking
  onSend: MessageSender
  onSent: (message: BookingMessage) => void
}

/**
 * The form for a message to the other side. Keeps the text until it is sent, and retries a failed message with
 * the same key.
 */
export function MessageForm({ booking, onSend, onSent }: MessageFormProps) {
  const { t, i18n } = useLingui()
  const texts = useTextMessages()
  const draft = openMessageDraft(booking._id)
  const sending = useMutation({
    mutationFn: (message: string) => {
      const text = cleanNote(message)
      return onSend({ text, key: draft.keyFor(text) })
    },
    onSuccess: (stored, message) => {
      draft.deleteSent(message)
      onSent(stored)
    },
  })
  const problem = sending.error && asProblem(sending.error)
  const isRefused = listRefusedFields(problem, ['text']).length > 0
  const form = useForm({
    initial: { message: '' },
    kept: draft.readMessage,
    labels: { message: t`Your message` },
    schema: v.object({
      message: v.pipe(v.string(), requiredText(), withMessage(texts.length('bookingMessage'))),
    }),
    refused: { message: isRefused ? texts.notAccepted : undefined },
    busy: sending.isPending,
    onChange: ({ message }) => draft.keepMessage(message),
    onSubmit: ({ message }) => sending.mutate(message),
  })
  const longest = i18n.number(MAX_LENGTHS.bookingMessage)

  return (
    <form {...form.formProps} aria-label={t`Send a message`}>
      <Stack gap="4">
        {problem && !isRefused ? (
          <ChangeProblem
            booking={booking}
            problem={problem}
            title={<Trans>Your message hasn’t been sent</Trans>}
          />
        ) : null}
        <LongTextField
          form={form}
          name="message"
          rows={3}
          hint={<Trans>Up to {longest} characters.</Trans>}
        />
        <ActionRow>
          <div>
            <SubmitButton busy={sending.isPending} busyText={<Trans>Sending…</Trans>}>
              <Trans>Send message</Trans>
            </SubmitButton>
          </div>
        </ActionRow>
      </Stack>
    </form>
  )
}
