import { Trans } from '@lingui/react/macro'

import type { Booking } from '#api/bookings.query.ts'
import { PriceBreakdown } from '#rental/car-facts/price-breakdown.tsx'
import { Card } from '#ui/card.tsx'
import { usePrices } from '#rental/prices.tsx'
import { Stack } from '#ui/styled.ts'
import { H2, P } from '#ui/type.tsx'

import { isOff } from '../booking-status.tsx'
import { billOfBooking } from './bill-of-booking.ts'
import { BookingPayments } from './booking-payments.tsx'
import { Amounts, Fact } from './facts.tsx'

/** What it costs, line by line, what is paid and what is due at the counter. */
export function BookingBill({ booking }: { booking: Booking }) {
  const { showBill } = usePrices()
  const { lines, bill } = billOfBooking(booking)

  return (
    <Card tone="sand">
      <Stack gap="4">
        <H2>
          <Trans>Price</Trans>
        </H2>
        {lines.length > 0 ? (
          <PriceBreakdown lines={lines} deposit={bill.deposit} />
        ) : (
          <Amounts>
            <Fact name={<Trans>Total</Trans>}>
              <strong>{showBill(bill).rental}</strong>
            </Fact>
          </Amounts>
        )}
        {isOff(booking) ? null : <PaidAndDue booking={booking} />}
        <BookingPayments booking={booking} />
      </Stack>
    </Card>
  )
}

function PaidAndDue({ booking }: { booking: Booking }) {
  const { showBill, showPayment } = usePrices()
  const { bill, paid: paidOnline, isDepositPaid } = billOfBooking(booking)
  const { deposit } = showBill(bill)
  const { paid, due } = showPayment(bill, paidOnline)

  return (
    <>
      <Amounts>
        <Fact name={<Trans>Paid online</Trans>}>{paid}</Fact>
        <Fact name={<Trans>At the counter</Trans>}>
          <strong>{due}</strong>
        </Fact>
      </Amounts>
      {bill.deposit > 0 ? (
        <P size="sm" tone="muted">
          {isDepositPaid ? (
            <Trans>The deposit of {deposit} is part of what you paid online.</Trans>
          ) : (
            <Trans>The deposit of {deposit} is part of what you pay at the counter.</Trans>
          )}{' '}
          <Trans>You get it back when the car comes back as it was.</Trans>
        </P>
      ) : null}
    </>
  )
}
