import { Trans } from '@lingui/react/macro'

import type { BookingInList } from '#api/queries/bookings.query.ts'
import { type Amount as Millimes, toMinor } from '@masar/domain/money/money.ts'
import { readBookedChoice } from '@masar/domain/payment/payment.ts'
import { usePrices } from '#rental/prices.tsx'
import { styled } from '#ui/style/styled.ts'
import { Figures } from '#ui/style/type.tsx'

import { computeBookingBalance, readPaidAmount } from '../booking-balance.ts'
import { useHasStarted } from '../booking-status.tsx'
import { DueText, useIsDue } from '../due-text.tsx'

/**
 * The total price and, separately, the deposit. Some backends send only the amount of the payment choice
 * (PAY-23). If that is the deposit, the total is unknown, and the amount is labelled Deposit.
 */
export function BookingPrice({ booking }: { booking: BookingInList }) {
  const { show, showBill } = usePrices()
  const hasBegun = useHasStarted(booking)
  const balance = computeBookingBalance(booking)
  const total = readTotalPrice(booking)
  if (total === null) {
    return (
      <Note>
        <Trans>Deposit: {show(toMinor(booking.price))}</Trans>
      </Note>
    )
  }
  const { rental, deposit } = showBill({ lines: [total], deposit: toMinor(booking.deposit ?? 0) })
  return (
    <>
      <Amount>{rental}</Amount>
      {booking.deposit ? (
        <Note>
          {isDepositPaid(booking, total) ? (
            <Trans>{deposit} refundable deposit paid</Trans>
          ) : (
            <Trans>plus {deposit} refundable deposit</Trans>
          )}
        </Note>
      ) : null}
      {balance?.state === 'overpaid' && !hasBegun ? (
        <Note>
          <Trans>{show(balance.refund)} refunded at pick-up</Trans>
        </Note>
      ) : null}
      <DueAmount booking={booking} total={total} />
      {booking.isPayedInFull && booking.deposit === undefined ? (
        <Note>
          <Trans comment="The price beside it has the deposit in it">with deposit</Trans>
        </Note>
      ) : null}
    </>
  )
}

/** The amount due at pick-up, as on the booking page. */
function DueAmount({ booking, total }: { booking: BookingInList; total: Millimes }) {
  const isDue = useIsDue(booking)
  const isDepositUnknown = booking.deposit === undefined && booking.paidOnline === undefined
  if (!isDue || isDepositUnknown) return null

  const deposit = toMinor(booking.deposit ?? 0)
  return (
    <Note isStrong>
      <DueText
        price={{
          rental: [total],
          extras: [],
          deposit,
          choice: readBookedChoice(booking),
          paid: readPaidAmount(booking, total, deposit),
        }}
      />
    </Note>
  )
}

/** Whether the online payment includes the deposit. */
function isDepositPaid(booking: BookingInList, total: Millimes): boolean {
  const deposit = toMinor(booking.deposit ?? 0)
  const isPartOfPayment = booking.isDeposit === true || booking.isPayedInFull === true
  return isPartOfPayment && readPaidAmount(booking, total, deposit) >= deposit
}

/** Returns the total price in millimes; null when the backend does not send it. */
function readTotalPrice({
  totalPrice: sentTotal,
  price,
  ...booking
}: BookingInList): number | null {
  if (sentTotal !== undefined) return toMinor(sentTotal)
  const { isDeposit, isPayedInFull, deposit = 0 } = booking
  if (isDeposit) return null
  return isPayedInFull ? Math.max(0, toMinor(price) - toMinor(deposit)) : toMinor(price)
}

const Amount = styled(Figures, {
  base: {
    fontWeight: 'semibold',
    fontSize: { base: 'lg', lg: 'md' },
    '@container (max-width: 13rem)': { fontSize: 'md' },
  },
})
const Note = styled('span', {
  base: {
    display: 'block',
    fontSize: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    isStrong: { true: { color: 'fg', fontWeight: 'bold', whiteSpace: { xl: 'nowrap' } } },
  },
})
