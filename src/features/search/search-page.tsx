import { Trans, useLingui } from '@lingui/react/macro'

import type { Api } from '#api/client.ts'
import type { NearbyOffers } from '#api/queries/nearby-offers.query.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import { countRentalDays } from '@masar/domain/rental/rental-clock.ts'
import { toTripSearch } from '#api/links/trip.ts'
import { VisitHistory } from '#rental/history/visit-history.tsx'
import { PickUpLocation } from '#rental/map/pick-up-location.tsx'
import type { Location } from '#rental/trip-form/trip-draft.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { HydrationBoundary } from '#ui/lazy/hydration-boundary.tsx'
import { NEEDS_SCRIPT_PROPS, WithoutScript } from '#ui/page/needs-script.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkipLink } from '#ui/page/skip-link.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { useLatestCallback } from '#ui/lifecycle/latest-callback.ts'

import { Comparison } from './compare/comparison.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { FilterForm } from './filters/filter-form.tsx'
import { countCarFilters } from './filters/filter-groups.ts'
import { FILTER_FORM_ID } from './filters/filter-links.ts'
import { Filters } from './filters/filter-panel.tsx'
import { FilterToggle } from './filters/filter-toggle.tsx'
import { useFiltersShown } from './filters/filters-shown.ts'
import { RangeTiles } from './filters/range-tiles.tsx'
import { NearbyLocations } from './nearby/nearby-locations.tsx'
import { NearbyMap } from './nearby/nearby-map.tsx'
import { PriceStrip } from './nearby/price-strip.tsx'
import { isAnswered, isNothingFound, type SearchResults } from './results/car-results.ts'
import { canSort, RESULTS_HEADING_ID, ResultsHeading } from './results/results-heading.tsx'
import { Results } from './results/results.tsx'
import { SearchColumns, SearchHead } from './search-frame.tsx'
import type { ChoiceChange, ComparedChange, FilterChange, SearchChoices } from './search-params.ts'
import { SearchToolRow } from './search-tool-row.tsx'
import { ShareSearch } from './share-search.tsx'
import { TripSummary } from './trip/trip-summary.tsx'

/** Rendered only by the server. */
const TripWithoutScript = lazyPart(
  async () => (await import('./trip/trip-without-script.tsx')).TripWithoutScript,
)

export interface SearchPageProps {
  api: Api
  trip: Trip
  pickUp: Location
  dropOff: Location
  choices: SearchChoices
  results: SearchResults
  /** Null until the offers are loaded, or if the backend does not support them. */
  nearby: NearbyOffers | null
  /** The operator's settings. */
  settings: {
    pageSize: number
    scrollOffset: number | null
    hidesSuppliers: boolean
    deposits: number[]
  }
  onChoose: (change: ChoiceChange) => Promise<void>
  /** Changes the comparison without affecting the list. */
  onCompare: (change: ComparedChange, isComparing?: boolean) => Promise<void>
  onTrip: (trip: Trip) => void
}

/** The cars available at a location on given dates. The URL contains all choices. */
export function SearchPage(props: SearchPageProps) {
  const { api, trip, pickUp, dropOff, choices, results, nearby, settings, onChoose } = props
  const { filters, sort, page, compared } = choices
  const { t } = useLingui()
  const [areFiltersShown, showFilters] = useFiltersShown()
  const onFilters = (change: FilterChange) =>
    onChoose((before) => ({ ...before, filters: change(before.filters) }))
  const onSort = (next: SearchChoices['sort']) => onChoose((before) => ({ ...before, sort: next }))
  const compare = useLatestCallback(props.onCompare)
  const { name, timeZone: zone } = pickUp
  const filtering = {
    filters,
    facets: results.facets,
    isAnswered: isAnswered(results),
    suppliers: results.suppliers,
    showsSuppliers: !settings.hidesSuppliers,
    deposits: settings.deposits,
    onChange: onFilters,
    includesBooked: choices.includesBooked,
    onBooked: (includesBooked: boolean) => onChoose((before) => ({ ...before, includesBooked })),
  }
  const strip = canSort(results) ? (
    <PriceStrip trip={trip} zone={zone} days={nearby?.days ?? null} />
  ) : null
  const tripSearch = toTripSearch(trip)
  const hasCars = results.cars.length > 0
  const share = hasCars ? <ShareSearch {...{ trip, name, choices }} /> : null

  return (
    <Page pt={{ base: '0', md: '0' }}>
      {areFiltersShown ? (
        <styled.div display={{ base: 'none', md: 'block' }}>
          <SkipLink to={FILTER_FORM_ID}>
            <Trans>Skip to the filters</Trans>
          </SkipLink>
        </styled.div>
      ) : null}
      <SkipLink to={RESULTS_HEADING_ID}>
        <Trans>Skip to the cars</Trans>
      </SkipLink>
      <Stack gap={{ base: '1.5', md: '4' }}>
        <styled.div srOnly>
          <PageHeading title={t`Cars at ${name}`} />
        </styled.div>
        <SearchHead {...NEEDS_SCRIPT_PROPS}>
          <TripSummary
            api={api}
            trip={trip}
            pickUp={pickUp}
            dropOff={dropOff}
            onTrip={props.onTrip}
          />
          <WhenParsed>
            <SearchToolRow results={results} filtering={filtering} sort={sort} onSort={onSort} />
          </WhenParsed>
        </SearchHead>
        <WithoutScript>
          <TripWithoutScript {...{ api, trip, pickUp, dropOff, choices }} />
        </WithoutScript>
        <RangeTiles
          filters={filters}
          facets={results.facets}
          lowestTotals={results.lowestTotals}
          onChange={onFilters}
        />
        <SearchColumns isOne={!areFiltersShown}>
          {areFiltersShown ? (
            <FilterForm trip={trip}>
              <HydrationBoundary>
                <Filters {...filtering} />
              </HydrationBoundary>
            </FilterForm>
          ) : null}
          <Stack gap={{ base: '1.5', md: '3' }} minW="0">
            <ResultsHeading
              days={countRentalDays(trip.from, trip.to)}
              results={results}
              sort={sort}
              filterToggle={
                <FilterToggle
                  controls={FILTER_FORM_ID}
                  isShown={areFiltersShown}
                  count={countCarFilters(filters)}
                  onShow={showFilters}
                />
              }
              share={share}
              filters={filters}
              onSort={onSort}
            />
            <FilterChips filters={filters} suppliers={results.suppliers} onChange={onFilters} />
            <Results
              api={api}
              results={results}
              trip={trip}
              zone={zone}
              filters={filters}
              page={page}
              size={settings.pageSize}
              scrollOffset={settings.scrollOffset}
              showsSupplier={!settings.hidesSuppliers}
              compared={compared}
              onCompare={compare}
              nearby={
                <>
                  {strip}
                  <NearbyLocations locations={nearby?.locations ?? []} />
                </>
              }
              onFilters={onFilters}
            />
            <HydrationBoundary>
              <styled.div display={{ xl: 'none' }}>{share}</styled.div>
              {hasCars ? strip : null}
              {isNothingFound(results) ? null : (
                <styled.div mt={{ base: '6', md: '8' }}>
                  <PickUpLocation api={api} location={pickUp.id} />
                </styled.div>
              )}
              {hasCars && nearby ? <NearbyMap {...{ api, trip, pickUp, nearby }} /> : null}
              <styled.div mt={{ base: '4', md: '6' }} _empty={{ display: 'none' }}>
                <VisitHistory key={Object.values(tripSearch).join()} shown={tripSearch} />
              </styled.div>
            </HydrationBoundary>
          </Stack>
        </SearchColumns>
      </Stack>
      <Comparison
        api={api}
        trip={trip}
        zone={zone}
        compared={compared}
        isComparing={choices.isComparing}
        onCompare={props.onCompare}
      />
    </Page>
  )
}
