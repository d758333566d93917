import { Trans } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'

import { OperatorSettings } from '#rental/operator-settings.ts'
import { Button } from '#ui/control/button.tsx'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

import { countCarFilters } from './filters/filter-groups.ts'
import type { FiltersProps } from './filters/filter-panel.tsx'
import { isAnswered, isNothingFound, type SearchResults } from './results/car-results.ts'
import { canSort, focusResults } from './results/results-heading.tsx'
import { SortControl } from './results/sort-control.tsx'
import { SearchTools } from './search-frame.tsx'
import type { CarSort } from './search-params.ts'

const FilterSheet = lazyPart(async () => (await import('./filters/filter-sheet.tsx')).FilterSheet)

export interface SearchToolRowProps {
  results: SearchResults
  filtering: FiltersProps
  sort: CarSort
  onSort: (sort: CarSort) => Promise<void>
}

/** The filters and the sort order on phones, always within reach. */
export function SearchToolRow({ results, filtering, sort, onSort }: SearchToolRowProps) {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)

  // Moves the focus only after the sheet has closed, because nothing behind an open sheet can receive the
  // focus.
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusResults()
    wasOpen.current = isOpen
  }, [isOpen])

  const { filters } = filtering
  const { sortedCars } = use(OperatorSettings).capabilities
  const count = countCarFilters(filters)

  return (
    <SearchTools>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onPointerEnter={FilterSheet.prefetch}
        onFocus={FilterSheet.prefetch}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden size={18} />
        <Trans>Filters</Trans>
        {count > 0 ? ` (${count})` : ''}
      </Button>
      {sortedCars && canSort(results) && !isNothingFound(results) ? (
        <SortControl isShort sort={sort} isDisabled={!results.facets} onSort={onSort} />
      ) : null}
      {isOpen ? (
        <FilterSheet
          {...filtering}
          total={isAnswered(results) ? results.total : null}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </SearchTools>
  )
}
