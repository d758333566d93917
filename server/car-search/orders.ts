import type { Amount } from '@masar/domain/money/money.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { CAR_RANGES, type CarRange } from '@masar/domain/car/catalogue.ts'

import { createMaskReader } from './filters.ts'
import type { FleetCar } from './fleet.ts'

export type FoundCar = { car: FleetCar; total: Amount; isBookable: boolean }

type Order = (a: FoundCar, b: FoundCar) => number

const compareById = (a: FleetCar, b: FleetCar) => (a.id < b.id ? -1 : 1)
const compareByTotal: Order = (a, b) => a.total - b.total || compareById(a.car, b.car)

/** The default order of locations and searches: by the price of one day. */
export const compareByDailyPrice = (a: FleetCar, b: FleetCar): number =>
  (a.priceList.prices.dailyPrice ?? 0) - (b.priceList.prices.dailyPrice ?? 0) || compareById(a, b)

type Sort = components['schemas']['CarSort']
const ORDERS: Record<Exclude<Sort, 'recommended'>, Order> = {
  price: compareByTotal,
  rating: (a, b) => b.car.rating - a.car.rating || compareByTotal(a, b),
  size: (a, b) => b.car.seats - a.car.seats || compareByTotal(a, b),
}

/** Returns the requested order; `ranges` are the selected ranges of the search. */
export function getSortOrder(sort: Sort, ranges: readonly CarRange[] | undefined): Order {
  if (sort !== 'recommended') return ORDERS[sort]
  const isUnusual = matchUnusualVehicles(ranges)
  return (a, b) => computeRank(a, isUnusual) - computeRank(b, isUnusual) || compareByTotal(a, b)
}

const readRange = createMaskReader('ranges')
/** Listed after common vehicles, unless the search selects ranges. */
const UNUSUAL_RANGES: readonly CarRange[] = ['scooter', 'bus', 'truck']
const UNUSUAL_MASK = UNUSUAL_RANGES.reduce(
  (mask, range) => mask | (1 << CAR_RANGES.indexOf(range)),
  0,
)
const MIN_GOOD_RATING = 3.5

/**
 * Returns a predicate for vehicles that a general search does not look for: scooters, buses and trucks. It
 * matches none if the search selects ranges.
 */
export function matchUnusualVehicles(
  ranges: readonly CarRange[] | undefined,
): (car: FleetCar) => boolean {
  const isNarrowed = ranges !== undefined && CAR_RANGES.some((range) => !ranges.includes(range))
  return isNarrowed ? () => false : ({ kind }) => (readRange(kind) & UNUSUAL_MASK) !== 0
}

/** Computes the rank of a car; the lowest rank comes first. The weights prioritize the criteria (SEARCH-30). */
function computeRank({ car, isBookable }: FoundCar, isUnusual: (car: FleetCar) => boolean): number {
  return (isBookable ? 0 : 4) + (isUnusual(car) ? 2 : 0) + (car.rating >= MIN_GOOD_RATING ? 0 : 1)
}
