import { Trans } from '@lingui/react/macro'
import { use } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import {
  type CancellationTerms,
  getFullRefundDeadline,
} from '@masar/domain/booking/cancellation.ts'
import { useDeadlineTexts } from '#rental/deadline/use-deadline-texts.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { usePrices } from '#rental/prices.tsx'
import { Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { toBookingTimes } from '../booking-times.ts'
import { computeBookingBill } from '../detail/bill-booking.ts'

export interface CancellationTermsTextProps {
  booking: Booking
  terms: CancellationTerms
}

/** States the cost of cancelling before the customer confirms (BOOKING-15). */
export function CancellationTermsText({ booking, terms }: CancellationTermsTextProps) {
  const { refundTerms } = use(OperatorSettings).capabilities
  const { showPayment } = usePrices()
  const { zone } = toBookingTimes(booking)
  const { bill, paid } = computeBookingBill(booking)
  const paidOnline = showPayment(bill, paid).paid
  const until = useDeadlineTexts(zone).moment(getFullRefundDeadline(booking.from))

  if (!refundTerms) {
    return (
      <Stack gap="3">
        <P>
          <Trans>The rental company sets the cancellation cost.</Trans>
        </P>
        <P>
          <Trans>The rental company will confirm. Your booking stays active until then.</Trans>
        </P>
      </Stack>
    )
  }
  return (
    <Stack gap="3">
      <P size="lg" fontWeight="bold">
        {terms !== 'full-refund' ? (
          <Trans>A fee may apply</Trans>
        ) : paid > 0 ? (
          <Trans>Refund of up to {paidOnline}</Trans>
        ) : (
          <Trans>Free of charge</Trans>
        )}
      </P>
      {terms === 'full-refund' ? (
        <P>
          {paid > 0 ? (
            <Trans>
              Free to cancel until {until}: you may get back the {paidOnline} you have paid online.
            </Trans>
          ) : (
            <Trans>Free to cancel until {until}. Nothing has been paid online.</Trans>
          )}
        </P>
      ) : (
        <P>
          <Trans>
            The pick-up is less than 24 hours away (free until {until}). The rental company may
            charge a fee.
          </Trans>
        </P>
      )}
      <P>
        <Trans>The rental company will confirm. Your booking stays active until then.</Trans>
      </P>
    </Stack>
  )
}
