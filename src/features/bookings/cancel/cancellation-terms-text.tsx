import { Trans } from '@lingui/react/macro'

import type { Booking } from '#api/bookings.query.ts'
import { type CancellationTerms, fullRefundUntil } from '#domain/cancellation.ts'
import { wallClockOf } from '#domain/rental-clock.ts'
import { useDates } from '#ui/dates.tsx'
import { usePrices } from '#rental/prices.tsx'
import { Stack } from '#ui/styled.ts'
import { P } from '#ui/type.tsx'

import { timesOf } from '../booking-times.ts'
import { billOfBooking } from '../detail/bill-of-booking.ts'

export interface CancellationTermsTextProps {
  booking: Booking
  terms: CancellationTerms
}

/** What cancelling costs, before it is asked for (BOOKING-15). */
export function CancellationTermsText({ booking, terms }: CancellationTermsTextProps) {
  const dates = useDates()
  const { showPayment } = usePrices()
  const { zone } = timesOf(booking)
  const { bill, paid } = billOfBooking(booking)
  const paidOnline = showPayment(bill, paid).paid
  const until = dates.moment(wallClockOf(fullRefundUntil(booking.from), zone))

  return (
    <Stack gap="3">
      {terms === 'full-refund' ? (
        <P>
          {paid > 0 ? (
            <Trans>
              You are in time: until {until} you may get back the {paidOnline} you have paid online.
            </Trans>
          ) : (
            <Trans>
              You are in time: cancelling is free until {until}. You have paid nothing online.
            </Trans>
          )}
        </P>
      ) : (
        <P>
          <Trans>
            The pick-up is less than 24 hours away (free until {until}). The supplier may charge a
            fee.
          </Trans>
        </P>
      )}
      <P>
        <Trans>
          Your request goes to the supplier, who answers it. Until then the booking stands.
        </Trans>
      </P>
    </Stack>
  )
}
