import type { Amount } from '@masar/domain/money/money.ts'
import type { RentalSpan } from '@masar/domain/rental/rental-clock.ts'

import type { ObjectId } from '../db/object-id.ts'
import { Facets } from './facets.ts'
import { type ChosenFilter, listChosenFilters, type Criteria, type FilterKey } from './filters.ts'
import type { Fleet, FleetCar } from './fleet.ts'
import { type FoundCar, getSortOrder } from './orders.ts'
import { PriceCounts } from './price-counts.ts'
import { Totals } from './totals.ts'

export type SearchResult = { found: FoundCar[]; facets: Facets; prices: PriceCounts }

export type FleetSearch = {
  fleet: Fleet
  isHeld: (car: FleetCar) => boolean
  criteria: Criteria
  span: RentalSpan
}

/**
 * Returns the matching cars with prices, sorted, and the count for every option of every filter. Takes one
 * pass: a car that fails a single filter counts only for that filter's options.
 */
export function searchFleet(search: FleetSearch): SearchResult {
  const { fleet, span } = search
  const facets = new Facets(fleet.kinds)
  const prices = new PriceCounts(fleet.suppliers, span.days)
  const found: FoundCar[] = []
  visitOfferedCars(search, (car, failed) => {
    facets.count(car.car.kind, failed)
    prices.count(car, failed)
    if (failed === null) found.push(car)
  })
  return { found: sortFound(found, search.criteria), facets, prices }
}

/** Finds the same cars as `searchFleet`, without counting options. */
export function findFleetCars(search: FleetSearch): FoundCar[] {
  const found: FoundCar[] = []
  visitOfferedCars(search, (car, failed) => {
    if (failed === null) found.push(car)
  })
  return sortFound(found, search.criteria)
}

/** Sorts the found cars. The default order needs no sorting, because each location's cars are stored in it. */
const sortFound = (found: readonly FoundCar[], { sort, ranges }: Criteria) =>
  applyCarLimits(sort ? found.toSorted(getSortOrder(sort, ranges)) : found)

/** Visits every available car that fails at most one filter, together with that filter. */
function visitOfferedCars(
  { fleet, isHeld, criteria, span }: FleetSearch,
  visit: (car: FoundCar, failed: FilterKey | null) => void,
): void {
  const totals = new Totals(fleet, span)
  const filters = listChosenFilters(criteria, span.days)
  for (const car of fleet.locations.get(criteria.pickupLocation)?.cars ?? []) {
    if (!isOffered(car, isHeld, criteria, span)) continue
    const total = totals.of(car)
    if (total === Infinity) continue
    const failed = findOnlyFailure(car, total, filters)
    if (failed === 'several') continue
    visit({ car, total, isBookable: canBeBooked(car, isHeld, criteria) }, failed)
  }
}

/** Whether a found car can be booked. Booked cars are only found if the search includes them. */
const canBeBooked = (car: FleetCar, isHeld: FleetSearch['isHeld'], criteria: Criteria) =>
  !car.comingSoon && !(criteria.includeAlreadyBookedCars && (car.fullyBooked || isHeld(car)))

/** Whether the car is offered at all, regardless of the filters (SEARCH-26, CAR-7). */
function isOffered(
  car: FleetCar,
  isHeld: (car: FleetCar) => boolean,
  criteria: Criteria,
  span: RentalSpan,
): boolean {
  const { supplier } = car.kind
  if (!car.available || supplier.blacklisted || supplier.minimumRentalDays > span.days) return false
  if (car.comingSoon && !criteria.includeComingSoonCars) return false
  return criteria.includeAlreadyBookedCars === true || !(car.fullyBooked || isHeld(car))
}

function findOnlyFailure(
  car: FleetCar,
  total: Amount,
  filters: readonly ChosenFilter[],
): FilterKey | 'several' | null {
  let failed: FilterKey | null = null
  for (const filter of filters) {
    if (filter.passes(car, total)) continue
    if (failed) return 'several'
    failed = filter.name
  }
  return failed
}

/** If a supplier limits how many of its cars are shown, keeps only the first ones. */
function applyCarLimits(found: readonly FoundCar[]): FoundCar[] {
  const shown = new Map<ObjectId, number>()
  return found.filter(({ car }) => {
    const { supplier } = car.kind
    if (supplier.carLimit === null) return true
    const count = (shown.get(supplier.id) ?? 0) + 1
    shown.set(supplier.id, count)
    return count <= supplier.carLimit
  })
}
