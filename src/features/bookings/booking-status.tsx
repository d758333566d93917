import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'

import type { Booking, BookingInList } from '#api/queries/bookings.query.ts'
import {
  type BookingState,
  getBookingState,
  isInactiveBooking,
} from '@masar/domain/booking/booking-state.ts'
import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'
import { Badge } from '#ui/control/badge.tsx'
import { useNow } from '#ui/lifecycle/clock.ts'

import { isPartPaid } from './booking-balance.ts'

type Tone = NonNullable<ComponentProps<typeof Badge>['tone']>
type AnyBooking = Booking | BookingInList

const STATE_BADGES: Record<BookingState, readonly [Tone, MessageDescriptor]> = {
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

/** The payments made online, shown beside the state. */
const PAYMENT_TEXTS: Partial<Record<BookingStatus, MessageDescriptor>> = {
  deposit: msg`Deposit paid`,
  paid: msg`Rental paid`,
  paidInFull: msg`Paid in full`,
}

/** The names of all statuses, for filters and staff, in the order of the filter. */
export const STATUS_TEXTS: Record<BookingStatus, MessageDescriptor> = {
  pending: STATE_BADGES.requested[1],
  reserved: msg`Confirmed, pay at pick-up`,
  deposit: msg`Deposit paid`,
  paid: msg`Rental paid`,
  paidInFull: msg`Paid in full`,
  cancelled: STATE_BADGES.cancelled[1],
  void: STATE_BADGES.paymentNotFinished[1],
}

/** Returns the state of a booking at the time of the first render; null when its status is unknown. */
export const useBookingState = (booking: AnyBooking): BookingState | null =>
  getBookingState(booking, useNow())

export function StatusBadge({ booking }: { booking: AnyBooking }) {
  const state = useBookingState(booking)

  return (
    <Badge tone={state === null ? 'neutral' : STATE_BADGES[state][0]}>
      {useStateText(booking)}
    </Badge>
  )
}

/** Returns the state as text; returns an unknown status unchanged. */
function useStateText(booking: AnyBooking): string {
  const { t } = useLingui()
  const state = useBookingState(booking)
  return state === null ? booking.status : t(STATE_BADGES[state][1])
}

/** Returns the payment made online as text; empty if nothing was paid online or it no longer matters. */
function usePaymentText(booking: AnyBooking): string {
  const { t } = useLingui()
  if (isPartPaid(booking)) return t`Part paid`

  const text = PAYMENT_TEXTS[booking.status]
  return text ? t(text) : ''
}

export function PaymentText({ booking }: { booking: AnyBooking }) {
  return usePaymentText(booking)
}

/** State and payment in one line, for printed pages. */
export function StatusText({ booking }: { booking: AnyBooking }) {
  const texts = [useStateText(booking), usePaymentText(booking)]
  return texts.filter(Boolean).join(' · ')
}

/** Whether the pick-up time has passed. */
export const useHasStarted = (booking: AnyBooking): boolean =>
  Date.parse(booking.from) <= useNow().getTime()

/** Whether the rental is between pick-up and drop-off, even if its confirmation or cancellation is pending. */
export function useIsRunning(booking: AnyBooking): boolean {
  const hasBegun = useHasStarted(booking)
  const isEnded = Date.parse(booking.to) <= useNow().getTime()
  return hasBegun && !isEnded && !isInactiveBooking(booking)
}

/** Whether a cancellation is requested but not decided yet. */
export const useIsBeingCancelled = (booking: AnyBooking): boolean =>
  useBookingState(booking) === 'cancellationRequested'
