import { useLingui } from '@lingui/react/macro'

import {
  type CarFilters,
  type FilterName,
  FILTERS,
  isAmountFilter,
  isSingleFilter,
  type MultiFilter,
} from '#api/links/car-filters.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { styled } from '#ui/style/styled.ts'

import {
  FILTER_GROUPS,
  hasChoice,
  getOptionName,
  PANEL_FILTERS,
  switchFilter,
} from './filter-groups.ts'
import { BookedChoice, type BookedChoiceProps } from './booked-choice.tsx'
import { FilterOptions } from './filter-options.tsx'
import type { FilterChange } from '../search-params.ts'
import { useSingleFilters } from './single-filters.ts'

type Schemas = components['schemas']

export interface FiltersProps extends BookedChoiceProps {
  filters: CarFilters
  facets: Schemas['CarFacets'] | null
  /** Whether a response has arrived, with or without facets. */
  isAnswered: boolean
  suppliers: readonly Schemas['SupplierWithCars'][]
  /** False when the operator hides suppliers. */
  showsSuppliers: boolean
  /** The deposit thresholds, in millimes. */
  deposits: readonly number[]
  onChange: (change: FilterChange) => Promise<void>
}

/** All filters of a search. A choice applies immediately; there is no apply button. */
export function Filters(props: FiltersProps) {
  const { filters, facets, suppliers, showsSuppliers, deposits, onChange } = props
  const { i18n, t } = useLingui()
  const capabilities = useCapabilities()
  const { sortedCars } = capabilities
  const oneOptions = useSingleFilters(filters, deposits)
  const optionCount = (filter: FilterName, option: string) => {
    const count = facets?.[filter][option]
    // The backend counts cars only for the amounts that it defines. Operators and links may use other amounts.
    return facets && !isAmountFilter(filter) ? (count ?? 0) : count
  }

  const lastChosen = PANEL_FILTERS.findLastIndex((filter) => hasChoice(filters, filter))
  /**
   * Returns whether no option of a filter matches a car. Returns true only for groups below the last choice, so
   * that nothing above it moves.
   */
  const isUseless = (filter: FilterName) =>
    facets !== null &&
    PANEL_FILTERS.indexOf(filter) > lastChosen &&
    Object.values(facets[filter]).every((count) => count === 0)

  function manyOptions(filter: MultiFilter) {
    const chosen: readonly string[] = filters[filter]
    if (filter === 'suppliers') {
      return suppliers.map(({ _id, fullName, carCount }) => ({
        value: _id,
        label: fullName,
        isChosen: chosen.includes(_id),
        count: optionCount(filter, _id) ?? carCount,
      }))
    }
    return FILTERS[filter].options.map((option) => {
      const name = getOptionName(filter, option, capabilities)
      return {
        value: option,
        label: name ? i18n._(name) : option,
        isChosen: chosen.includes(option),
        count: optionCount(filter, option),
      }
    })
  }

  function group(filter: FilterName) {
    const { title, layout } = FILTER_GROUPS[filter]
    const isOpen = hasChoice(filters, filter) || (layout === 'open' && !isUseless(filter))
    const common = { title: i18n._(title), isOpen, name: FILTERS[filter].param }

    return isSingleFilter(filter) ? (
      <FilterOptions
        key={filter}
        {...common}
        kind="radio"
        options={[
          { value: '', label: t`Any`, isChosen: filters[filter] === null },
          ...oneOptions(filter).map(({ value, param, label }) => ({
            value: String(value),
            param,
            label,
            isChosen: filters[filter] === value,
            count: optionCount(filter, param),
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

  const isOffered = (filter: FilterName) => {
    if (filter === 'suppliers') return showsSuppliers && suppliers.length > 1
    const isKnown = sortedCars && (facets !== null || !props.isAnswered)
    return isKnown || !('isExtension' in FILTERS[filter])
  }
  return (
    <styled.section aria-label={t`Filters`}>
      {PANEL_FILTERS.filter(isOffered).map(group)}
      {sortedCars ? <BookedChoice {...props} /> : null}
    </styled.section>
  )
}
