import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { once } from '#api/cache/once.ts'
import { toTripSearch } from '#api/links/trip.ts'
import { preparePage } from '#app/prepare-page.ts'
import { DEFAULT_SETTINGS, type RentalSettings } from '@masar/domain/rental/rental-rules.ts'
import { waitForIdle } from '#ui/lifecycle/schedule.ts'

import { HomePage } from '../features/home/home-page.tsx'

export const Route = createFileRoute('/')({ component: HomeRoute })

function HomeRoute() {
  const { api, config } = Route.useRouteContext()
  const navigate = Route.useNavigate()

  return (
    <HomePage
      api={api}
      settings={useSettings()}
      hidesSuppliers={config.hideSuppliers}
      minLocations={config.minLocations}
      contactEmail={config.contactEmail}
      onFormEntered={usePrepareSearch()}
      onSearch={(trip, range) =>
        void navigate({
          to: '/search',
          search: { ...toTripSearch(trip), size: range ?? undefined },
        })
      }
    />
  )
}

/**
 * Returns a function that loads the search page while the visitor fills in the form. Loading waits until the
 * browser is idle, so that typing stays responsive.
 */
function usePrepareSearch(): () => void {
  const router = useRouter()
  const [prepare] = useState(() =>
    once(async () => {
      await waitForIdle()
      preparePage(router, '/search')
    }),
  )

  return () => void prepare()
}

/**
 * Returns the operator's settings, taken from the document or fetched once the form is shown. The form itself
 * does not wait for them.
 */
function useSettings(): RentalSettings {
  const { api, queries, start } = Route.useRouteContext()
  const [settings, setSettings] = useState<RentalSettings>(DEFAULT_SETTINGS)

  useEffect(() => {
    const left = new AbortController()
    const load = async () => {
      const known = start.queries?.queries.find(({ queryKey }) => queryKey[0] === 'settings')
      if (known) return setSettings(known.state.data as RentalSettings)
      const [queryClient, { settingsQuery }] = await Promise.all([
        queries(),
        import('#api/cache/fetching.ts'),
      ])
      if (left.signal.aborted) return
      setSettings(await queryClient.ensureQueryData(settingsQuery(api)))
    }
    load().catch(() => undefined)
    return () => left.abort()
  }, [api, queries, start])

  return settings
}
