import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Capabilities } from '#api/capabilities.ts'
import { CAR_SPECS, type CarFilters, type CarSpec } from '#api/links/car-filters.ts'
import {
  CAR_RANGES,
  FUEL_POLICIES,
  FUEL_TYPES,
  GEARBOXES,
  INCLUDED_FILTERS,
  type Mileage,
  MILEAGES,
  MULTIMEDIA,
} from '#domain/car/catalogue.ts'
import type { components } from '#openapi/schema.d.ts'
import {
  FUEL_NAMES,
  FUEL_POLICY_NAMES,
  GEARBOX_NAMES,
  INCLUDED_NAMES,
  MULTIMEDIA_NAMES,
} from '#rental/car-facts/car-names.ts'
import { RANGE_NAMES } from '#rental/range-names.ts'

import { type FilterChange, switched } from '../search-params.ts'

/** A filter of which several options can be on. */
export type ManyFilter = keyof {
  [Name in keyof CarFilters as CarFilters[Name] extends readonly string[] ? Name : never]: true
}
/** A filter of which one option can be on. */
export type OneFilter = Exclude<keyof CarFilters, ManyFilter>

/** The wire's name of a filter (its facet, and the `filter` of an empty answer). */
export const WIRE_NAMES: Record<keyof CarFilters, components['schemas']['CarFilter']> = {
  suppliers: 'suppliers',
  ranges: 'ranges',
  pricePerDay: 'pricePerDay',
  included: 'included',
  rating: 'rating',
  seats: 'seats',
  specs: 'carSpecs',
  multimedia: 'multimedia',
  fuels: 'carType',
  gearboxes: 'gearbox',
  mileages: 'mileage',
  fuelPolicies: 'fuelPolicy',
  deposit: 'deposit',
}

export const FILTER_TITLES: Record<keyof CarFilters, MessageDescriptor> = {
  ranges: msg`Range`,
  pricePerDay: msg`Price a day`,
  included: msg`Flexibility`,
  rating: msg`Rating`,
  seats: msg`Seats`,
  specs: msg`Car specs`,
  multimedia: msg`Multimedia`,
  fuels: msg`Engine`,
  gearboxes: msg`Gearbox`,
  mileages: msg`Mileage`,
  fuelPolicies: msg`Fuel policy`,
  deposit: msg`Deposit`,
  suppliers: msg`Rental company`,
}

const SPEC_NAMES: Record<CarSpec, MessageDescriptor> = {
  aircon: msg`Air conditioning`,
  moreThanFourDoors: msg`4+ doors`,
}

const MILEAGE_NAMES: Record<Mileage, MessageDescriptor> = {
  limited: msg({ message: 'Limited', comment: 'Kilometres a day' }),
  unlimited: msg({ message: 'Unlimited', comment: 'Kilometres a day' }),
}

type OptionNames = Record<
  Exclude<ManyFilter, 'suppliers'>,
  Readonly<Record<string, MessageDescriptor>>
>

const SPEC_NAMES_ELSEWHERE = { ...SPEC_NAMES, moreThanFourDoors: msg`More than 4 doors` }

/** The options of every filter with several, but the suppliers, which come with the answer. */
export const optionNames = ({ filtersAsShown }: Capabilities): OptionNames => ({
  ranges: RANGE_NAMES,
  included: INCLUDED_NAMES,
  specs: filtersAsShown ? SPEC_NAMES : SPEC_NAMES_ELSEWHERE,
  multimedia: MULTIMEDIA_NAMES,
  fuels: FUEL_NAMES,
  gearboxes: GEARBOX_NAMES,
  mileages: MILEAGE_NAMES,
  fuelPolicies: FUEL_POLICY_NAMES,
})

const OPTIONS: Record<Exclude<ManyFilter, 'suppliers'>, readonly string[]> = {
  ranges: CAR_RANGES,
  included: INCLUDED_FILTERS,
  specs: CAR_SPECS,
  multimedia: MULTIMEDIA,
  fuels: FUEL_TYPES,
  gearboxes: GEARBOXES,
  mileages: MILEAGES,
  fuelPolicies: FUEL_POLICIES,
}

export const filterOptions = (filter: Exclude<ManyFilter, 'suppliers'>) => OPTIONS[filter]

/** Switches an option of a filter on or off. */
export const switchFilter =
  (filter: ManyFilter, option: string, isOn: boolean): FilterChange =>
  (filters) => ({ ...filters, [filter]: switched<string>(filters[filter], option, isOn) })
