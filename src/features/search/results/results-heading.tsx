import { Plural, Trans } from '@lingui/react/macro'
import { use, type ReactNode } from 'react'

import { OperatorSettings } from '#rental/operator-settings.ts'
import { styled, HStack } from '#ui/style/styled.ts'
import { Tick } from '#ui/control/tick.tsx'
import { latest, useOptimisticChoice } from '#ui/control/optimistic-choice.ts'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { P } from '#ui/style/type.tsx'

import { isAnswered, isNothingFound, type SearchResults } from './car-results.ts'
import type { CarSort } from '../search-params.ts'
import { ApplyWithoutScript } from '../filters/apply-without-script.tsx'
import { FILTER_FORM } from '../filters/filter-links.ts'
import { SortChoice } from './sort-choice.tsx'

export interface ResultsHeadingProps {
  results: SearchResults
  sort: CarSort
  /** Shows and hides the filters beside the list. */
  filterToggle: ReactNode
  includesBooked: boolean
  onSort: (sort: CarSort) => Promise<void>
  onBooked: (includesBooked: boolean) => Promise<void>
}

/** The id of the head of the cars. */
export const RESULTS_HEADING = 'results'

/** Where a keyboard goes on when what it pressed is gone or has brought another list. */
export function focusResults(): void {
  document.getElementById(RESULTS_HEADING)?.focus({ preventScroll: true })
}

/** A backend that does not count does not sort either; until it has answered, nobody knows. */
export const canSort = ({ status, facets }: SearchResults) =>
  facets !== null || status === 'loading'

/** How many cars there are, read out when it changes, and what their order means. */
export function ResultsHeading(props: ResultsHeadingProps) {
  const { results, sort, includesBooked, onSort, onBooked } = props
  const { status, total, facets } = results
  const { sortedCars } = use(OperatorSettings).capabilities
  const isSorted = sortedCars && canSort(results)

  return (
    <HStack columnGap="3" rowGap="0" wrap="wrap" minH="11">
      <WhenParsed>
        <styled.div display={{ base: 'none', lg: 'block' }}>{props.filterToggle}</styled.div>
        <P
          id={RESULTS_HEADING}
          tabIndex={-1}
          aria-live="polite"
          fontWeight="semibold"
          minH="1lh"
          // The notice below says the same.
          srOnly={isNothingFound(results) ? true : undefined}
          scrollMarginTop="9rem"
          _focusVisible={{ outline: 'none' }}
        >
          {status === 'loading' ? (
            <Trans>Looking for cars…</Trans>
          ) : isAnswered(results) ? (
            <Plural value={total} one="# car" other="# cars" />
          ) : null}
        </P>
        {sort === 'recommended' && isSorted && !isNothingFound(results) ? (
          <styled.details fontSize="xs" color="fg.muted" _open={{ flexBasis: '100%', order: 1 }}>
            <styled.summary cursor="pointer" py="1">
              <Trans>How we sort</Trans>
            </styled.summary>
            <Trans>
              Cars that you can book come first, and cars before scooters, buses and trucks unless
              you ask for these. Then those rated 3.5 and more, and then the lowest price.
            </Trans>
          </styled.details>
        ) : null}
        {/* Always on a line of its own on phones, where the texts before it have different widths. */}
        <HStack
          columnGap="4"
          wrap="wrap"
          align="center"
          flexBasis={{ base: '100%', md: 'auto' }}
          ms={{ md: 'auto' }}
          css={{ '@media (scripting: none)': { rowGap: '2' } }}
        >
          {sortedCars ? <BookedChoice includesBooked={includesBooked} onBooked={onBooked} /> : null}
          {isSorted && !isNothingFound(results) ? (
            // On phones and tablets it is at the head of the page.
            <styled.div
              display={{ base: 'none', lg: 'block' }}
              css={{ '@media (scripting: none)': { display: 'block' } }}
            >
              <SortChoice sort={sort} isDisabled={!facets} form={FILTER_FORM} onSort={onSort} />
            </styled.div>
          ) : null}
          <ApplyWithoutScript />
        </HStack>
      </WhenParsed>
    </HStack>
  )
}

function BookedChoice(props: Pick<ResultsHeadingProps, 'includesBooked' | 'onBooked'>) {
  const [isChosen, choose] = useOptimisticChoice(props.includesBooked, latest, props.onBooked)

  return (
    <Tick
      type="checkbox"
      form={FILTER_FORM}
      name="unavailable"
      value="1"
      checked={isChosen}
      onChange={(event) => choose(event.target.checked)}
    >
      <styled.span fontSize="sm">
        <Trans>Include unavailable cars</Trans>
      </styled.span>
    </Tick>
  )
}
