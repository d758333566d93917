import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { isBookingStatus, type BookingStatus } from '#domain/booking/booking-status.ts'
import { HeldUntil } from '#rental/deadline/held-until.tsx'
import { usePrices } from '#rental/prices.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { Notice } from '#ui/toast/notice.tsx'

import { bookingBalance, isPartPaid } from '../booking-balance.ts'
import { isBeingCancelled, isOff } from '../booking-status.tsx'
import { bookingTimes } from '../booking-times.ts'
import { useEnded } from '../use-ended.ts'
import { billBooking } from './bill-booking.ts'
import { usePayable } from './header-actions.tsx'

type Tone = 'info' | 'success' | 'warning' | 'danger'

const SENTENCES: Record<BookingStatus, [Tone, ReactNode]> = {
  pending: [
    'info',
    <Trans key="pending">
      The car is held for you. The rental company will confirm, and you will hear from us by email.
    </Trans>,
  ],
  reserved: [
    'success',
    <Trans key="reserved">The rental company has confirmed your booking.</Trans>,
  ],
  deposit: [
    'success',
    <Trans key="deposit">Your booking is confirmed, the deposit is paid.</Trans>,
  ],
  paid: ['success', <Trans key="paid">Your booking is confirmed, the rental is paid.</Trans>],
  paidInFull: ['success', <Trans key="full">Your booking is confirmed and paid in full.</Trans>],
  cancelled: ['danger', <Trans key="cancelled">This booking is cancelled.</Trans>],
  void: ['warning', <Trans key="void">Payment wasn’t completed, so this car isn’t booked.</Trans>],
}

/** What the status means for the customer at this time; an unknown status has no sentence. */
export function BookingNotice({ booking }: { booking: Booking }) {
  const isEnded = useEnded(booking)
  const { holdsUnpaidBookings } = useCapabilities()
  if (!isBookingStatus(booking.status)) return null
  if (isEnded && !isOff(booking)) return <Ended status={booking.status} />
  if (isBeingCancelled(booking)) {
    return (
      <Notice tone="warning" title={<Trans>Cancellation requested</Trans>}>
        <Trans>The rental company will confirm. Your booking stays active until then.</Trans>
      </Notice>
    )
  }
  if (booking.status === 'void' && booking.expiresAt) {
    return <PaymentOpen booking={booking} expiresAt={booking.expiresAt} />
  }
  if (booking.status === 'pending' && !holdsUnpaidBookings) {
    return (
      <Notice tone="info">
        <Trans>The rental company will confirm, and you will hear from us by email.</Trans>
      </Notice>
    )
  }
  return <StatusNotice booking={booking} status={booking.status} />
}

/** What the status means, and what is due or refunded since the price changed. */
function StatusNotice({ booking, status }: { booking: Booking; status: BookingStatus }) {
  const { showPayment } = usePrices()
  const [tone, sentence] = SENTENCES[status]
  const { bill, paid } = billBooking(booking)
  const { due, refund } = showPayment(bill, paid)
  if (isPartPaid(booking)) {
    return (
      <Notice tone="warning" title={<Trans>Part paid</Trans>}>
        <Trans>Your booking is confirmed. Pay the remaining {due} at pick-up.</Trans>
      </Notice>
    )
  }
  return (
    <Notice tone={tone}>
      {sentence}{' '}
      {bookingBalance(booking)?.state === 'overpaid' ? (
        <Trans>
          The price is lower than what you paid. The rental company refunds {refund} at pick-up.
        </Trans>
      ) : null}
    </Notice>
  )
}

function Ended({ status }: { status: BookingStatus }) {
  return (
    <Notice tone="info">
      {status === 'pending' ? (
        <Trans>
          The dates of this booking have passed, and the rental company did not confirm it.
        </Trans>
      ) : (
        <Trans>This rental has ended.</Trans>
      )}
    </Notice>
  )
}

/** Until its payment window ends the car is kept for the customer. */
function PaymentOpen({ booking, expiresAt }: { booking: Booking; expiresAt: string }) {
  if (!usePayable(booking)) return <Notice tone="warning">{SENTENCES.void[1]}</Notice>

  const { zone } = bookingTimes(booking)
  return (
    <Notice tone="warning" title={<Trans>The online payment is not finished</Trans>}>
      <HeldUntil expiresAt={expiresAt} zone={zone} />
    </Notice>
  )
}
