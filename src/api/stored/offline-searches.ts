import { browserStore, deleteItem, readItem, writeItem } from './browser-storage.ts'
import type { TripSearch } from '../links/trip.ts'

/** A search made in this browser. */
export interface StoredSearch extends TripSearch {
  pickupName: string
  dropoffName: string
}

const STORAGE_KEY = 'masar-searches'
const MAX_SEARCHES = 5

/** Reads the latest searches, newest first, except those whose dates have passed. */
export function readUpcomingSearches(now = new Date()): readonly StoredSearch[] {
  const today = now.toISOString().slice(0, 10)
  return readStoredSearches().filter(({ from }) => from.slice(0, 10) >= today)
}

export function storeSearch(search: StoredSearch): void {
  const others = readStoredSearches().filter((other) => toSearchKey(other) !== toSearchKey(search))
  writeItem(browserStore, STORAGE_KEY, [search, ...others].slice(0, MAX_SEARCHES))
}

export const deleteSearches = (): void => void deleteItem(browserStore, STORAGE_KEY)

function readStoredSearches(): StoredSearch[] {
  const storedValue = readItem(browserStore, STORAGE_KEY)
  return Array.isArray(storedValue) ? storedValue.filter(isSearch) : []
}

const toSearchKey = ({ pickup, dropoff, from, to }: TripSearch) =>
  [pickup, dropoff, from, to].join()

const TEXT_FIELDS = ['pickup', 'dropoff', 'from', 'to', 'pickupName', 'dropoffName'] as const

const isSearch = (value: unknown): value is StoredSearch =>
  typeof value === 'object' &&
  value !== null &&
  TEXT_FIELDS.every((part) => part in value && typeof Reflect.get(value, part) === 'string')
