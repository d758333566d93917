import { i18n } from '@lingui/core'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

import { useQuery } from '#api/cache/use-query.ts'
import { toLocationAndTime } from '#api/queries/car.query.ts'
import { findKnownLocation } from '#api/links/known-location.ts'
import { settingsQuery } from '#api/queries/settings.query.ts'
import { redirectOldLink } from '#app/address/redirect-old-link.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import { toTrip, toTripSearch } from '#api/links/trip.ts'
import { resolveTypedLocations } from '#api/links/resolve-typed-locations.ts'
import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { waitForPaint } from '#ui/lifecycle/schedule.ts'
import { useUntilRendered } from '#ui/control/optimistic-choice.ts'
import { useNow } from '#ui/lifecycle/clock.ts'

import { prefetchCarResults } from '../features/search/results/car-results.ts'
import { readSearchParams, type SearchParams } from '../features/search/search-link.ts'
import {
  isEndlessList,
  readChoices,
  type SearchChoices,
  toSearch,
  toSearchParams,
} from '../features/search/search-params.ts'
import { prefillSearch } from '../features/search/search-start.ts'
import { SearchView } from '../features/search/search-view.tsx'
import { SearchSkeleton } from '../features/search/search-skeleton.tsx'

const SearchIncomplete = lazyPart(
  async () =>
    (await import('../features/search/incomplete/search-incomplete.tsx')).SearchIncomplete,
)

export const Route = createFileRoute('/_data/search')({
  validateSearch: readSearchParams,
  beforeLoad: redirectOldLink,
  loaderDeps: ({ search: { pickup, dropoff, from, to, pickupName, dropoffName } }) => ({
    pickup,
    dropoff,
    from,
    to,
    pickupName,
    dropoffName,
  }),
  loader: async ({ context, deps, location }) => {
    const { api, queryClient } = context
    void queryClient.prefetchQuery(settingsQuery(api))
    const { found, choice } = await resolveTypedLocations(context, deps, i18n.locale)
    if (found) {
      const search = { ...readSearchParams(location.search), ...found }
      throw redirect({ to: '/search', search, replace: true })
    }
    const [pickUp, dropOff] = await Promise.all([
      findKnownLocation(context, deps.pickup, i18n.locale),
      findKnownLocation(context, deps.dropoff, i18n.locale),
    ])
    const trip = toTrip(deps)
    const { issue } = prefillSearch(deps, trip, { pickUp, dropOff }, makeDefaultRules())
    if (trip && issue === null) {
      const where = toLocationAndTime(trip, pickUp?.timeZone)
      const { carsPageSize: size } = context.config
      const params = readSearchParams(location.search)
      const isEndless = isEndlessList(context.config, readChoices(params))
      void prefetchCarResults(queryClient, { api, where, params, size, isEndless })
    }
    return { trip, pickUp, dropOff, choice }
  },
  component: SearchRoute,
  pendingComponent: SearchSkeleton,
})

function SearchRoute() {
  const { api, config } = Route.useRouteContext()
  const { trip, choice, ...locations } = Route.useLoaderData()
  // A navigation renders without yielding to input. Deferring the parameters makes rendering the cars
  // interruptible.
  const latestParams = Route.useSearch()
  const params = useDeferredValue(latestParams)
  const untilDrawn = useUntilRendered(latestParams === params)
  const navigate = Route.useNavigate()
  const router = useRouter()
  const now = useNow()
  const { data: settings = DEFAULT_SETTINGS } = useQuery(settingsQuery(api))

  const start = prefillSearch(params, trip, locations, { now, settings })
  // Changes are based on the latest URL, which may not have been rendered yet.
  const searchTrip = (next: Trip) =>
    void navigate({ search: (newest) => toSearch(next, readChoices(newest)) })

  if (start.issue !== null) {
    return (
      <SearchIncomplete
        api={api}
        issue={start.issue}
        choice={choice}
        keeps={toSearchParams({ ...readChoices(params), page: 1 })}
        start={start.start}
        minLocations={config.minLocations}
        onTrip={searchTrip}
      />
    )
  }
  const show = async (change: (choices: SearchChoices) => SearchParams) => {
    await waitForPaint()
    // The user may have followed a link to another page in the meantime.
    if (!router.latestLocation.pathname.startsWith('/search')) return
    const search = (newest: SearchParams) => change(readChoices(newest))
    await navigate({ search, replace: true, resetScroll: false })
    await untilDrawn()
  }

  return (
    <SearchView
      api={api}
      config={config}
      start={start}
      params={params}
      onTrip={searchTrip}
      onChoose={(change) => show((choices) => toSearch(start.trip, change(choices)))}
      onCompare={(change, isComparing = false) =>
        show((choices) => {
          const next = { ...choices, compared: change(choices.compared), isComparing }
          return { ...toTripSearch(start.trip), ...toSearchParams(next) }
        })
      }
    />
  )
}

/** Returns the default rules, for the first fetch. The page fetches again with the operator's rules. */
const makeDefaultRules = () => ({ now: new Date(), settings: DEFAULT_SETTINGS })
