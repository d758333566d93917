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
  measured,
  optionMask,
  type OptionsFilter,
  type Passes,
} from './filter-kinds.ts'
import type { CarKind, FleetCarRow } from './fleet.ts'

type Wire = components['schemas']
export type FilterKey = Wire['CarFilter']

export type Criteria = Wire['CarCriteria'] & {
  /** Absent means every supplier. */
  suppliers?: readonly ObjectId[] | undefined
  sort?: Wire['CarSort'] | undefined
}
type Selected<Name extends FilterKey> = NonNullable<Criteria[Name]>

/** `Facets` counts suppliers by id, `PriceCounts` prices, which depend on the dates. */
type CountedApart = 'suppliers' | 'pricePerDay'
export type OptionFilter = Exclude<FilterKey, CountedApart>

type CarSpec = keyof Wire['CarSpecs']

const HAS_SPEC: Record<CarSpec, (car: FleetCarRow) => boolean> = {
  aircon: ({ aircon }) => aircon,
  moreThanFourDoors: ({ doors }) => doors >= 4,
  moreThanFiveSeats: ({ seats }) => seats > 5,
}
const CAR_SPECS = Object.keys(HAS_SPEC) as CarSpec[]
const specs = matchAll(CAR_SPECS, (car, spec) => HAS_SPEC[spec as CarSpec](car))

/** Every filter of a search: which cars pass it, and which of its options a car has. */
const FILTERS: { [Name in CountedApart]: Filter<Selected<Name>> } & {
  [Name in OptionFilter]: OptionsFilter<Selected<Name>>
} = {
  suppliers: {
    narrow(selected) {
      const wanted = new Set(selected)
      return ({ kind }) => wanted.has(kind.supplier.id)
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
    ...specs,
    narrow: (selected, search) =>
      specs.narrow(
        CAR_SPECS.filter((spec) => selected[spec]),
        search,
      ),
  },
  rating: measured(RATING_FILTERS, -1, ({ rating }, selected) => rating > 0 && rating >= selected),
  // 6 means "more than five" (SEARCH-5).
  seats: measured(SEAT_FILTERS, -1, ({ seats }, selected) =>
    selected === 6 ? seats > 5 : seats === selected,
  ),
  deposit: measured(DEPOSIT_FILTERS, 0, ({ deposit }, selected) => deposit <= toMinor(selected)),
}

export const FILTER_KEYS = Object.keys(FILTERS) as FilterKey[]
export const OPTION_FILTERS = FILTER_KEYS.filter(
  (name): name is OptionFilter => 'options' in FILTERS[name],
)

export const filterOptions = (name: OptionFilter): readonly string[] => FILTERS[name].options

/** Whether each further option of a filter narrows the search. */
export const isNarrowing = (name: OptionFilter): boolean => FILTERS[name].isNarrowing

/** An active filter. */
export interface ChosenFilter {
  name: FilterKey
  passes: Passes
}

/** Only the filters that narrow the search. */
export const chosenFilters = (criteria: Criteria, days: number): ChosenFilter[] =>
  FILTER_KEYS.flatMap((name) => {
    const passes = narrowBy(name, criteria[name], days)
    return passes ? [{ name, passes }] : []
  })

function narrowBy<Name extends FilterKey>(name: Name, selected: Criteria[Name], days: number) {
  const filters: { [Key in FilterKey]: Filter<Selected<Key>> } = FILTERS
  return selected === undefined
    ? null
    : filters[name].narrow(selected, { readMask: maskReader(name), days })
}

/** For every filter of `OPTION_FILTERS`, in order, a bit mask of the car's options. */
export const optionMasks = (car: FleetCarRow): number[] =>
  OPTION_FILTERS.map((name) => {
    const { options, hasOption } = FILTERS[name]
    return optionMask(options, (option) => hasOption(car, option))
  })

/** Reads the option mask of one filter from a kind of cars. */
export function maskReader(name: FilterKey): (kind: CarKind) => number {
  const at = OPTION_FILTERS.findIndex((other) => other === name)
  return ({ masks }) => {
    const mask = masks[at]
    if (mask === undefined) throw new RangeError(`The filter ${name} has no options.`)
    return mask
  }
}
