import { readTripSearch, type TripSearch } from '#api/links/trip.ts'
import type { AnyFilter } from '#api/links/car-filters.ts'
import { readTypedLocations, type TypedLocations } from '#api/links/typed-locations.ts'

/**
 * The URL parameters of a search, so that a pasted link shows the same page. Defaults are omitted, and lists
 * are joined by dots. Parsed by `readChoices`.
 */
export interface SearchParams extends Partial<TripSearch>, TypedLocations, FilterParams {
  /** The value `1` includes booked cars. */
  unavailable?: string | undefined
  /** The sort order and the page. */
  sort?: string | undefined
  page?: string | undefined
  /** The ids of the compared cars. With `comparing: 1`, the cars are shown side by side. */
  compare?: string | undefined
  comparing?: string | undefined
}

type FilterParams = { [Param in AnyFilter['param']]?: string | undefined }

/**
 * Returns the trip of a search and every other non-empty parameter. Runs for every link to a search, even on
 * other pages, so it does not load the filter definitions; `readChoices` ignores invalid values later. Empty
 * parameters are returned as `undefined`, because the router keeps parameters that are not returned.
 */
export const readSearchParams = (raw: Record<string, unknown>): SearchParams => ({
  ...Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, value || undefined])),
  ...readTripSearch(raw),
  ...readTypedLocations(raw),
})
