import {
  CAR_RANGES,
  DEPOSIT_FILTERS,
  FUEL_POLICIES,
  FUEL_TYPES,
  GEARBOXES,
  INCLUDED_FILTERS,
  MILEAGES,
  MULTIMEDIA,
  RATING_FILTERS,
  SEAT_FILTERS,
  UNLIMITED_MILEAGE,
} from '@masar/domain/car/catalogue.ts'
import { toMinor } from '@masar/domain/money/money.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { ObjectId } from '../db/object-id.ts'
import {
  matchAll,
  matchAny,
  type Filter,
  matchMeasure,
  toOptionMask,
  type OptionsFilter,
  type CarPredicate,
} from './filter-kinds.ts'
import type { CarKind, FleetCarRow } from './fleet.ts'

type Wire = components['schemas']
export type FilterKey = Wire['CarFilter']

export type Criteria = Wire['CarCriteria'] & {
  /** Absent means every supplier. */
  suppliers?: readonly ObjectId[] | undefined
  sort?: Wire['CarSort'] | undefined
}
type SelectedValue<Name extends FilterKey> = NonNullable<Criteria[Name]>

/**
 * Filters without fixed options: `Facets` counts suppliers by id, `PriceCounts` counts prices, which depend on
 * the dates.
 */
type FilterWithoutOptions = 'suppliers' | 'pricePerDay'
export type OptionFilter = Exclude<FilterKey, FilterWithoutOptions>

type CarSpec = keyof Wire['CarSpecs']

const SPEC_CHECKS: Record<CarSpec, (car: FleetCarRow) => boolean> = {
  aircon: ({ aircon }) => aircon,
  moreThanFourDoors: ({ doors }) => doors >= 4,
  moreThanFiveSeats: ({ seats }) => seats > 5,
}
const CAR_SPECS = Object.keys(SPEC_CHECKS) as CarSpec[]
const specFilter = matchAll(CAR_SPECS, (car, spec) => SPEC_CHECKS[spec as CarSpec](car))

/** Every filter of a search: which cars pass it, and which of its options a car has. */
const FILTERS: { [Name in FilterWithoutOptions]: Filter<SelectedValue<Name>> } & {
  [Name in OptionFilter]: OptionsFilter<SelectedValue<Name>>
} = {
  suppliers: {
    narrow(selected) {
      const supplierIds = new Set(selected)
      return ({ kind }) => supplierIds.has(kind.supplier.id)
    },
  },
  pricePerDay: {
    narrow(selected, { days }) {
      const limit = toMinor(selected) * days
      return selected > 0 ? (_, total) => total <= limit : null
    },
  },
  ranges: matchAny(CAR_RANGES, (car, range) => car.range === range),
  included: matchAll(INCLUDED_FILTERS, ({ cancellation }) => cancellation === 0),
  carType: matchAny(FUEL_TYPES, (car, type) => car.type === type),
  gearbox: matchAny(GEARBOXES, (car, gearbox) => car.gearbox === gearbox),
  mileage: matchAny(
    MILEAGES,
    (car, mileage) => (car.mileage === UNLIMITED_MILEAGE) === (mileage === 'unlimited'),
  ),
  fuelPolicy: matchAny(FUEL_POLICIES, (car, policy) => car.fuel_policy === policy),
  multimedia: matchAll(MULTIMEDIA, (car, item) => car.multimedia.some((other) => other === item)),
  carSpecs: {
    ...specFilter,
    narrow: (selected, search) =>
      specFilter.narrow(
        CAR_SPECS.filter((spec) => selected[spec]),
        search,
      ),
  },
  rating: matchMeasure(
    RATING_FILTERS,
    -1,
    ({ rating }, selected) => rating > 0 && rating >= selected,
  ),
  // 6 means "more than five" (SEARCH-5).
  seats: matchMeasure(SEAT_FILTERS, -1, ({ seats }, selected) =>
    selected === 6 ? seats > 5 : seats === selected,
  ),
  deposit: matchMeasure(
    DEPOSIT_FILTERS,
    0,
    ({ deposit }, selected) => deposit <= toMinor(selected),
  ),
}

export const FILTER_KEYS = Object.keys(FILTERS) as FilterKey[]
export const OPTION_FILTERS = FILTER_KEYS.filter(
  (name): name is OptionFilter => 'options' in FILTERS[name],
)

export const getFilterOptions = (name: OptionFilter): readonly string[] => FILTERS[name].options

/** Whether each further option of a filter narrows the search. */
export const isNarrowing = (name: OptionFilter): boolean => FILTERS[name].isNarrowing

export interface ChosenFilter {
  name: FilterKey
  passes: CarPredicate
}

/** Lists the filters that narrow the search. */
export const listChosenFilters = (criteria: Criteria, days: number): ChosenFilter[] =>
  FILTER_KEYS.flatMap((name) => {
    const passes = narrowBy(name, criteria[name], days)
    return passes ? [{ name, passes }] : []
  })

function narrowBy<Name extends FilterKey>(name: Name, selected: Criteria[Name], days: number) {
  const filters: { [Key in FilterKey]: Filter<SelectedValue<Key>> } = FILTERS
  return selected === undefined
    ? null
    : filters[name].narrow(selected, { readMask: createMaskReader(name), days })
}

/** Returns a bit mask of the car's options for every filter of `OPTION_FILTERS`, in that order. */
export const toOptionMasks = (car: FleetCarRow): number[] =>
  OPTION_FILTERS.map((name) => {
    const { options, hasOption } = FILTERS[name]
    return toOptionMask(options, (option) => hasOption(car, option))
  })

/** Creates a function that reads the option mask of one filter from a car kind. */
export function createMaskReader(name: FilterKey): (kind: CarKind) => number {
  const at = OPTION_FILTERS.findIndex((other) => other === name)
  return ({ masks }) => {
    const mask = masks[at]
    if (mask === undefined) throw new RangeError(`The filter ${name} has no options.`)
    return mask
  }
}
