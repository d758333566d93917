import { i18n } from '@lingui/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { startTransition, useOptimistic, useState } from 'react'

import { locationAndTime } from '#api/queries/car.query.ts'
import { knownLocation } from '#api/links/known-location.ts'
import { settingsQuery } from '#api/queries/settings.query.ts'
import type { Trip } from '#domain/booking/trip.ts'
import { toTrip, toTripSearch } from '#api/links/trip.ts'
import { DEFAULT_SETTINGS } from '#domain/rental/rental-rules.ts'
import { lazyPart } from '#ui/late/lazy-part.tsx'

import { prefetchCarResults } from '../features/search/results/car-results.ts'
import { readSearchParams, type SearchParams } from '../features/search/search-link.ts'
import { readChoices, toSearch, toSearchParams } from '../features/search/search-params.ts'
import { prefillSearch } from '../features/search/search-start.ts'
import { SearchView } from '../features/search/search-view.tsx'
import { SearchWaiting } from '../features/search/search-waiting.tsx'

const SearchIncomplete = lazyPart(
  async () => (await import('../features/search/search-incomplete.tsx')).SearchIncomplete,
)

export const Route = createFileRoute('/_data/search')({
  validateSearch: readSearchParams,
  loaderDeps: ({ search: { p, d, f, t } }) => ({ p, d, f, t }),
  loader: async ({ context, deps, location }) => {
    const { api, queryClient } = context
    void queryClient.prefetchQuery(settingsQuery(api))
    const [pickUp, dropOff] = await Promise.all([
      knownLocation(context, deps.p, i18n.locale),
      knownLocation(context, deps.d, i18n.locale),
    ])
    const trip = toTrip(deps)
    const { issue } = prefillSearch(deps, trip, { pickUp, dropOff }, usualRules())
    if (trip && issue === null) {
      const where = locationAndTime(trip, pickUp?.timeZone)
      const { carsPageSize: size, pagination } = context.config
      const params = readSearchParams(location.search)
      const isEndless = pagination === 'infiniteScroll'
      void prefetchCarResults(queryClient, { api, where, params, size, isEndless })
    }
    return { trip, pickUp, dropOff }
  },
  component: SearchRoute,
  pendingComponent: SearchWaiting,
})

function SearchRoute() {
  const { api, config } = Route.useRouteContext()
  const { trip, ...locations } = Route.useLoaderData()
  const params = Route.useSearch()
  const navigate = Route.useNavigate()
  const [now] = useState(() => new Date())
  const { data: settings = DEFAULT_SETTINGS } = useQuery(settingsQuery(api))

  const start = prefillSearch(params, trip, locations, { now, settings })
  const [chosen, choose] = useOptimistic(params)
  const searchTrip = (next: Trip) => void navigate({ search: toSearch(next, readChoices(chosen)) })

  if (start.issue !== null) {
    return (
      <SearchIncomplete api={api} issue={start.issue} start={start.start} onTrip={searchTrip} />
    )
  }
  // A box is ticked when it is pressed, and not when the router has come to its new address.
  const show = (search: SearchParams) =>
    startTransition(async () => {
      choose(search)
      await navigate({ search, replace: true, resetScroll: false })
    })

  return (
    <SearchView
      api={api}
      config={config}
      start={start}
      params={chosen}
      onTrip={searchTrip}
      onChoose={(next) => show(toSearch(start.trip, next))}
      onCompare={(compared, isComparing = false) => {
        const next = { ...readChoices(chosen), compared, isComparing }
        show({ ...toTripSearch(start.trip), ...toSearchParams(next) })
      }}
    />
  )
}

/** Good enough to start fetching by; the page asks again with the operator's own. */
const usualRules = () => ({ now: new Date(), settings: DEFAULT_SETTINGS })
