import { useLingui } from '@lingui/react/macro'

import type { Booking } from '#api/queries/bookings.query.ts'
import { findArrivalIssue, type ArrivalIssue } from '@masar/domain/booking/trip-details.ts'
import { isWallClock, toInstant, toWallClock } from '@masar/domain/rental/rental-clock.ts'
import { Input } from '#ui/control/controls.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusOnMount } from '#ui/form/focus-field.ts'
import type { Form } from '#ui/form/form-types.ts'
import { readTypedValue } from '#ui/form/read-typed-value.ts'

import { toBookingTimes, getZoneTown } from '../booking-times.ts'

type ArrivalFieldValues = { expectedArrival: string }

/** The form's value for an incomplete time, because browsers report it as empty. */
const INCOMPLETE_VALUE = 'incomplete'

export interface ArrivalFieldProps {
  form: Form<ArrivalFieldValues>
  booking: Booking
  /** Whether to focus the field when it is mounted. */
  isFocused?: boolean
}

/** A native control for date and time, in local time of the pick-up location. */
export function ArrivalField({ form, booking, isFocused = false }: ArrivalFieldProps) {
  const { t } = useLingui()
  const { zone, from, to } = toBookingTimes(booking)
  const now = toWallClock(form.now, zone)
  const pickUpDay = `${from.slice(0, 10)}T00:00`
  const town = getZoneTown(zone)
  const value = form.values.expectedArrival
  const required = form.isRequired('expectedArrival')

  return (
    <Field
      id={form.id('expectedArrival')}
      label={form.labels.expectedArrival}
      hint={t`Local time (${town}).`}
      error={form.error('expectedArrival')}
      optional={required ? undefined : t`(optional)`}
    >
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          name="expectedArrival"
          ref={isFocused ? focusOnMount : undefined}
          aria-required={required}
          // The native date picker opens at this date.
          min={now > pickUpDay ? now : pickUpDay}
          max={to}
          // Setting an incomplete value would clear the part that is already typed.
          value={value === INCOMPLETE_VALUE ? '' : value}
          onChange={({ target }) => form.set('expectedArrival', readControl(target))}
          onBlur={(event) => {
            const typed = readControl(event.target)
            if (typed !== value) form.set('expectedArrival', typed)
            form.leave('expectedArrival', event)
          }}
        />
      )}
    </Field>
  )
}

const readControl = ({ value, validity }: HTMLInputElement): string =>
  value === '' && validity.badInput ? INCOMPLETE_VALUE : value

/** Reads the control for `useForm`, because an incomplete time fires no event before the form is submitted. */
export function readArrival(id: string): string | null {
  const control = document.getElementById(id)
  if (control instanceof HTMLInputElement && control.validity.badInput) return INCOMPLETE_VALUE
  const typed = readTypedValue(id)
  return typeof typed === 'string' ? typed : null
}

/** Returns a function that finds the error message for an arrival time, for use in the form's schema. */
export function useArrivalIssue(booking: Booking, isLate: boolean) {
  const { t } = useLingui()
  const dates = useDates()
  const { zone, from, to } = toBookingTimes(booking)
  const [pickUp, dropOff] = [dates.moment(from), dates.moment(to)]
  const texts: Record<ArrivalIssue, string> = {
    past: t`Enter a time in the future.`,
    notLate: t`Enter a time after the pick-up: ${pickUp}.`,
    afterDropOff: t`Enter a time before the drop-off: ${dropOff}.`,
  }

  return (wallClock: string, now: Date): string | undefined => {
    if (!isWallClock(wallClock)) return t`Enter a full date and time.`
    const issue = findArrivalIssue(toInstant(wallClock, zone), booking, { now, isLate })
    return issue ? texts[issue] : undefined
  }
}
