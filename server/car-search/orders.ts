import type { components } from '#openapi/schema.d.ts'

import { CAR_RANGES, type CarRange } from '#domain/car/catalogue.ts'

import { type FleetCar, OPTION_FILTERS, optionMask, FILTER_OPTIONS, readMask } from './fleet.ts'

export type FoundCar = { car: FleetCar; total: number; isBookable: boolean }

type Order = (a: FoundCar, b: FoundCar) => number

const byId = (a: FleetCar, b: FleetCar) => (a.id < b.id ? -1 : 1)
const byTotal: Order = (a, b) => a.total - b.total || byId(a.car, b.car)

/** The order of a location's cars, and of a search that asks for none: what one day costs. */
export const byDailyPrice = (a: FleetCar, b: FleetCar): number =>
  (a.priceList.prices.dailyPrice ?? 0) - (b.priceList.prices.dailyPrice ?? 0) || byId(a, b)

type Sort = components['schemas']['CarSort']
const ORDERS: Record<Exclude<Sort, 'recommended'>, Order> = {
  price: byTotal,
  rating: (a, b) => b.car.rating - a.car.rating || byTotal(a, b),
  size: (a, b) => b.car.seats - a.car.seats || byTotal(a, b),
}

/** The order that is asked for; `ranges` are those of the search. */
export function sortOrder(sort: Sort, ranges: readonly CarRange[] | undefined): Order {
  if (sort !== 'recommended') return ORDERS[sort]
  const isUnusual = unusualVehicles(ranges)
  return (a, b) => rank(a, isUnusual) - rank(b, isUnusual) || byTotal(a, b)
}

const RANGES = OPTION_FILTERS.indexOf('ranges')
/** What most people look for; the others come after it, unless they are asked for. */
const UNUSUAL = optionMask(FILTER_OPTIONS.ranges, (range) =>
  ['scooter', 'bus', 'truck'].includes(range),
)
const WELL_RATED = 3.5

/** Which vehicles nobody means who asks for a car: scooters, buses and trucks, unless the search names ranges. */
export function unusualVehicles(
  ranges: readonly CarRange[] | undefined,
): (car: FleetCar) => boolean {
  const isNarrowed = ranges !== undefined && CAR_RANGES.some((range) => !ranges.includes(range))
  return isNarrowed ? () => false : ({ kind }) => (readMask(kind, RANGES) & UNUSUAL) !== 0
}

/** Smaller comes first; the weights put one question before the next (SEARCH-30). */
function rank({ car, isBookable }: FoundCar, isUnusual: (car: FleetCar) => boolean): number {
  return (isBookable ? 0 : 4) + (isUnusual(car) ? 2 : 0) + (car.rating >= WELL_RATED ? 0 : 1)
}
