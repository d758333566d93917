import type { CarFilters } from '#api/links/car-filters.ts'

import type { SearchParams } from '../search-link.ts'
import { type FilterChange, readChoices, toSearchParams } from '../search-params.ts'

/** The id of the form with everything that narrows or sorts the list; controls elsewhere on the page belong to it, too. */
export const FILTER_FORM = 'filters'

/** The names of the filters in an address, and so of their controls in the form. */
export const FILTER_PARAMS: Record<keyof CarFilters, keyof SearchParams> = {
  suppliers: 'su',
  ranges: 'rg',
  pricePerDay: 'pr',
  included: 'ic',
  rating: 'st',
  seats: 'se',
  specs: 'sp',
  multimedia: 'mm',
  fuels: 'fu',
  gearboxes: 'gb',
  mileages: 'ml',
  fuelPolicies: 'fp',
  deposit: 'de',
}

const NO_PARAMS = Object.fromEntries(Object.values(FILTER_PARAMS).map((name) => [name, undefined]))

/** The address of the same search with other filters, at the start of its list. */
export const changeFilters =
  (change: FilterChange) =>
  (search: SearchParams): SearchParams => {
    const choices = readChoices(search)
    const next = { ...choices, filters: change(choices.filters), page: 1 }
    return { ...search, ...NO_PARAMS, n: undefined, ...toSearchParams(next) }
  }
