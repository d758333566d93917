import { Stack } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'

import type { Booking } from '#api/bookings.query.ts'
import { PriceBreakdown } from '#ui/car-facts/price-breakdown.tsx'
import { Card } from '#ui/card.tsx'
import { usePrices } from '#ui/prices.tsx'
import { Figures, H2, P } from '#ui/type.tsx'

import { billOfBooking } from './bill-of-booking.ts'
import { BookingPayments } from './booking-payments.tsx'
import { Fact, Facts } from './facts.tsx'

/** What it costs, line by line, what is paid and what is due at the counter. */
export function BookingBill({ booking }: { booking: Booking }) {
  const prices = usePrices()
  const { lines, rental, deposit, paid } = billOfBooking(booking)
  const due = Math.max(0, rental + deposit - paid)

  return (
    <Card tone="sand">
      <Stack gap="4">
        <H2>
          <Trans>Price</Trans>
        </H2>
        {lines.length > 0 ? (
          <PriceBreakdown lines={lines} total={rental} />
        ) : (
          <Figures fontWeight="bold" fontSize="xl">
            {prices.show(rental)}
          </Figures>
        )}
        {booking.status === 'cancelled' || booking.status === 'void' ? null : (
          <>
            <Facts>
              <Fact name={<Trans>Paid online</Trans>}>
                <Figures>{prices.show(paid)}</Figures>
              </Fact>
              <Fact name={<Trans>At the counter</Trans>}>
                <Figures fontWeight="semibold">{prices.show(due)}</Figures>
              </Fact>
            </Facts>
            {deposit > 0 ? (
              <P size="sm" tone="muted">
                <Trans>
                  A deposit of {prices.show(deposit)} is part of this. You get it back when the car
                  comes back as it was.
                </Trans>
              </P>
            ) : null}
          </>
        )}
        <BookingPayments booking={booking} />
      </Stack>
    </Card>
  )
}
