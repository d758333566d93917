import { useLingui } from '@lingui/react/macro'

import { computeCarDeposit, toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { useCapabilities } from '../operator-settings.ts'
import { usePrices } from '../prices.tsx'

type Car = components['schemas']['CarRow'] | components['schemas']['CarDetail']

/**
 * Returns a function that formats a car's deposit; it returns null for no deposit. If the backend filters by
 * the base deposit, without the supplier's rate, the text also contains the base deposit, so that the card
 * matches the filter.
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
