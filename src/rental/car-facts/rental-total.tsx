import { Trans } from '@lingui/react/macro'

import { computeCarDeposit, toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import { findCheaperLongerRental, priceRental } from '@masar/domain/pricing/price.ts'
import type { ChosenExtras } from '@masar/domain/pricing/extras.ts'
import { makeRentalSpan, type WallClock } from '@masar/domain/rental/rental-clock.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { styled } from '#ui/style/styled.ts'

import { usePrices } from '../prices.tsx'
import { LongerForLess } from './longer-for-less.tsx'
import { RentalDays } from './rental-days.tsx'

export interface RentalTotalProps {
  car: components['schemas']['CarRow'] | components['schemas']['CarDetail']
  /** On the clock of the pick-up location. */
  from: WallClock
  to: WallClock
  zone?: string | undefined
  /** The chosen options, which are part of the total. */
  extras?: ChosenExtras | undefined
  /** Whether the car is available, so that a longer rental can be offered. */
  isOffered?: boolean
}

const Total = styled(
  'p',
  {
    base: {
      // Fits an amount into the width of a phone at 200% text size.
      fontSize: 'min(1.5rem, 14.5vw)',
      fontWeight: 'bold',
      lineHeight: 'tight',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'break-word',
    },
  },
  { defaultProps: { translate: 'no' } },
)

/** The price of a rental, in total and per day, and a longer rental that costs less. */
export function RentalTotal(props: RentalTotalProps) {
  const { car, from, to, zone, extras = {}, isOffered = true } = props
  const { show, showBill } = usePrices()
  const rate = car.supplier.priceChangeRate
  const prices = toCarPrices(car, zone)
  const span = makeRentalSpan(from, to)
  const { total: rental, days } = priceRental(prices, span, {}, rate)
  const { total } = priceRental(prices, span, extras, rate)
  const forOptions = show(total - rental)

  return (
    <>
      <Total>{showBill({ lines: [total], deposit: computeCarDeposit(prices, rate) }).rental}</Total>
      <styled.p fontSize="sm" lineHeight="1.4">
        <RentalDays total={rental} days={days} />
      </styled.p>
      {total > rental ? (
        <styled.p fontSize="sm" lineHeight="1.4">
          <Trans>incl. {forOptions} for options</Trans>
        </styled.p>
      ) : null}
      {isOffered ? (
        <LongerForLess
          longer={findCheaperLongerRental(prices, span, {}, rate)}
          days={days}
          from={from}
        />
      ) : null}
    </>
  )
}
