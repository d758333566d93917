import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'

import type { CarFilters } from '#api/car-filters.ts'
import type { Api } from '#api/client.ts'
import type { Trip } from '#domain/trip.ts'
import { Button } from '#ui/button.tsx'
import { PickUpMap } from '#rental/map/pick-up-map.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Page } from '#ui/page.tsx'
import type { Location } from '#rental/trip-form/trip-draft.ts'
import { chakra, Stack } from '#ui/styled.ts'

import { isAnswered, type SearchResults } from './results/car-results.ts'
import { FilterChips } from './filters/filter-chips.tsx'
import { Filters, isOn } from './filters/filter-panel.tsx'
import { focusResults, ResultsHeading } from './results/results-heading.tsx'
import { Results } from './results/results.tsx'
import type { SearchChoices } from './search-params.ts'
import { TripBar } from './trip-bar.tsx'

export interface SearchPageProps {
  api: Api
  trip: Trip
  pickUp: Location
  dropOff: Location
  choices: SearchChoices
  results: SearchResults
  /** What the operator has set. */
  settings: {
    pageSize: number
    scrollOffset: number | null
    hidesSuppliers: boolean
    deposits: number[]
  }
  onChoose: (choices: SearchChoices) => void
  onTrip: (trip: Trip) => void
}

/** The cars of a place and dates. Everything chosen here stands in the URL. */
export function SearchPage(props: SearchPageProps) {
  const { api, trip, pickUp, dropOff, choices, results, settings, onChoose } = props
  const { filters, page } = choices
  const onFilters = (next: CarFilters) => onChoose({ ...choices, filters: next })
  const { t } = useLingui()
  const [showsFilters, setShowsFilters] = useState(false)
  const showCars = () => {
    focusResults()
    setShowsFilters(false)
  }
  const { name } = pickUp
  const count = Object.keys(filters).filter((filter) => isOn(filters, filter as keyof CarFilters))

  return (
    <Page>
      <Stack gap="6">
        <PageHeading title={t`Cars at ${name}`} />
        <TripBar api={api} trip={trip} pickUp={pickUp} dropOff={dropOff} onSearch={props.onTrip} />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' }}
          gridTemplateAreas={{ base: '"filters" "cars" "map"', lg: '"filters cars" "map cars"' }}
          gridTemplateRows={{ lg: 'auto 1fr' }}
          gap={{ base: '4', lg: '8' }}
          alignItems="start"
        >
          <Stack gridArea="filters" gap="4">
            <Button
              variant="outline"
              hideFrom="lg"
              aria-expanded={showsFilters}
              onClick={() => setShowsFilters(!showsFilters)}
            >
              <SlidersHorizontal aria-hidden size={18} />
              {showsFilters ? <Trans>Hide filters</Trans> : <Trans>Show filters</Trans>}
              {count.length > 0 ? ` (${count.length})` : ''}
            </Button>
            <chakra.div display={{ base: showsFilters ? 'block' : 'none', lg: 'block' }}>
              <Filters
                filters={filters}
                facets={results.facets}
                suppliers={results.suppliers}
                showsSuppliers={!settings.hidesSuppliers}
                deposits={settings.deposits}
                onChange={onFilters}
              />
              <Button wide hideFrom="lg" mt="4" onClick={showCars}>
                {isAnswered(results) ? (
                  <Plural value={results.total} one="Show # car" other="Show # cars" />
                ) : (
                  <Trans>Show the cars</Trans>
                )}
              </Button>
            </chakra.div>
          </Stack>
          <Stack gridArea="cars" gap="4" minW="0">
            <ResultsHeading
              results={results}
              sort={choices.sort}
              includesBooked={choices.includesBooked}
              onSort={(sort) => onChoose({ ...choices, sort })}
              onBooked={(includesBooked) => onChoose({ ...choices, includesBooked })}
            />
            <FilterChips filters={filters} suppliers={results.suppliers} onChange={onFilters} />
            <Results
              results={results}
              trip={trip}
              zone={pickUp.timeZone}
              filters={filters}
              page={page}
              size={settings.pageSize}
              scrollOffset={settings.scrollOffset}
              showsSupplier={!settings.hidesSuppliers}
              onFilters={onFilters}
            />
          </Stack>
          <chakra.div gridArea="map">
            <PickUpMap api={api} location={pickUp.id} />
          </chakra.div>
        </chakra.div>
      </Stack>
    </Page>
  )
}
