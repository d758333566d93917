import { readTripSearch, type TripSearch } from '#api/links/trip.ts'
import type { AnyFilter } from '#api/links/car-filters.ts'
import { readTypedLocations, type TypedLocations } from '#api/links/typed-locations.ts'

/**
 * A search as the URL says it, so that a pasted link shows the same page. What is usual is left
 * out; lists are joined by dots. `readChoices` says what it means.
 */
export interface SearchParams extends Partial<TripSearch>, TypedLocations, FilterParams {
  /** 1 shows booked cars too. */
  unavailable?: string | undefined
  /** The order and the page. */
  sort?: string | undefined
  page?: string | undefined
  /** The cars that are compared; 1 shows them beside each other. */
  compare?: string | undefined
  comparing?: string | undefined
}

type FilterParams = { [Param in AnyFilter['param']]?: string | undefined }

/**
 * The trip of a search, and every other parameter that is not empty. It runs for every link to a search, also on
 * other pages, so it does not load the table of filters: `readChoices` ignores what is wrong. The router keeps a
 * parameter that is not returned; `undefined` removes it.
 */
export const readSearchParams = (raw: Record<string, unknown>): SearchParams => ({
  ...Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, value || undefined])),
  ...readTripSearch(raw),
  ...readTypedLocations(raw),
})
