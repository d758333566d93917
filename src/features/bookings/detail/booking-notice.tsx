import { Trans } from '@lingui/react/macro'

import type { Booking } from '#api/queries/bookings.query.ts'
import { HeldUntil } from '#rental/deadline/held-until.tsx'
import { usePrices } from '#rental/prices.tsx'
import { Notice } from '#ui/toast/notice.tsx'

import { computeBookingBalance, isPartPaid } from '../booking-balance.ts'
import { useBookingState } from '../booking-status.tsx'
import { toBookingTimes } from '../booking-times.ts'
import { computeBookingBill } from './bill-booking.ts'

/** Shows what needs the customer's attention; renders nothing when there is nothing to do. */
export function BookingNotice({ booking }: { booking: Booking }) {
  const state = useBookingState(booking)
  if (state === 'awaitingPayment') return <OpenPaymentNotice booking={booking} />
  if (state === 'cancellationRequested') {
    return (
      <Notice tone="info" title={<Trans>Cancellation requested</Trans>}>
        <Trans>The rental company will confirm. Your booking stays active until then.</Trans>
      </Notice>
    )
  }
  // Hide the balance after pick-up, when it has been settled.
  return state === 'confirmed' ? <BalanceNotice booking={booking} /> : null
}

/** The amount due or to be refunded after a price change. */
function BalanceNotice({ booking }: { booking: Booking }) {
  const { showPayment } = usePrices()
  const { bill, paid } = computeBookingBill(booking)
  const { due, refund } = showPayment(bill, paid)
  if (isPartPaid(booking)) {
    return (
      <Notice tone="warning" title={<Trans>Part paid</Trans>}>
        <Trans>Your booking is confirmed. Pay the remaining {due} at pick-up.</Trans>
      </Notice>
    )
  }
  if (computeBookingBalance(booking)?.state !== 'overpaid') return null
  return (
    <Notice tone="info">
      <Trans>
        The price is lower than what you paid. The rental company refunds {refund} at pick-up.
      </Trans>
    </Notice>
  )
}

/** Shown until the payment window ends, while the car is held for the customer. */
function OpenPaymentNotice({ booking }: { booking: Booking }) {
  const { zone } = toBookingTimes(booking)
  return (
    <Notice tone="warning" title={<Trans>The online payment isn’t complete</Trans>}>
      {booking.expiresAt ? <HeldUntil expiresAt={booking.expiresAt} zone={zone} /> : null}
    </Notice>
  )
}
