import { useLingui } from '@lingui/react/macro'

import { type CarFilters, NO_FILTERS } from '#api/links/car-filters.ts'
import type { components } from '#openapi/schema.d.ts'
import { useCapabilities } from '#rental/operator-settings.ts'

import type { FilterChange } from '../search-params.ts'
import { type ManyFilter, optionNames, switchFilter } from './filter-groups.ts'
import { isOne } from './filter-panel.tsx'
import { useOneFilters } from './one-filters.ts'

/** One option that narrows the list, and what takes it away. */
export interface AppliedFilter {
  key: string
  filter: keyof CarFilters
  label: string
  without: FilterChange
}

type Suppliers = readonly components['schemas']['Supplier'][]

/** What narrows the list, option by option, in the visitor's words. */
export function useAppliedFilters(filters: CarFilters, suppliers: Suppliers): AppliedFilter[] {
  const { i18n, t } = useLingui()
  const oneFilters = useOneFilters(filters)
  const names = optionNames(useCapabilities())

  function optionName(filter: ManyFilter, option: string): string {
    if (filter === 'suppliers') {
      return suppliers.find(({ _id }) => _id === option)?.fullName ?? t`Rental company`
    }
    const name = names[filter][option]
    return name ? i18n._(name) : option
  }

  return (Object.keys(NO_FILTERS) as (keyof CarFilters)[]).flatMap((filter): AppliedFilter[] => {
    if (isOne(filter)) {
      const chosen = oneFilters[filter].find(({ value }) => value === filters[filter])
      const without: FilterChange = (before) => ({ ...before, [filter]: null })
      return chosen ? [{ key: filter, filter, label: chosen.name ?? chosen.label, without }] : []
    }
    return filters[filter].map((option) => ({
      key: `${filter} ${option}`,
      filter,
      label: optionName(filter, option),
      without: switchFilter(filter, option, false),
    }))
  })
}
