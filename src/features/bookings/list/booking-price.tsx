import { Trans } from '@lingui/react/macro'

import type { BookingInList } from '#api/queries/bookings.query.ts'
import type { BookingState } from '@masar/domain/booking/booking-state.ts'
import { type Amount as Millimes, toMinor } from '@masar/domain/money/money.ts'
import { readBookedChoice } from '@masar/domain/payment/payment.ts'
import { usePrices } from '#rental/prices.tsx'
import { styled } from '#ui/style/styled.ts'
import { Figures } from '#ui/style/type.tsx'

import { computeBookingBalance, readPaidAmount } from '../booking-balance.ts'
import { useBookingState, useHasStarted } from '../booking-status.tsx'

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

/**
 * The amount due at pick-up, as on the booking page. Hidden once the rental has begun, because it may have been
 * paid at the counter without being recorded.
 */
function DueAmount({ booking, total }: { booking: BookingInList; total: Millimes }) {
  const { showPrice } = usePrices()
  const state = useBookingState(booking)
  const hasBegun = useHasStarted(booking)
  const isDepositUnknown = booking.deposit === undefined && booking.paidOnline === undefined
  if (hasBegun || state === null || !STATES_WITH_DUE.has(state) || isDepositUnknown) return null

  const deposit = toMinor(booking.deposit ?? 0)
  const { atPickUp } = showPrice({
    rental: [total],
    extras: [],
    deposit,
    choice: readBookedChoice(booking),
    paid: readPaidAmount(booking, total, deposit),
  })
  if (!atPickUp) return null

  return (
    <Note isStrong>
      {atPickUp.isNothing ? (
        <Trans>Nothing to pay at pick-up</Trans>
      ) : (
        <Trans>{atPickUp.amount} due at pick-up</Trans>
      )}
    </Note>
  )
}

/** Whether the online payment includes the deposit. */
function isDepositPaid(booking: BookingInList, total: Millimes): boolean {
  const deposit = toMinor(booking.deposit ?? 0)
  const isPartOfPayment = booking.isDeposit === true || booking.isPayedInFull === true
  return isPartOfPayment && readPaidAmount(booking, total, deposit) >= deposit
}

const STATES_WITH_DUE: ReadonlySet<BookingState> = new Set([
  'requested',
  'confirmed',
  'cancellationRequested',
])

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
