import { carDeposit, toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import { findCheaperLongerRental, priceRental } from '@masar/domain/pricing/price.ts'
import { rentalSpan, type WallClock } from '@masar/domain/rental/rental-clock.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { styled } from '#ui/style/styled.ts'

import { usePrices } from '../prices.tsx'
import { LongerForLess } from './longer-for-less.tsx'
import { RentalDays } from './rental-days.tsx'

export interface RentalTotalProps {
  car: components['schemas']['CarRow'] | components['schemas']['CarDetail']
  /** Wall clocks of the pick-up place. */
  from: WallClock
  to: WallClock
  zone?: string | undefined
}

const Total = styled(
  'p',
  {
    base: {
      // Letters twice as large keep their amount within a telephone.
      fontSize: 'min(1.5rem, 14.5vw)',
      fontWeight: 'bold',
      lineHeight: 'tight',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'break-word',
    },
  },
  { defaultProps: { translate: 'no' } },
)

/** What a rental costs in all and a day, and when a longer one costs less. */
export function RentalTotal({ car, from, to, zone }: RentalTotalProps) {
  const { showBill } = usePrices()
  const rate = car.supplier.priceChangeRate
  const prices = toCarPrices(car, zone)
  const span = rentalSpan(from, to)
  const { total, days } = priceRental(prices, span, {}, rate)

  return (
    <>
      <Total>{showBill({ lines: [total], deposit: carDeposit(prices, rate) }).rental}</Total>
      <styled.p fontSize="sm" lineHeight="1.4">
        <RentalDays total={total} days={days} />
      </styled.p>
      <LongerForLess
        longer={findCheaperLongerRental(prices, span, {}, rate)}
        days={days}
        from={from}
      />
    </>
  )
}
