import { i18n } from '@lingui/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'

import { type BookingsAsked, bookingsQuery } from '#api/bookings.query.ts'
import type { Config } from '#app/config.ts'

import { BookingsFailed } from '../features/bookings/bookings-failed.tsx'
import { BookingsPage } from '../features/bookings/list/bookings-page.tsx'
import {
  type BookingsSearch,
  readBookingsSearch,
  searchOfStatuses,
  statusesOf,
} from '../features/bookings/list/bookings-search.ts'
import { BookingsWaiting } from '../features/bookings/list/bookings-waiting.tsx'
import { isWideScreen } from '../features/bookings/list/wide-screen.ts'

export const Route = createFileRoute('/_data/bookings')({
  validateSearch: readBookingsSearch,
  beforeLoad: ({ context, location }) => context.session.requireUser(location),
  loaderDeps: ({ search }) => search,
  // A new page or filter keeps the old list in view, and the focus at the control, meanwhile.
  loader: async ({ context: { api, config, queryClient }, deps, cause }) => {
    const asked = bookingsQuery(api, askedBy(deps, config))
    if (cause !== 'stay') await queryClient.ensureQueryData(asked)
  },
  component: BookingsRoute,
  pendingComponent: BookingsWaiting,
  errorComponent: BookingsError,
})

function BookingsRoute() {
  const { api, config } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const asked = askedBy(search, config)
  const { data, isPlaceholderData } = useQuery({
    ...bookingsQuery(api, asked),
    placeholderData: keepPreviousData,
    throwOnError: true,
  })
  if (!data) return <BookingsWaiting />

  return (
    <BookingsPage
      part={data}
      isOutdated={isPlaceholderData}
      page={asked.page}
      size={asked.size}
      statuses={asked.statuses}
      onFilter={(statuses) =>
        navigate({ search: { status: searchOfStatuses(statuses) }, resetScroll: false })
      }
    />
  )
}

function BookingsError({ error }: { error: unknown }) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const here = useLocation({ select: ({ href }) => href })

  return (
    <BookingsFailed
      error={error}
      here={here}
      onRetry={() => {
        // A query that has thrown is asked again only once its failure is forgotten.
        queryClient.removeQueries({ queryKey: ['bookings'] })
        return router.invalidate()
      }}
    />
  )
}

/** A telephone gets shorter pages (specification 9). */
const askedBy = ({ page, status }: BookingsSearch, config: Config): BookingsAsked => ({
  language: i18n.locale,
  page: page ?? 1,
  size: isWideScreen() ? config.bookingsPageSize : config.bookingsPageSizeMobile,
  statuses: statusesOf(status),
})
