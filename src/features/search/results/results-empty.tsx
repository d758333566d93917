import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { type CarFilters, NO_FILTERS } from '#api/links/car-filters.ts'
import { Button } from '#ui/control/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

import { useAppliedFilters } from '../filters/applied-filters.ts'
import { WIRE_NAMES } from '../filters/filter-groups.ts'
import type { SearchResults } from './car-results.ts'
import type { FilterChange } from '../search-params.ts'
import { focusResults } from './results-heading.tsx'

export interface ResultsEmptyProps {
  filters: CarFilters
  results: Pick<SearchResults, 'widest' | 'suppliers'>
  onChange: (change: FilterChange) => Promise<void>
  /** Other days and locations. */
  children: ReactNode
}

/** Nothing found: what to let go of and what that brings, or where and when else to look. */
export function ResultsEmpty({ filters, results, onChange, children }: ResultsEmptyProps) {
  const { widest, suppliers } = results
  const applied = useAppliedFilters(filters, suppliers)
  const hiding = applied.filter(({ filter }) => WIRE_NAMES[filter] === widest?.filter)
  const [first] = hiding
  const widen = (change: FilterChange) => {
    focusResults()
    void onChange(change)
  }
  const name = hiding.map(({ label }) => label).join(', ')

  return (
    <Card tone="sand">
      <Stack gap="4">
        <H2>
          {applied.length > 0 ? (
            <Trans>No cars match</Trans>
          ) : (
            <Trans>No cars on these dates</Trans>
          )}
        </H2>
        {first && widest ? (
          <P>
            <Plural
              value={widest.without}
              one={`Remove “${name}” to see # car.`}
              other={`Remove “${name}” to see # cars.`}
            />
          </P>
        ) : applied.length > 0 ? (
          <P>
            <Trans>No car here has all of that on these dates.</Trans>
          </P>
        ) : (
          <P>
            <Trans>No car is free here on these dates. Try other dates or a place nearby.</Trans>
          </P>
        )}
        {applied.length > 0 ? (
          <HStack gap="3" wrap="wrap">
            {first ? (
              <Button
                onClick={() =>
                  widen((before) => ({ ...before, [first.filter]: NO_FILTERS[first.filter] }))
                }
              >
                <Trans>Remove “{name}”</Trans>
              </Button>
            ) : null}
            <Button variant="outline" onClick={() => widen(() => NO_FILTERS)}>
              <Trans>Clear all filters</Trans>
            </Button>
          </HStack>
        ) : null}
        {children}
      </Stack>
    </Card>
  )
}
