import { Trans } from '@lingui/react/macro'

import { requiredAge } from '#domain/person/ages.ts'
import { toCarPrices, carDeposit } from '#domain/pricing/car-prices.ts'
import type { components } from '#openapi/schema.d.ts'
import { chakra } from '#ui/style/styled.ts'

import { usePrices } from '../prices.tsx'

export interface CarConditionsProps {
  car: components['schemas']['CarRow'] | components['schemas']['CarDetail']
}

/** What a driver has to bring: a deposit, and enough years on the day of pick-up. */
export function CarConditions({ car }: CarConditionsProps) {
  const { show } = usePrices()
  const deposit = carDeposit(toCarPrices(car), car.supplier.priceChangeRate)
  const depositText = show(deposit)
  const age = requiredAge(car.minimumAge)

  return (
    <chakra.p fontSize="sm" color="fg.muted">
      {deposit > 0 ? <Trans>Deposit: {depositText}</Trans> : <Trans>No deposit</Trans>}
      {' · '}
      <Trans>Minimum age {age}</Trans>
    </chakra.p>
  )
}
