import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import type { BookingState } from '@masar/domain/booking/booking-state.ts'
import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { useDates } from '#ui/control/dates.tsx'

import { isPartPaid } from '../booking-balance.ts'
import { useBookingState } from '../booking-status.tsx'
import { toBookingTimes } from '../booking-times.ts'

type ConfirmedStatus = Extract<BookingStatus, 'reserved' | 'deposit' | 'paid' | 'paidInFull'>

const CONFIRMED_SENTENCES: Record<ConfirmedStatus, ReactNode> = {
  reserved: <Trans key="reserved">The rental company has confirmed your booking.</Trans>,
  deposit: <Trans key="deposit">Your booking is confirmed, the deposit is paid.</Trans>,
  paid: <Trans key="paid">Your booking is confirmed, the rental is paid.</Trans>,
  paidInFull: <Trans key="full">Your booking is confirmed and paid in full.</Trans>,
}

const STATE_SENTENCES: Record<BookingState, (props: { booking: Booking }) => ReactNode> = {
  // These two states show a notice instead.
  awaitingPayment: () => null,
  cancellationRequested: () => null,
  paymentNotFinished: () => <Trans>Payment wasn’t completed, so this car isn’t booked.</Trans>,
  requested: RequestedText,
  notConfirmed: () => (
    <Trans>The dates of this booking have passed, and the rental company didn’t confirm it.</Trans>
  ),
  confirmed: ({ booking }) =>
    isPartPaid(booking) ? null : (CONFIRMED_SENTENCES[booking.status as ConfirmedStatus] ?? null),
  inProgress: InProgressText,
  completed: () => <Trans>This rental has ended.</Trans>,
  cancelled: () => <Trans>This booking is cancelled.</Trans>,
}

/** Explains what the state means for the customer; renders nothing for an unknown status. */
export function StateSentence({ booking }: { booking: Booking }) {
  const state = useBookingState(booking)
  if (state === null) return null

  const Sentence = STATE_SENTENCES[state]
  return <Sentence booking={booking} />
}

function RequestedText() {
  const { holdsUnpaidBookings } = useCapabilities()
  return holdsUnpaidBookings ? (
    <Trans>
      The rental company still has to confirm. We’re holding the car for you until then, and we’ll
      email you.
    </Trans>
  ) : (
    <Trans>The rental company will confirm, and we’ll email you.</Trans>
  )
}

function InProgressText({ booking }: { booking: Booking }) {
  const until = useDates().moment(toBookingTimes(booking).to)
  return <Trans>The car is yours until {until}.</Trans>
}
