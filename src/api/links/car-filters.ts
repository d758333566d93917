import {
  CAR_RANGES,
  type CarRange,
  FUEL_POLICIES,
  FUEL_TYPES,
  type FuelPolicy,
  type FuelType,
  type Gearbox,
  GEARBOXES,
  type IncludedExtra,
  type Mileage,
  type Multimedia,
} from '#domain/car/catalogue.ts'
import { toMajor } from '#domain/money/money.ts'
import type { components } from '#openapi/schema.d.ts'

/** `moreThanFiveSeats`, which the wire knows too, is one of the seats (SEARCH-5). */
export const CAR_SPECS = ['aircon', 'moreThanFourDoors'] as const
export type CarSpec = (typeof CAR_SPECS)[number]

/** What narrows a search. An empty list or null narrows nothing. */
export interface CarFilters {
  suppliers: readonly string[]
  ranges: readonly CarRange[]
  /** A started day costs at most so much, in millimes. */
  pricePerDay: number | null
  /** Extras without a price of their own. */
  included: readonly IncludedExtra[]
  /** So many stars and up. */
  rating: number | null
  /** Exactly so many; 6 is six and more. */
  seats: number | null
  specs: readonly CarSpec[]
  /** All of them. */
  multimedia: readonly Multimedia[]
  fuels: readonly FuelType[]
  gearboxes: readonly Gearbox[]
  mileages: readonly Mileage[]
  fuelPolicies: readonly FuelPolicy[]
  /** At most so much, in millimes. */
  deposit: number | null
}

export const NO_FILTERS: CarFilters = {
  suppliers: [],
  ranges: [],
  pricePerDay: null,
  included: [],
  rating: null,
  seats: null,
  specs: [],
  multimedia: [],
  fuels: [],
  gearboxes: [],
  mileages: [],
  fuelPolicies: [],
  deposit: null,
}

type Criteria = Omit<components['schemas']['CarCriteria'], 'pickupLocation' | 'from' | 'to'>

/**
 * The filters as the wire wants them: full lists where nothing is chosen (BookCars finds nothing
 * for a list that is absent or empty) and -1 for no bound. What it does not know goes along only
 * where it is chosen.
 */
export function toCriteria(filters: CarFilters): Criteria {
  const { specs, pricePerDay, included } = filters
  return {
    carType: filters.fuels.length > 0 ? [...filters.fuels] : [...FUEL_TYPES],
    gearbox: filters.gearboxes.length > 0 ? [...filters.gearboxes] : [...GEARBOXES],
    fuelPolicy: filters.fuelPolicies.length > 0 ? [...filters.fuelPolicies] : [...FUEL_POLICIES],
    mileage: filters.mileages.length > 0 ? [...filters.mileages] : ['limited', 'unlimited'],
    ranges: filters.ranges.length > 0 ? [...filters.ranges] : [...CAR_RANGES],
    multimedia: [...filters.multimedia],
    rating: filters.rating ?? -1,
    seats: filters.seats ?? -1,
    deposit: filters.deposit === null ? -1 : toMajor(filters.deposit),
    carSpecs: Object.fromEntries(specs.map((spec) => [spec, true])),
    includeComingSoonCars: true,
    ...(pricePerDay !== null && { pricePerDay: toMajor(pricePerDay) }),
    ...(included.length > 0 && { included: [...included] }),
  }
}
