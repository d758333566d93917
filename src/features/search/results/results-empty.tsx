import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Api } from '#api/client.ts'
import { type CarFilters, NO_FILTERS } from '#api/links/car-filters.ts'
import { toLocationAndTime } from '#api/queries/car.query.ts'
import { Card } from '#ui/page/card.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

import { useAppliedFilters } from '../filters/applied-filters.ts'
import { FilterLink } from '../filters/filter-link.tsx'
import type { CarCardProps } from '../card/car-card.tsx'
import type { FilterChange } from '../search-params.ts'
import type { SearchResults } from './car-results.ts'
import { ClosestCars } from './closest-cars.tsx'
import { focusResults } from './results-heading.tsx'

export interface ResultsEmptyProps {
  api: Api
  /** The props of a card, except for the car. */
  card: Omit<CarCardProps, 'car'>
  filters: CarFilters
  results: Pick<SearchResults, 'widest' | 'suppliers'>
  onChange: (change: FilterChange) => Promise<void>
  /** Links to other days and locations. */
  children: ReactNode
}

/**
 * Shown when no car matches. Suggests removing a filter, and shows the cars that match without it, or suggests
 * other locations and dates.
 */
export function ResultsEmpty(props: ResultsEmptyProps) {
  const { api, card, filters, results, onChange, children } = props
  const { widest, suppliers } = results
  const applied = useAppliedFilters(filters, suppliers)
  const hiding = applied.filter(({ filter }) => filter === widest?.filter)
  const [first] = hiding
  const total = widest?.without ?? 0
  const name = hiding.map(({ label }) => label).join(', ')
  const withoutFirst: FilterChange = (before) =>
    first ? { ...before, [first.filter]: NO_FILTERS[first.filter] } : NO_FILTERS
  const wider = withoutFirst(filters)
  const widen = () => {
    focusResults()
    void onChange(withoutFirst)
  }

  return (
    <>
      <Card tone="sand">
        <Stack gap="4">
          <H2>
            {applied.length > 0 ? (
              <Trans>No cars match</Trans>
            ) : (
              <Trans>No cars on these dates</Trans>
            )}
          </H2>
          {first ? (
            <P>
              <Plural
                value={total}
                one={`# car matches without “${name}”.`}
                other={`# cars match without “${name}”.`}
              />
            </P>
          ) : applied.length > 0 ? (
            <P>
              <Trans>No cars match all your filters for these dates.</Trans>
            </P>
          ) : (
            <P>
              <Trans>
                No cars available for these dates. Try other dates or a location nearby.
              </Trans>
            </P>
          )}
          {first ? (
            <div>
              <FilterLink change={withoutFirst} onPress={widen}>
                <Plural
                  value={total}
                  one="See # car without this filter"
                  other="See # cars without this filter"
                />
              </FilterLink>
            </div>
          ) : applied.length > 0 ? (
            <div>
              <FilterLink variant="outline" change={withoutFirst} onPress={widen}>
                <Trans>Clear all filters</Trans>
              </FilterLink>
            </div>
          ) : null}
          {children}
        </Stack>
      </Card>
      {first ? (
        <ClosestCars
          api={api}
          search={{
            where: toLocationAndTime(card.trip, card.zone),
            suppliers:
              wider.suppliers.length > 0 ? wider.suppliers : suppliers.map(({ _id }) => _id),
            filters: wider,
          }}
          without={first.filter}
          card={card}
          widen={withoutFirst}
          onAll={widen}
        />
      ) : null}
    </>
  )
}
