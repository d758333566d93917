import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'

import type { Booking, BookingInList } from '#api/queries/bookings.query.ts'
import { type BookingState, bookingState, isOff } from '@masar/domain/booking/booking-state.ts'
import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'
import { Badge } from '#ui/control/badge.tsx'
import { useNow } from '#ui/lifecycle/clock.ts'

import { isPartPaid } from './booking-balance.ts'

type Tone = NonNullable<ComponentProps<typeof Badge>['tone']>
type Shown = Booking | BookingInList

const STATES: Record<BookingState, readonly [Tone, MessageDescriptor]> = {
  awaitingPayment: ['warning', msg`Awaiting payment`],
  paymentNotFinished: ['neutral', msg`Payment not completed`],
  requested: [
    'info',
    msg({ message: 'Requested', comment: 'A booking that waits for the supplier' }),
  ],
  notConfirmed: ['neutral', msg({ message: 'Not confirmed', comment: 'State of a past booking' })],
  confirmed: ['success', msg({ message: 'Confirmed', comment: 'State of a booking' })],
  inProgress: ['success', msg({ message: 'In progress', comment: 'A rental that has begun' })],
  completed: ['neutral', msg({ message: 'Completed', comment: 'A rental that has ended' })],
  cancellationRequested: ['warning', msg`Cancellation requested`],
  cancelled: ['neutral', msg({ message: 'Cancelled', comment: 'State of a booking' })],
}

/** The amount paid online, shown beside the state. */
const PAYMENTS: Partial<Record<BookingStatus, MessageDescriptor>> = {
  deposit: msg`Deposit paid`,
  paid: msg`Rental paid`,
  paidInFull: msg`Paid in full`,
}

/** The statuses of the wire for filters and staff, in the order of the filter. */
export const STATUS_TEXTS: Record<BookingStatus, MessageDescriptor> = {
  pending: STATES.requested[1],
  reserved: msg`Confirmed, pay at pick-up`,
  deposit: msg`Deposit paid`,
  paid: msg`Rental paid`,
  paidInFull: msg`Paid in full`,
  cancelled: STATES.cancelled[1],
  void: STATES.paymentNotFinished[1],
}

/** The state of a booking at the time of the first render; null when its status is unknown. */
export const useBookingState = (booking: Shown): BookingState | null =>
  bookingState(booking, useNow())

export function StatusBadge({ booking }: { booking: Shown }) {
  const state = useBookingState(booking)

  return <Badge tone={state === null ? 'neutral' : STATES[state][0]}>{useStateText(booking)}</Badge>
}

/** The state as text; an unknown status is shown as it is. */
function useStateText(booking: Shown): string {
  const { t } = useLingui()
  const state = useBookingState(booking)
  return state === null ? booking.status : t(STATES[state][1])
}

/** The payment made online; empty when there is none or it no longer matters. */
function usePaymentText(booking: Shown): string {
  const { t } = useLingui()
  if (isPartPaid(booking)) return t`Part paid`

  const text = PAYMENTS[booking.status]
  return text ? t(text) : ''
}

export function PaymentText({ booking }: { booking: Shown }) {
  return usePaymentText(booking)
}

/** State and payment in one line, for printed pages. */
export function StatusText({ booking }: { booking: Shown }) {
  const texts = [useStateText(booking), usePaymentText(booking)]
  return texts.filter(Boolean).join(' · ')
}

/** Whether the pick-up time has passed. */
export const useHasStarted = (booking: Shown): boolean =>
  Date.parse(booking.from) <= useNow().getTime()

/** Between pick-up and drop-off, also while a cancellation or the confirmation is pending. */
export function useIsRunning(booking: Shown): boolean {
  const hasBegun = useHasStarted(booking)
  const isEnded = Date.parse(booking.to) <= useNow().getTime()
  return hasBegun && !isEnded && !isOff(booking)
}

/** Whether a cancellation is requested and not decided yet. */
export const useIsBeingCancelled = (booking: Shown): boolean =>
  useBookingState(booking) === 'cancellationRequested'
