import type { components } from '#openapi/schema.d.ts'

import { toMinor } from '#domain/money.ts'
import type { RentalSpan } from '#domain/rental-clock.ts'

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
import { Totals } from './totals.ts'

type Schemas = components['schemas']
export type Criteria = Schemas['CarCriteria'] & {
  /** Absent: every supplier. */
  suppliers?: readonly ObjectId[] | undefined
  sort?: Schemas['CarSort'] | undefined
}

export type FoundCar = { car: FleetCar; total: number }
export type SearchResult = { found: FoundCar[]; facets: Facets }

type Question = {
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
export function searchFleet({ fleet, isHeld, criteria, span }: Question): SearchResult {
  const filters = chosenFilters(criteria)
  const facets = new Facets(fleet.kinds)
  const totals = new Totals(fleet, span)
  const found: FoundCar[] = []
  for (const car of fleet.locations.get(criteria.pickupLocation)?.cars ?? []) {
    if (!isOffered(car, isHeld, criteria, span) || totals.of(car) === Infinity) continue
    const failed = onlyFailure(car, filters)
    if (failed === 'several') continue
    facets.count(car.kind, failed)
    if (failed === null) found.push({ car, total: totals.of(car) })
  }
  return { found: withinLimits(found.toSorted(ORDERS[criteria.sort ?? 'none'])), facets }
}

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

type Filter = { name: FilterName; passes: (car: FleetCar) => boolean }

function onlyFailure(car: FleetCar, filters: readonly Filter[]): FilterName | 'several' | null {
  let failed: FilterName | null = null
  for (const filter of filters) {
    if (filter.passes(car)) continue
    if (failed) return 'several'
    failed = filter.name
  }
  return failed
}

/** Only the filters that narrow. */
function chosenFilters(criteria: Criteria): Filter[] {
  const { suppliers, rating = -1, seats = -1, deposit = -1 } = criteria
  const wanted = new Set(suppliers)
  const filters: (Filter | null)[] = [
    suppliers ? { name: 'suppliers', passes: (car) => wanted.has(car.kind.supplier.id) } : null,
    anyOption('ranges', criteria.ranges),
    anyOption('carType', criteria.carType),
    anyOption('gearbox', criteria.gearbox),
    anyOption('mileage', criteria.mileage),
    anyOption('fuelPolicy', criteria.fuelPolicy),
    allOptions('multimedia', criteria.multimedia ?? []),
    allOptions('carSpecs', chosenSpecs(criteria.carSpecs ?? {})),
    rating > -1
      ? { name: 'rating', passes: (car) => car.rating > 0 && car.rating >= rating }
      : null,
    seats > -1 ? { name: 'seats', passes: (car) => hasSeats(car.seats, seats) } : null,
    deposit > 0 ? { name: 'deposit', passes: (car) => car.deposit <= toMinor(deposit) } : null,
  ]
  return filters.filter((filter) => filter !== null)
}

type Listed = 'ranges' | 'carType' | 'gearbox' | 'mileage' | 'fuelPolicy'

function anyOption(name: Listed, chosen: readonly string[] | undefined): Filter | null {
  if (!chosen || FILTER_OPTIONS[name].every((option) => chosen.includes(option))) return null
  const at = OPTION_FILTERS.indexOf(name)
  const mask = optionMask(FILTER_OPTIONS[name], (option) => chosen.includes(option))
  return { name, passes: (car) => (readMask(car.kind, at) & mask) !== 0 }
}

function allOptions(name: 'multimedia' | 'carSpecs', chosen: readonly string[]): Filter | null {
  if (chosen.length === 0) return null
  const at = OPTION_FILTERS.indexOf(name)
  const mask = optionMask(FILTER_OPTIONS[name], (option) => chosen.includes(option))
  return { name, passes: (car) => (readMask(car.kind, at) & mask) === mask }
}

const chosenSpecs = (specs: Schemas['CarSpecs']) =>
  FILTER_OPTIONS.carSpecs.filter((spec) => specs[spec] === true)

type Order = (a: FoundCar, b: FoundCar) => number

const byTotal: Order = (a, b) => a.total - b.total || a.car.order - b.car.order
const ORDERS: Record<Schemas['CarSort'] | 'none', Order> = {
  price: byTotal,
  rating: (a, b) => b.car.rating - a.car.rating || byTotal(a, b),
  size: (a, b) => b.car.seats - a.car.seats || byTotal(a, b),
  none: (a, b) =>
    (a.car.priceList.prices.dailyPrice ?? 0) - (b.car.priceList.prices.dailyPrice ?? 0) ||
    a.car.order - b.car.order,
}

/** A supplier may want only so many cars shown; the first ones of the order are. */
function withinLimits(found: FoundCar[]): FoundCar[] {
  const shown = new Map<ObjectId, number>()
  return found.filter(({ car }) => {
    const { supplier } = car.kind
    if (supplier.carLimit === null) return true
    const count = (shown.get(supplier.id) ?? 0) + 1
    shown.set(supplier.id, count)
    return count <= supplier.carLimit
  })
}
