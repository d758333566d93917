import { Trans } from '@lingui/react/macro'

import type { BookingInList } from '#api/queries/bookings.query.ts'
import { toMinor } from '@masar/domain/money/money.ts'
import { usePrices } from '#rental/prices.tsx'
import { styled } from '#ui/style/styled.ts'
import { Figures } from '#ui/style/type.tsx'

import { bookingBalance, isPartPaid } from '../booking-balance.ts'
import { useHasBegun } from '../booking-status.tsx'

/**
 * The total price and, apart, the deposit: the short form of the block on the booking's own page. Some
 * backends send the amount of the chosen payment alone (PAY-23): for a deposit the price is unknown, and the amount
 * is labeled Deposit.
 */
export function BookingPrice({ booking }: { booking: BookingInList }) {
  const { show, showBill } = usePrices()
  const hasBegun = useHasBegun(booking)
  const balance = bookingBalance(booking)
  const total = totalPrice(booking)
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
          <Trans>plus {deposit} refundable deposit</Trans>
        </Note>
      ) : null}
      {balance?.state === 'overpaid' && !hasBegun ? (
        <Note>
          <Trans>{show(balance.refund)} refunded at pick-up</Trans>
        </Note>
      ) : null}
      {isPartPaid(booking) && !hasBegun ? (
        <Note>
          <Trans>{show(balance?.due ?? 0)} due at pick-up</Trans>
        </Note>
      ) : null}
      {booking.isPayedInFull && booking.deposit === undefined ? (
        <Note>
          <Trans comment="The price beside it has the deposit in it">with deposit</Trans>
        </Note>
      ) : null}
    </>
  )
}

/** In millimes; null where nobody tells it. */
function totalPrice({ totalPrice: told, price, ...booking }: BookingInList): number | null {
  if (told !== undefined) return toMinor(told)
  const { isDeposit, isPayedInFull, deposit = 0 } = booking
  if (isDeposit) return null
  return isPayedInFull ? Math.max(0, toMinor(price) - toMinor(deposit)) : toMinor(price)
}

const Amount = styled(Figures, {
  base: { fontWeight: 'semibold', fontSize: { base: 'lg', lg: 'md' } },
})
const Note = styled('span', {
  base: {
    display: 'block',
    fontSize: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: { xl: 'nowrap' },
  },
})
