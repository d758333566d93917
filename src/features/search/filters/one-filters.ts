import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import type { CarFilters } from '#api/links/car-filters.ts'
import { PRICE_FILTERS, RATING_FILTERS, SEAT_FILTERS } from '#domain/car/catalogue.ts'
import { toMinor } from '#domain/money/money.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { usePrices } from '#rental/prices.tsx'

import type { OneFilter } from './filter-groups.ts'

export interface OneOption {
  value: number
  label: string
  /** What it is called where its filter is not named beside it. */
  name?: string
}

const MORE_THAN_FIVE = 6

/**
 * The options of the filters with one choice, in the visitor's currency. An amount that is chosen
 * by a link is one of them, whatever else is offered.
 */
export function useOneFilters(
  chosen: CarFilters,
  deposits: readonly number[] = [],
): Record<OneFilter, OneOption[]> {
  const { t } = useLingui()
  const { round, show } = usePrices()
  const { filtersAsShown } = useCapabilities()

  const priceOption = (value: number): OneOption => {
    const most = show(value)
    return { value, label: t`Up to ${most}`, name: t`Up to ${most} a day` }
  }
  const depositOption = (value: number): OneOption => {
    const most = show(value)
    return {
      value,
      label: filtersAsShown ? t`Deposit up to ${most}` : t`Base deposit up to ${most}`,
    }
  }

  return {
    pricePerDay: withChosen(
      PRICE_FILTERS.map((whole) => round(toMinor(whole))),
      chosen.pricePerDay,
    ).map(priceOption),
    rating: RATING_FILTERS.map((value) => ({
      value,
      label: t`${plural(value, { one: '# star', other: '# stars' })} and up`,
    })),
    seats: SEAT_FILTERS.map((value) => ({
      value,
      label: value === MORE_THAN_FIVE ? t`More than 5 seats` : t`${value} seats`,
    })),
    deposit: withChosen(deposits, chosen.deposit).map(depositOption),
  }
}

const withChosen = (amounts: readonly number[], chosen: number | null) =>
  chosen === null || amounts.includes(chosen) ? amounts : [...amounts, chosen].sort((a, b) => a - b)
