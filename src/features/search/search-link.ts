import { readTripSearch, type TripSearch } from '#api/links/trip.ts'
import { readTypedLocations, type TypedLocations } from '#api/links/typed-locations.ts'

/**
 * A search as the URL says it, so that a pasted link shows the same page. What is usual is left
 * out; lists are joined by dots. `readChoices` says what it means.
 */
export interface SearchParams extends Partial<TripSearch>, TypedLocations {
  /** Ranges, extras that are included, then fuels, gearboxes, mileages, fuel policies, multimedia, specs, suppliers. */
  rg?: string
  ic?: string
  fu?: string
  gb?: string
  ml?: string
  fp?: string
  mm?: string
  sp?: string
  su?: string
  /** Stars and up, seats, the highest deposit and price a day in dinars. */
  st?: number
  se?: number
  de?: number
  pr?: number
  /** 1 shows booked cars too. */
  xb?: number
  /** The order and the page. */
  by?: string
  n?: number
  /** The cars that are compared; 1 shows them beside each other. */
  vs?: string
  vo?: number
}

const WORDS = ['rg', 'ic', 'fu', 'gb', 'ml', 'fp', 'mm', 'sp', 'su', 'by', 'vs']
const NUMBERS = ['st', 'se', 'de', 'xb', 'n', 'vo']

/**
 * What has the form of a search; anything else in a URL is dropped. It runs for every link to a
 * search, at the front door too, and so leaves the meaning of the words to the search page. The
 * router keeps a parameter that is not answered: a wrong one is answered by `undefined`.
 */
export function readSearchParams(raw: Record<string, unknown>): SearchParams {
  return {
    ...readTripSearch(raw),
    ...readTypedLocations(raw),
    ...each(WORDS, raw, readWord),
    ...each(NUMBERS, raw, readWhole),
    // What is round in the visitor's currency is a fraction of the operator's.
    pr: readPositive(raw['pr']),
  }
}

const each = <Value>(
  names: readonly string[],
  raw: Record<string, unknown>,
  read: (value: unknown) => Value,
) => Object.fromEntries(names.map((name) => [name, read(raw[name])]))

const readWord = (value: unknown) =>
  typeof value === 'string' && /^\w[\w.]*$/.test(value) ? value : undefined

function readPositive(value: unknown): number | undefined {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0
  return Number.isFinite(number) && number > 0 ? number : undefined
}

function readWhole(value: unknown): number | undefined {
  const number = readPositive(value)
  return Number.isInteger(number) ? number : undefined
}
