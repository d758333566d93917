import { FILTER_NAMES, FILTERS } from '#api/links/car-filters.ts'

import type { SearchParams } from '../search-link.ts'
import { type FilterChange, readChoices, toSearchParams } from '../search-params.ts'

/**
 * The id of the form with all filters and the sort order. Some controls of this form are elsewhere on the page.
 */
export const FILTER_FORM_ID = 'filters'

const NO_PARAMS = Object.fromEntries(FILTER_NAMES.map((name) => [FILTERS[name].param, undefined]))

/** Returns the parameters of the same search with other filters, on the first page of the list. */
export const changeFilters =
  (change: FilterChange) =>
  (search: SearchParams): SearchParams => {
    const choices = readChoices(search)
    const next = { ...choices, filters: change(choices.filters), page: 1 }
    return { ...search, ...NO_PARAMS, page: undefined, ...toSearchParams(next) }
  }
