import { useLingui } from '@lingui/react/macro'

import { computeCarDeposit, toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { useCapabilities } from '../operator-settings.ts'
import { usePrices } from '../prices.tsx'

type Car = components['schemas']['CarRow'] | components['schemas']['CarDetail']

/**
 * Returns a function that formats the deposit of a car, or returns null for no deposit. If the filter compares
 * deposits without the supplier's rate, the text contains the deposit with and without the rate, so that the
 * card matches the filter that found the car.
 */
export function useDepositText(): (car: Car, zone?: string) => string | null {
  const { t } = useLingui()
  const { show } = usePrices()
  const { filtersAsShown } = useCapabilities()

  return (car, zone) => {
    const prices = toCarPrices(car, zone)
    const deposit = computeCarDeposit(prices, car.supplier.priceChangeRate)
    if (deposit === 0) return null
    const amount = show(deposit)
    const base = show(prices.deposit)
    return filtersAsShown || base === amount ? amount : t`${amount} (base deposit ${base})`
  }
}
