import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { RATING_FILTERS, SEAT_FILTERS } from '#domain/catalogue.ts'
import { usePrices } from '#rental/prices.tsx'

import type { OneFilter } from './filter-groups.ts'

export interface OneOption {
  value: number
  label: string
}

const MORE_THAN_FIVE = 6

/** The options of the filters with one choice, in the visitor's currency. */
export function useOneFilters(deposits: readonly number[]): Record<OneFilter, OneOption[]> {
  const { t } = useLingui()
  const { show } = usePrices()

  return {
    rating: RATING_FILTERS.map((value) => ({
      value,
      label: t`${plural(value, { one: '# star', other: '# stars' })} and up`,
    })),
    seats: SEAT_FILTERS.map((value) => ({
      value,
      label: value === MORE_THAN_FIVE ? t`More than 5 seats` : t`${value} seats`,
    })),
    deposit: deposits.map((value) => {
      const most = show(value)
      return { value, label: t`Deposit up to ${most}` }
    }),
  }
}
