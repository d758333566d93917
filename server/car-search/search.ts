import type { components } from '#openapi/schema.d.ts'

import { toMinor } from '#domain/money/money.ts'
import type { RentalSpan } from '#domain/rental/rental-clock.ts'

import type { ObjectId } from '../db/object-id.ts'
import { Facets, type FilterName } from './facets.ts'
import {
  type Fleet,
  type FleetCar,
  hasSeats,
  OPTION_FILTERS,
  optionMask,
  FILTER_OPTIONS,
  readMask,
} from './fleet.ts'
import { type FoundCar, sortOrder } from './orders.ts'
import { PriceCounts } from './price-counts.ts'
import { Totals } from './totals.ts'

type Schemas = components['schemas']
export type Criteria = Schemas['CarCriteria'] & {
  /** Absent: every supplier. */
  suppliers?: readonly ObjectId[] | undefined
  sort?: Schemas['CarSort'] | undefined
}

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
  visit: (car: FoundCar, failed: FilterName | null) => void,
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

type Filter = { name: FilterName; passes: (car: FleetCar, total: number) => boolean }

function onlyFailure(
  car: FleetCar,
  total: number,
  filters: readonly Filter[],
): FilterName | 'several' | null {
  let failed: FilterName | null = null
  for (const filter of filters) {
    if (filter.passes(car, total)) continue
    if (failed) return 'several'
    failed = filter.name
  }
  return failed
}

/** Only the filters that narrow. */
function chosenFilters(criteria: Criteria, days: number): Filter[] {
  const { suppliers, rating = -1, seats = -1, deposit = -1, pricePerDay = -1 } = criteria
  const wanted = new Set(suppliers)
  const filters: (Filter | null)[] = [
    suppliers ? { name: 'suppliers', passes: (car) => wanted.has(car.kind.supplier.id) } : null,
    anyOption('ranges', criteria.ranges),
    anyOption('carType', criteria.carType),
    anyOption('gearbox', criteria.gearbox),
    anyOption('mileage', criteria.mileage),
    anyOption('fuelPolicy', criteria.fuelPolicy),
    allOptions('included', criteria.included ?? []),
    allOptions('multimedia', criteria.multimedia ?? []),
    allOptions('carSpecs', chosenSpecs(criteria.carSpecs ?? {})),
    rating > -1
      ? { name: 'rating', passes: (car) => car.rating > 0 && car.rating >= rating }
      : null,
    seats > -1 ? { name: 'seats', passes: (car) => hasSeats(car.seats, seats) } : null,
    pricePerDay > 0 ? totalUpTo(toMinor(pricePerDay) * days) : null,
    deposit > 0 ? depositUpTo(toMinor(deposit)) : null,
  ]
  return filters.filter((filter) => filter !== null)
}

const totalUpTo = (limit: number): Filter => ({
  name: 'pricePerDay',
  passes: (_, total) => total <= limit,
})

const depositUpTo = (limit: number): Filter => ({
  name: 'deposit',
  passes: ({ deposit }) => deposit <= limit,
})

type Listed = 'ranges' | 'carType' | 'gearbox' | 'mileage' | 'fuelPolicy'

function anyOption(name: Listed, chosen: readonly string[] | undefined): Filter | null {
  if (!chosen || FILTER_OPTIONS[name].every((option) => chosen.includes(option))) return null
  const at = OPTION_FILTERS.indexOf(name)
  const mask = optionMask(FILTER_OPTIONS[name], (option) => chosen.includes(option))
  return { name, passes: (car) => (readMask(car.kind, at) & mask) !== 0 }
}

function allOptions(
  name: 'multimedia' | 'carSpecs' | 'included',
  chosen: readonly string[],
): Filter | null {
  if (chosen.length === 0) return null
  const at = OPTION_FILTERS.indexOf(name)
  const mask = optionMask(FILTER_OPTIONS[name], (option) => chosen.includes(option))
  return { name, passes: (car) => (readMask(car.kind, at) & mask) === mask }
}

const chosenSpecs = (specs: Schemas['CarSpecs']) =>
  FILTER_OPTIONS.carSpecs.filter((spec) => specs[spec] === true)

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
