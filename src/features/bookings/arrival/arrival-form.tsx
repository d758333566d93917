import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as v from 'valibot'

import { asProblem } from '#api/problem.ts'
import type { Booking } from '#api/queries/bookings.query.ts'
import { MAX_LENGTHS } from '@masar/domain/service/lengths.ts'
import { listRefusedFields } from '#rental/person/refused-fields.ts'
import { useTextMessages } from '#rental/person/text-messages.ts'
import { ActionRow } from '#ui/control/action-row.tsx'
import { Button } from '#ui/control/button.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { focusOnMount } from '#ui/form/focus-field.ts'
import { LongTextField, TextField } from '#ui/form/form-fields.tsx'
import { requiredText, withMessage } from '#ui/form/schema.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Stack } from '#ui/style/styled.ts'

import { ArrivalField, readArrival, useArrivalIssue } from './arrival-field.tsx'
import { ChangeProblem } from '../change-problem.tsx'
import type { ArrivalValues } from './arrival-values.ts'

const ARRIVAL_FIELDS = ['travelNumber', 'expectedArrival', 'note'] as const

export interface ArrivalFormProps {
  booking: Booking
  initial: ArrivalValues
  /** Whether the form reports a delay, with a required later arrival and a message. */
  isLate?: boolean
  /** Returns the request, or null when nothing needs to be sent. */
  onSend: (values: ArrivalValues) => (() => Promise<void>) | null
  onSent?: () => void
  onClose: () => void
  texts: { failed: ReactNode; submit: ReactNode; busy: ReactNode }
}

/**
 * The form for the arrival details (flight or train, expected arrival, note) or for a delay. Sends all fields
 * in one request.
 */
export function ArrivalForm({ booking, initial, isLate = false, ...props }: ArrivalFormProps) {
  const { onSend, onSent, onClose, texts } = props
  const { t } = useLingui()
  const messages = useTextMessages()
  const findArrivalIssue = useArrivalIssue(booking, isLate)
  const sending = useMutation({
    mutationFn: (send: () => Promise<void>) => send(),
    onSuccess: () => {
      onSent?.()
      onClose()
    },
  })
  const problem = sending.error && asProblem(sending.error)
  const refused = listRefusedFields(problem, ARRIVAL_FIELDS)
  const form = useForm<ArrivalValues>({
    initial,
    labels: {
      travelNumber: t`Flight or train number`,
      expectedArrival: isLate ? t`New expected arrival` : t`Expected arrival`,
      note: isLate ? t`Message to the rental company` : t`Note to the rental company`,
    },
    readers: { expectedArrival: readArrival },
    schema: (now) =>
      v.object({
        travelNumber: v.pipe(v.string(), withMessage(messages.length('travelNumber'))),
        expectedArrival: v.pipe(
          v.string(),
          ...(isLate ? [requiredText()] : []),
          // Do not reject an unchanged arrival that is now in the past.
          withMessage((at) =>
            at === initial.expectedArrival ? undefined : findArrivalIssue(at, now),
          ),
        ),
        note: v.pipe(v.string(), withMessage(messages.length('note'))),
      }),
    refused: Object.fromEntries(refused.map((name) => [name, messages.notAccepted])),
    busy: sending.isPending,
    onSubmit: (values) => {
      const send = onSend(values)
      if (send) sending.mutate(send)
      else onClose()
    },
  })
  const longest = MAX_LENGTHS.note

  return (
    <form {...form.formProps} aria-label={isLate ? t`Report a delay` : t`Your arrival`}>
      <Stack gap="5" maxW="36rem">
        {problem && refused.length === 0 ? (
          <ChangeProblem booking={booking} problem={problem} title={texts.failed} />
        ) : null}
        <ErrorSummary form={form} />
        {isLate ? null : (
          <TextField
            form={form}
            name="travelNumber"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            ref={focusOnMount}
          />
        )}
        <ArrivalField form={form} booking={booking} isFocused={isLate} />
        <LongTextField
          form={form}
          name="note"
          rows={3}
          hint={<Trans>Up to {longest} characters.</Trans>}
        />
        <ActionRow>
          <div>
            <SubmitButton busy={sending.isPending} busyText={texts.busy}>
              {texts.submit}
            </SubmitButton>
          </div>
          <Button variant="ghost" aria-disabled={sending.isPending} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </ActionRow>
      </Stack>
    </form>
  )
}
