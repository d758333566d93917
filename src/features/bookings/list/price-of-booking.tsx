import { Trans } from '@lingui/react/macro'

import type { BookingInList } from '#api/bookings.query.ts'
import { toMinor } from '#domain/money.ts'
import { usePrices } from '#rental/prices.tsx'
import { chakra } from '#ui/styled.ts'
import { Figures } from '#ui/type.tsx'

/**
 * What the rental costs, as its own page says it. The wire has the amount of the chosen payment
 * (PAY-23): with a deposit in it, that is taken out; of a deposit alone a list does not tell
 * the rental, and what it is stands before it.
 */
export function PriceOfBooking({ booking }: { booking: BookingInList }) {
  const { show, showBill } = usePrices()
  const { isDeposit, isPayedInFull, deposit } = booking
  const price = toMinor(booking.price)

  if (isDeposit) {
    return (
      <Note>
        <Trans>Deposit: {show(price)}</Trans>
      </Note>
    )
  }
  const held = deposit === undefined ? 0 : toMinor(deposit)
  if (isPayedInFull && deposit !== undefined) {
    const { rental, total } = showBill({ lines: [Math.max(0, price - held)], deposit: held })
    return (
      <>
        <Amount>{rental}</Amount>
        {deposit > 0 ? (
          <Note>
            <Trans>{total} with deposit</Trans>
          </Note>
        ) : null}
      </>
    )
  }
  return (
    <>
      <Amount>{showBill({ lines: [price], deposit: held }).rental}</Amount>
      {isPayedInFull ? (
        <Note>
          <Trans comment="The price beside it has the deposit in it">with deposit</Trans>
        </Note>
      ) : null}
    </>
  )
}

const Amount = chakra(Figures, { base: { fontWeight: 'semibold' } })
const Note = chakra('span', {
  base: {
    display: 'block',
    fontSize: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
})
