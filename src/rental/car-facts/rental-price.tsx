import { Trans } from '@lingui/react/macro'

import { computeCarDeposit, toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import { priceRental } from '@masar/domain/pricing/price.ts'
import { makeRentalSpan } from '@masar/domain/rental/rental-clock.ts'
import { styled, Stack } from '#ui/style/styled.ts'

import { PriceBreakdown } from './price-breakdown.tsx'
import { RentalTotal, type RentalTotalProps } from './rental-total.tsx'

/** The price of a rental. Includes the bill if it has more than one line. */
export function RentalPrice(props: RentalTotalProps) {
  const { car, from, to, zone, extras = {} } = props
  const rate = car.supplier.priceChangeRate
  const prices = toCarPrices(car, zone)
  const { lines } = priceRental(prices, makeRentalSpan(from, to), extras, rate)

  return (
    <Stack gap="1">
      <RentalTotal {...props} />
      {lines.length > 1 ? (
        <styled.details fontSize="sm">
          <styled.summary cursor="pointer" color="accent" py="1">
            <Trans>Price details</Trans>
          </styled.summary>
          <PriceBreakdown lines={lines} deposit={computeCarDeposit(prices, rate)} size="sm" />
        </styled.details>
      ) : null}
    </Stack>
  )
}
