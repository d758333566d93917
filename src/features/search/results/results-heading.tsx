import { Plural, Trans } from '@lingui/react/macro'
import { use, type ReactNode } from 'react'

import type { CarFilters } from '#api/links/car-filters.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { styled, HStack } from '#ui/style/styled.ts'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { P } from '#ui/style/type.tsx'

import { isAnswered, isNothingFound, type SearchResults } from './car-results.ts'
import type { CarSort } from '../search-params.ts'
import { VehicleCount } from './vehicle-count.tsx'
import { ApplyWithoutScript } from '../filters/apply-without-script.tsx'
import { FILTER_FORM_ID } from '../filters/filter-links.ts'
import { SortControl } from './sort-control.tsx'

export interface ResultsHeadingProps {
  results: SearchResults
  filters: CarFilters
  /** The number of days. Every price on the page is the total for this period. */
  days: number
  sort: CarSort
  /** The button that toggles the filters beside the list. */
  filterToggle: ReactNode
  /** The link to share the search. On narrow screens, the page shows it below the cars instead. */
  share: ReactNode
  onSort: (sort: CarSort) => Promise<void>
}

/** The id of the heading above the cars. */
export const RESULTS_HEADING_ID = 'results'

/** Moves the focus to the heading of the list when the pressed control disappears or loads another list. */
export function focusResults(): void {
  document.getElementById(RESULTS_HEADING_ID)?.focus({ preventScroll: true })
}

/**
 * Returns whether to offer sorting. A backend that does not count cars cannot sort them either, but this is
 * unknown while the first response is loading.
 */
export const canSort = ({ status, facets }: SearchResults) =>
  facets !== null || status === 'loading'

/** The sort order, and the number of cars, which is announced when it changes. */
export function ResultsHeading(props: ResultsHeadingProps) {
  const { results, filters, days, sort, onSort } = props
  const { status, total, facets } = results
  const { sortedCars } = use(OperatorSettings).capabilities
  const isSorted = sortedCars && canSort(results)

  return (
    <HStack columnGap="3" rowGap="0" wrap="wrap" minH={{ base: '0', md: '11' }}>
      <WhenParsed>
        <styled.div display={{ base: 'none', md: 'block' }}>{props.filterToggle}</styled.div>
        <P
          id={RESULTS_HEADING_ID}
          tabIndex={-1}
          aria-live="polite"
          fontWeight="semibold"
          fontSize={{ base: 'sm', md: 'md' }}
          lineHeight={{ base: 'tight', md: 'normal' }}
          minH="1lh"
          // The notice below shows the same text.
          srOnly={isNothingFound(results) ? true : undefined}
          scrollMarginTop="9rem"
          _focusVisible={{ outline: 'none' }}
        >
          {status === 'loading' ? (
            <Trans>Searching…</Trans>
          ) : isAnswered(results) ? (
            <>
              <VehicleCount total={total} filters={filters} facets={facets} />
              {total > 0 ? (
                <styled.span fontWeight="normal" display={{ md: 'none', lg: 'inline' }}>
                  {' · '}
                  <Plural value={days} one="prices for # day" other="prices for # days" />
                </styled.span>
              ) : null}
            </>
          ) : null}
        </P>
        <HStack
          columnGap="4"
          wrap="wrap"
          align="center"
          ms={{ md: 'auto' }}
          css={{ '@media (scripting: none)': { rowGap: '2' } }}
        >
          <styled.div display={{ base: 'none', xl: 'flex' }}>{props.share}</styled.div>
          {isSorted && !isNothingFound(results) ? (
            // On phones, the sort control is at the top of the page.
            <styled.div
              display={{ base: 'none', md: 'block' }}
              css={{ '@media (scripting: none)': { display: 'block' } }}
            >
              <SortControl sort={sort} isDisabled={!facets} form={FILTER_FORM_ID} onSort={onSort} />
            </styled.div>
          ) : null}
          <ApplyWithoutScript />
        </HStack>
      </WhenParsed>
    </HStack>
  )
}
