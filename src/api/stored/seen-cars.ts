import { CAR_RANGES, type CarRange } from '@masar/domain/car/catalogue.ts'

import { browserStore, deleteItem, readItem, writeItem } from './browser-storage.ts'
import type { TripSearch } from '../links/trip.ts'

/** A car whose page was opened in this browser. */
export interface SeenCar {
  id: string
  name: string
  range: CarRange
  /** The trip it was last viewed for. */
  search?: TripSearch | undefined
}

const STORAGE_KEY = 'masar-seen-cars'
const MAX_SEEN_CARS = 8

/** Reads the recently viewed cars, newest first. Omits trips that have passed. */
export function readSeenCars(now = new Date()): readonly SeenCar[] {
  const today = now.toISOString().slice(0, 10)
  return readStoredCars().map(({ search, ...car }) => ({
    ...car,
    search: search && search.from.slice(0, 10) >= today ? search : undefined,
  }))
}

export function storeSeenCar({ id, name, range, search }: SeenCar): void {
  const others = readStoredCars().filter((other) => other.id !== id)
  writeItem(
    browserStore,
    STORAGE_KEY,
    [{ id, name, range, search }, ...others].slice(0, MAX_SEEN_CARS),
  )
}

export const deleteSeenCars = (): void => void deleteItem(browserStore, STORAGE_KEY)

function readStoredCars(): SeenCar[] {
  const storedValue = readItem(browserStore, STORAGE_KEY)
  return Array.isArray(storedValue) ? storedValue.filter(isSeenCar) : []
}

const hasTexts = (value: unknown, parts: readonly string[]): value is object =>
  typeof value === 'object' &&
  value !== null &&
  parts.every((part) => typeof Reflect.get(value, part) === 'string')

const isSeenCar = (value: unknown): value is SeenCar =>
  hasTexts(value, ['id', 'name']) &&
  CAR_RANGES.some((range) => range === Reflect.get(value, 'range')) &&
  (!('search' in value) || hasTexts(value.search, ['pickup', 'dropoff', 'from', 'to']))
