import { readTripSearch, type TripSearch } from '#api/links/trip.ts'
import type { AnyFilter } from '#api/links/car-filters.ts'
import { readTypedLocations, type TypedLocations } from '#api/links/typed-locations.ts'

/**
 * The URL parameters of a search, so that a pasted link shows the same page. Defaults are omitted; lists are
 * joined by dots. `readChoices` parses them.
 */
export interface SearchParams extends Partial<TripSearch>, TypedLocations, FilterParams {
  /** `1` also shows booked cars. */
  unavailable?: string | undefined
  /** The sort order and the page. */
  sort?: string | undefined
  page?: string | undefined
  /** The compared cars; `comparing: 1` shows them side by side. */
  compare?: string | undefined
  comparing?: string | undefined
}

type FilterParams = { [Param in AnyFilter['param']]?: string | undefined }

/**
 * Returns the trip of a search and every other non-empty parameter. It runs for every link to a search, even on
 * other pages, so it does not load the table of filters: `readChoices` ignores invalid values. The router keeps
 * parameters that are not returned; `undefined` removes them.
 */
export const readSearchParams = (raw: Record<string, unknown>): SearchParams => ({
  ...Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, value || undefined])),
  ...readTripSearch(raw),
  ...readTypedLocations(raw),
})
