import { i18n } from '@lingui/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'

import { knownLocation } from '#api/known-location.ts'
import { countriesQuery } from '#api/locations.query.ts'
import { settingsQuery } from '#api/settings.query.ts'
import { DEFAULT_TIME_ZONE } from '#domain/rental-clock.ts'
import { DEFAULT_SETTINGS } from '#domain/rental-rules.ts'
import { usePaused } from '#ui/paused.ts'

import { FoundLocations } from '../features/locations/found-locations.tsx'
import { LocationsPage } from '../features/locations/locations-page.tsx'

interface LocationsSearch {
  /** What is looked for. */
  q?: string | undefined
  /** The location that is shown. */
  at?: string | undefined
}

/** Every country with a place. */
const LEAST_PLACES = 1

export const Route = createFileRoute('/_data/locations')({
  validateSearch: ({ q, at }: Record<string, unknown>): LocationsSearch => ({
    q: typeof q === 'string' && q !== '' ? q.slice(0, 100) : undefined,
    at: typeof at === 'string' && at !== '' ? at : undefined,
  }),
  loaderDeps: ({ search: { at } }) => ({ at }),
  loader: async ({ context, deps: { at } }) => {
    const { api, queryClient } = context
    void queryClient.prefetchQuery(settingsQuery(api))
    const [chosen] = await Promise.all([
      at === undefined ? undefined : isId(at) ? knownLocation(context, at, i18n.locale) : null,
      queryClient.ensureQueryData(countriesQuery(api, i18n.locale, LEAST_PLACES)),
    ])
    return { chosen }
  },
  component: LocationsRoute,
})

const isId = (text: string) => /^[0-9a-f]{24}$/.test(text)

function LocationsRoute() {
  const { api, config } = Route.useRouteContext()
  const { chosen } = Route.useLoaderData()
  const { q = '', at } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: countries } = useSuspenseQuery(countriesQuery(api, i18n.locale, LEAST_PLACES))
  const { data: settings = DEFAULT_SETTINGS } = useQuery(settingsQuery(api))
  const [now] = useState(() => new Date())
  const [typed, setTyped] = useState(q)
  const keyword = usePaused(typed.trim())
  const rules = { now, settings, zone: DEFAULT_TIME_ZONE }
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
            rules={rules}
          />
        ) : undefined
      }
    />
  )
}
