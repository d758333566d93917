import { i18n } from '@lingui/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'

import { useQuery } from '#api/cache/use-query.ts'
import { findKnownLocation } from '#api/links/known-location.ts'
import { countriesQuery } from '#api/queries/locations.query.ts'
import { isId, keywordParam, textParam } from '#api/links/link-params.ts'
import { settingsQuery } from '#api/queries/settings.query.ts'
import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'
import { useDebounced } from '#ui/lifecycle/clock.ts'

import { FoundLocations } from '../features/locations/found-locations.tsx'
import { LocationsPage } from '../features/locations/locations-page.tsx'
import { LocationsSkeleton } from '../features/locations/locations-skeleton.tsx'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'
import { useNow } from '#ui/lifecycle/clock.ts'

const locationsSearch = v.object({
  q: keywordParam,
  /** The id of the selected location. */
  at: textParam(/./),
})

/** Lists countries with at least one location. */
const MIN_LOCATIONS = 1

export const Route = createFileRoute('/_data/locations')({
  validateSearch: locationsSearch,
  loaderDeps: ({ search: { at } }) => ({ at }),
  loader: async ({ context, deps: { at } }) => {
    const { api, queryClient } = context
    void queryClient.prefetchQuery(settingsQuery(api))
    const [chosen] = await Promise.all([
      at === undefined ? undefined : isId(at) ? findKnownLocation(context, at, i18n.locale) : null,
      queryClient.ensureQueryData(countriesQuery(api, i18n.locale, MIN_LOCATIONS)),
    ])
    return { chosen }
  },
  component: LocationsRoute,
  pendingComponent: LocationsSkeleton,
})

function LocationsRoute() {
  const { api, config } = Route.useRouteContext()
  const { chosen } = Route.useLoaderData()
  const { q = '', at } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: countries } = useSuspenseQuery(countriesQuery(api, i18n.locale, MIN_LOCATIONS))
  const { data: settings = DEFAULT_SETTINGS } = useQuery(settingsQuery(api))
  const now = useNow()
  const [typed, setTyped] = useState(q)
  const keyword = useDebounced(typed.trim())
  const rules = { now, settings, zone: getDefaultTimeZone() }
  const prices = new Map(
    countries.flatMap(({ locations }) =>
      locations.map(({ _id, dailyPrice }) => [_id, dailyPrice] as const),
    ),
  )

  return (
    <LocationsPage
      api={api}
      countries={countries}
      chosen={chosen}
      rules={rules}
      keyword={typed}
      onKeyword={(words) => {
        setTyped(words)
        void navigate({
          search: { at, q: words.trim() || undefined },
          replace: true,
          resetScroll: false,
        })
      }}
      found={
        typed.trim() ? (
          <FoundLocations
            api={api}
            keyword={keyword || typed.trim()}
            size={config.pageSize}
            prices={prices}
          />
        ) : undefined
      }
    />
  )
}
