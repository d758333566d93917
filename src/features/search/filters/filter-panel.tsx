import { useLingui } from '@lingui/react/macro'

import type { CarFilters } from '#api/links/car-filters.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { toMajor } from '#domain/money/money.ts'
import type { components } from '#openapi/schema.d.ts'
import { styled } from '#ui/style/styled.ts'

import {
  FILTER_TITLES,
  type ManyFilter,
  type OneFilter,
  optionNames,
  filterOptions,
  switchFilter,
  WIRE_NAMES,
} from './filter-groups.ts'
import { FILTER_PARAMS } from './filter-links.ts'
import { FilterOptions } from './filter-options.tsx'
import type { FilterChange } from '../search-params.ts'
import { useOneFilters } from './one-filters.ts'

type Schemas = components['schemas']

const ORDER = [
  'pricePerDay',
  'included',
  'rating',
  'seats',
  'specs',
  'multimedia',
  'fuels',
  'gearboxes',
  'mileages',
  'fuelPolicies',
  'deposit',
  'suppliers',
] as const satisfies readonly (keyof CarFilters)[]

/** These are open from the start; another one opens with a choice in it. */
const FIRST: readonly (keyof CarFilters)[] = [
  'pricePerDay',
  'included',
  'seats',
  'gearboxes',
  'specs',
  'deposit',
]

/** A backend that does not count them does not know them. */
const COUNTED: readonly (keyof CarFilters)[] = ['pricePerDay', 'included']

export interface FiltersProps {
  filters: CarFilters
  facets: Schemas['CarFacets'] | null
  /** Whether an answer has come, with or without facets. */
  isAnswered: boolean
  suppliers: readonly Schemas['SupplierWithCars'][]
  /** None when the operator hides suppliers. */
  showsSuppliers: boolean
  /** In millimes. */
  deposits: readonly number[]
  onChange: (change: FilterChange) => Promise<void>
}

/** Every way to narrow a search. A choice counts at once; nothing has to be applied. */
export function Filters(props: FiltersProps) {
  const { filters, facets, suppliers, showsSuppliers, deposits, onChange } = props
  const { i18n, t } = useLingui()
  const capabilities = useCapabilities()
  const { sortedCars } = capabilities
  const oneFilters = useOneFilters(filters, deposits)
  const optionCount = (filter: keyof CarFilters, option: string) => {
    const count = facets?.[WIRE_NAMES[filter]][option]
    // The backend counts up to its own amounts; an operator or a link may name others.
    return facets && !isAmount(filter) ? (count ?? 0) : count
  }

  const lastChosen = ORDER.findLastIndex((filter) => isOn(filters, filter))
  /** No car is left for any of its options; above what was chosen nothing moves. */
  const isUseless = (filter: (typeof ORDER)[number]) =>
    facets !== null &&
    ORDER.indexOf(filter) > lastChosen &&
    Object.values(facets[WIRE_NAMES[filter]]).every((count) => count === 0)

  function manyOptions(filter: ManyFilter) {
    const chosen: readonly string[] = filters[filter]
    if (filter === 'suppliers') {
      return suppliers.map(({ _id, fullName, carCount }) => ({
        value: _id,
        label: fullName,
        isChosen: chosen.includes(_id),
        count: optionCount(filter, _id) ?? carCount,
      }))
    }
    const names = optionNames(capabilities)[filter]
    return filterOptions(filter).map((option) => ({
      value: option,
      label: names[option] ? i18n._(names[option]) : option,
      isChosen: chosen.includes(option),
      count: optionCount(filter, option),
    }))
  }

  function group(filter: (typeof ORDER)[number]) {
    const title = i18n._(FILTER_TITLES[filter])
    const isOpen = isOn(filters, filter) || (FIRST.includes(filter) && !isUseless(filter))
    const common = { title, isOpen, name: FILTER_PARAMS[filter] }

    return isOne(filter) ? (
      <FilterOptions
        key={filter}
        {...common}
        kind="radio"
        options={[
          { value: '', label: t`Any`, isChosen: filters[filter] === null },
          ...oneFilters[filter].map(({ value, label }) => ({
            value: String(value),
            param: wireOption(filter, value),
            label,
            isChosen: filters[filter] === value,
            count: optionCount(filter, wireOption(filter, value)),
          })),
        ]}
        onChoose={(value) =>
          onChange((before) => ({ ...before, [filter]: value ? Number(value) : null }))
        }
      />
    ) : (
      <FilterOptions
        key={filter}
        {...common}
        kind="checkbox"
        options={manyOptions(filter)}
        onChoose={(option, isWanted) => onChange(switchFilter(filter, option, isWanted))}
      />
    )
  }

  const isOffered = (filter: keyof CarFilters) => {
    if (filter === 'suppliers') return showsSuppliers && suppliers.length > 1
    return !COUNTED.includes(filter) || (sortedCars && (facets !== null || !props.isAnswered))
  }
  return (
    <styled.section aria-label={t`Filters`}>{ORDER.filter(isOffered).map(group)}</styled.section>
  )
}

export function isOn(filters: CarFilters, filter: keyof CarFilters): boolean {
  return isOne(filter) ? filters[filter] !== null : filters[filter].length > 0
}

/** How many filters narrow the search. */
export const countCarFilters = (filters: CarFilters): number =>
  (Object.keys(filters) as (keyof CarFilters)[]).filter((filter) => isOn(filters, filter)).length

export const isOne = (filter: keyof CarFilters): filter is OneFilter =>
  filter === 'rating' || filter === 'seats' || filter === 'deposit' || filter === 'pricePerDay'

const isAmount = (filter: keyof CarFilters) => filter === 'deposit' || filter === 'pricePerDay'

const wireOption = (filter: OneFilter, value: number) =>
  String(isAmount(filter) ? toMajor(value) : value)
