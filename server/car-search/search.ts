import type { Amount } from '@masar/domain/money/money.ts'
import type { RentalSpan } from '@masar/domain/rental/rental-clock.ts'

import type { ObjectId } from '../db/object-id.ts'
import { Facets } from './facets.ts'
import { type ChosenFilter, chosenFilters, type Criteria, type FilterKey } from './filters.ts'
import type { Fleet, FleetCar } from './fleet.ts'
import { type FoundCar, sortOrder } from './orders.ts'
import { PriceCounts } from './price-counts.ts'
import { Totals } from './totals.ts'

export type SearchResult = { found: FoundCar[]; facets: Facets; prices: PriceCounts }

export type SearchQuestion = {
  fleet: Fleet
  isHeld: (car: FleetCar) => boolean
  criteria: Criteria
  span: RentalSpan
}

/**
 * The cars that match, each with its price, sorted; and for every option of every filter how many
 * there would be with it. One pass: a car that fails a single filter counts for that filter's
 * options only.
 */
export function searchFleet(question: SearchQuestion): SearchResult {
  const { fleet, span } = question
  const facets = new Facets(fleet.kinds)
  const prices = new PriceCounts(fleet.suppliers, span.days)
  const found: FoundCar[] = []
  visitOffered(question, (car, failed) => {
    facets.count(car.car.kind, failed)
    prices.count(car, failed)
    if (failed === null) found.push(car)
  })
  return { found: inOrder(found, question.criteria), facets, prices }
}

/** The same cars without a count of what else there is. */
export function findInFleet(question: SearchQuestion): FoundCar[] {
  const found: FoundCar[] = []
  visitOffered(question, (car, failed) => {
    if (failed === null) found.push(car)
  })
  return inOrder(found, question.criteria)
}

/** Cars come in the order of their location, which is the one that is meant where none is asked for. */
const inOrder = (found: readonly FoundCar[], { sort, ranges }: Criteria) =>
  withinLimits(sort ? found.toSorted(sortOrder(sort, ranges)) : found)

/** Hands on every car that can be shown and fails one filter at most, and which. */
function visitOffered(
  { fleet, isHeld, criteria, span }: SearchQuestion,
  visit: (car: FoundCar, failed: FilterKey | null) => void,
): void {
  const totals = new Totals(fleet, span)
  const filters = chosenFilters(criteria, span.days)
  for (const car of fleet.locations.get(criteria.pickupLocation)?.cars ?? []) {
    if (!isOffered(car, isHeld, criteria, span)) continue
    const total = totals.of(car)
    if (total === Infinity) continue
    const failed = onlyFailure(car, total, filters)
    if (failed === 'several') continue
    visit({ car, total, isBookable: canBeBooked(car, isHeld, criteria) }, failed)
  }
}

/** A search leaves out those that are taken, unless it asks for them. */
const canBeBooked = (car: FleetCar, isHeld: SearchQuestion['isHeld'], criteria: Criteria) =>
  !car.comingSoon && !(criteria.includeAlreadyBookedCars && (car.fullyBooked || isHeld(car)))

/** What no filter can bring back (SEARCH-26, CAR-7). */
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

function onlyFailure(
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

/** A supplier may want only so many cars shown; the first ones of the order are. */
function withinLimits(found: readonly FoundCar[]): FoundCar[] {
  const shown = new Map<ObjectId, number>()
  return found.filter(({ car }) => {
    const { supplier } = car.kind
    if (supplier.carLimit === null) return true
    const count = (shown.get(supplier.id) ?? 0) + 1
    shown.set(supplier.id, count)
    return count <= supplier.carLimit
  })
}
