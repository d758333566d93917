import { useLingui } from '@lingui/react/macro'

import {
  type CarFilters,
  FILTER_NAMES,
  type FilterName,
  isSingleFilter,
  type MultiFilter,
} from '#api/links/car-filters.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { useCapabilities } from '#rental/operator-settings.ts'

import type { FilterChange } from '../search-params.ts'
import { getOptionName, switchFilter } from './filter-groups.ts'
import { useSingleFilters } from './single-filters.ts'

/** One active filter option, and the change that removes it. */
export interface AppliedFilter {
  key: string
  filter: FilterName
  label: string
  without: FilterChange
}

type Suppliers = readonly components['schemas']['Supplier'][]

/** The active filter options, with labels in the visitor's language. */
export function useAppliedFilters(filters: CarFilters, suppliers: Suppliers): AppliedFilter[] {
  const { i18n, t } = useLingui()
  const oneOptions = useSingleFilters(filters)
  const capabilities = useCapabilities()

  function label(filter: MultiFilter, option: string): string {
    if (filter === 'suppliers') {
      return suppliers.find(({ _id }) => _id === option)?.fullName ?? t`Rental company`
    }
    const name = getOptionName(filter, option, capabilities)
    return name ? i18n._(name) : option
  }

  return FILTER_NAMES.flatMap((filter): AppliedFilter[] => {
    if (isSingleFilter(filter)) {
      const chosen = oneOptions(filter).find(({ value }) => value === filters[filter])
      const without: FilterChange = (before) => ({ ...before, [filter]: null })
      return chosen ? [{ key: filter, filter, label: chosen.fullName, without }] : []
    }
    return filters[filter].map((option) => ({
      key: `${filter} ${option}`,
      filter,
      label: label(filter, option),
      without: switchFilter(filter, option, false),
    }))
  })
}
