import { useLingui } from '@lingui/react/macro'

import {
  type AmountFilterName,
  type CarFilters,
  FILTERS,
  isAmountFilter,
  type SingleFilter,
} from '#api/links/car-filters.ts'
import { PRICE_FILTERS } from '@masar/domain/car/catalogue.ts'
import { toMajor, toMinor } from '@masar/domain/money/money.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { usePrices } from '#rental/prices.tsx'

import { FILTER_GROUPS } from './filter-groups.ts'

export interface SingleFilterOption {
  value: number
  /** The value in the URL and in the server's counts. */
  param: string
  label: string
  /** The label for places that do not show the filter title beside it. */
  fullName: string
}

/**
 * Returns a function that lists the options of a single-choice filter, in the display currency. The list always
 * includes an amount that a link has selected.
 */
export function useSingleFilters(chosen: CarFilters, deposits: readonly number[] = []) {
  const { i18n } = useLingui()
  const { round, show } = usePrices()
  const capabilities = useCapabilities()

  const amounts: Record<AmountFilterName, readonly number[]> = {
    pricePerDay: PRICE_FILTERS.map((whole) => round(toMinor(whole))),
    deposit: deposits,
  }
  const amountOptions = (filter: AmountFilterName) => {
    const { name, fullName } = FILTER_GROUPS[filter]
    return addChosenAmount(amounts[filter], chosen[filter]).map((value) => {
      const most = show(value)
      const label = i18n._(name(most, capabilities))
      const full = fullName ? i18n._(fullName(most)) : label
      return { value, param: String(toMajor(value)), label, fullName: full }
    })
  }
  const numberOptions = (filter: Exclude<SingleFilter, AmountFilterName>) =>
    FILTERS[filter].options.map((value) => {
      const label = i18n._(FILTER_GROUPS[filter].name(value))
      return { value, param: String(value), label, fullName: label }
    })

  return (filter: SingleFilter): SingleFilterOption[] =>
    isAmountFilter(filter) ? amountOptions(filter) : numberOptions(filter)
}

const addChosenAmount = (amounts: readonly number[], chosen: number | null) =>
  chosen === null || amounts.includes(chosen) ? amounts : [...amounts, chosen].sort((a, b) => a - b)
