import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import type { Capabilities } from '#api/capabilities.ts'
import {
  type CarFilters,
  FILTER_NAMES,
  type FilterName,
  type ListedOption,
  type FILTERS,
  type MultiFilter,
} from '#api/links/car-filters.ts'
import {
  FUEL_NAMES,
  FUEL_POLICY_NAMES,
  GEARBOX_NAMES,
  INCLUDED_NAMES,
  MULTIMEDIA_NAMES,
} from '#rental/car-facts/car-names.ts'
import { RANGE_NAMES } from '#rental/range-names.ts'

import { type FilterChange, withEntry } from '../search-params.ts'

interface Group {
  title: MessageDescriptor
  /**
   * Whether the group is open initially. A closed group is opened if it contains a choice. A group with `tiles`
   * is shown above the list of cars instead.
   */
  layout: 'open' | 'closed' | 'tiles'
}
interface ChoicesGroup<Option extends string> extends Group {
  names: (backend: Capabilities) => Readonly<Record<Option, MessageDescriptor>>
}
interface NumberGroup extends Group {
  name: (value: number) => MessageDescriptor
}
interface AmountGroup extends Group {
  /** Returns the label of an option, given its amount in the display currency. */
  name: (most: string, backend: Capabilities) => MessageDescriptor
  /** Returns the label for places that do not show the filter title beside it. */
  fullName?: (most: string) => MessageDescriptor
}

const SPEC_NAMES = { aircon: msg`Air conditioning`, moreThanFourDoors: msg`4+ doors` }
const OLDER_SPEC_NAMES = { ...SPEC_NAMES, moreThanFourDoors: msg`More than 4 doors` }

const MILEAGE_NAMES = {
  limited: msg({ message: 'Limited', comment: 'Kilometres a day' }),
  unlimited: msg({ message: 'Unlimited', comment: 'Kilometres a day' }),
}

const MORE_THAN_FIVE_SEATS = 6

type Groups = {
  [Name in FilterName]: (typeof FILTERS)[Name]['kind'] extends 'oneOf'
    ? NumberGroup
    : (typeof FILTERS)[Name]['kind'] extends 'atMost'
      ? AmountGroup
      : (typeof FILTERS)[Name]['kind'] extends 'ids'
        ? Group
        : ChoicesGroup<ListedOption<Extract<Name, MultiFilter>>>
}

/** The title, layout and option names of each filter, in the order of the panel. */
export const FILTER_GROUPS: Groups = {
  ranges: { title: msg`Vehicle type`, layout: 'tiles', names: () => RANGE_NAMES },
  gearbox: { title: msg`Gearbox`, layout: 'open', names: () => GEARBOX_NAMES },
  carSpecs: {
    title: msg`Car specs`,
    layout: 'open',
    names: ({ filtersAsShown }) => (filtersAsShown ? SPEC_NAMES : OLDER_SPEC_NAMES),
  },
  pricePerDay: {
    title: msg`Price per day`,
    layout: 'open',
    name: (most) => msg`Up to ${most}`,
    fullName: (most) => msg`Up to ${most} per day`,
  },
  included: { title: msg`Flexibility`, layout: 'open', names: () => INCLUDED_NAMES },
  rating: {
    title: msg`Rating`,
    layout: 'closed',
    name: (value) => msg`${plural(value, { one: '# star', other: '# stars' })} and up`,
  },
  seats: {
    title: msg`Seats`,
    layout: 'open',
    name: (value) =>
      value === MORE_THAN_FIVE_SEATS ? msg`More than 5 seats` : msg`${value} seats`,
  },
  multimedia: { title: msg`Multimedia`, layout: 'closed', names: () => MULTIMEDIA_NAMES },
  carType: { title: msg`Engine`, layout: 'closed', names: () => FUEL_NAMES },
  mileage: { title: msg`Mileage`, layout: 'closed', names: () => MILEAGE_NAMES },
  fuelPolicy: { title: msg`Fuel policy`, layout: 'closed', names: () => FUEL_POLICY_NAMES },
  deposit: {
    title: msg`Deposit`,
    layout: 'open',
    name: (most, { filtersAsShown }) =>
      filtersAsShown ? msg`Deposit up to ${most}` : msg`Base deposit up to ${most}`,
  },
  suppliers: { title: msg`Rental company`, layout: 'closed' },
}

/** The filters of the panel, in display order. */
export const PANEL_FILTERS = (Object.keys(FILTER_GROUPS) as FilterName[]).filter(
  (name) => FILTER_GROUPS[name].layout !== 'tiles',
)

/** Returns the name of an option; null for suppliers, whose names are loaded with the cars. */
export function getOptionName(filter: MultiFilter, option: string, backend: Capabilities) {
  if (filter === 'suppliers') return null
  const names: Readonly<Record<string, MessageDescriptor>> = FILTER_GROUPS[filter].names(backend)
  return names[option] ?? null
}

/** Returns a change that switches an option of a filter on or off. */
export const switchFilter =
  (filter: MultiFilter, option: string, isOn: boolean): FilterChange =>
  (filters) => ({ ...filters, [filter]: withEntry<string>(filters[filter], option, isOn) })

export function hasChoice(filters: CarFilters, filter: FilterName): boolean {
  const chosen = filters[filter]
  return typeof chosen === 'object' ? Boolean(chosen?.length) : true
}

export const countCarFilters = (filters: CarFilters): number =>
  FILTER_NAMES.filter((filter) => hasChoice(filters, filter)).length
