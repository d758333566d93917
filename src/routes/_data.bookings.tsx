import { i18n } from '@lingui/core'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'

import { useQuery } from '#api/cache/use-query.ts'
import {
  type BookingFilters,
  type BookingsRequest,
  type BookingsOwner,
  bookingsQuery,
} from '#api/queries/bookings.query.ts'
import { fetchOnEntry } from '#api/cache/fetch-fresh.ts'
import type { Api } from '#api/client.ts'
import { findKnownLocation } from '#api/links/known-location.ts'
import { locationQuery } from '#api/queries/locations.query.ts'
import { isMissing } from '#api/not-found.ts'
import { suppliersQuery } from '#api/queries/suppliers.query.ts'
import type { AppConfig } from '#app/config.ts'
import type { PageStart } from '#app/rendering/page-start.ts'
import { useViewer } from '#rental/viewer.tsx'

import { BookingsFailed } from '../features/bookings/bookings-failed.tsx'
import { BookingsPage } from '../features/bookings/list/bookings-page.tsx'
import {
  readFilters,
  readBookingsSearch,
  toBookingsSearch,
  selectTab,
} from '../features/bookings/list/bookings-search.ts'
import { BookingsSkeleton } from '../features/bookings/list/bookings-skeleton.tsx'
import { isStaff } from '../features/bookings/rights.ts'

export const Route = createFileRoute('/_data/bookings')({
  staticData: { isPrivate: true },
  validateSearch: readBookingsSearch,
  loaderDeps: ({ search }) => search,
  // When only the page or a filter changes (`stay`), the loader does not wait for the bookings: the old list
  // stays visible, and the control keeps the focus.
  loader: async ({ context, deps, cause, location }) => {
    const { api, queryClient, session } = context
    const user = await session.requireUser(location)
    if (cause !== 'stay') {
      const [pickUp, dropOff] = await Promise.all([
        findKnownLocation(context, deps.location, i18n.locale),
        findKnownLocation(context, deps.dropOff, i18n.locale),
      ])
      const read = {
        ...readFilters({ ...deps }),
        location: pickUp?._id ?? null,
        dropOff: dropOff?._id ?? null,
      }
      const filters = selectTab(read, user.type !== 'user')
      const query = bookingsQuery(api, toBookingsQuery(user, deps.page, filters, context))
      await fetchOnEntry(queryClient, query)
    }
    return { user }
  },
  onLeave: ({ context: { flows } }) => {
    void flows.close('bookingChange', 'list')
    void flows.close('cancellation')
  },
  component: BookingsRoute,
  pendingComponent: BookingsSkeleton,
  errorComponent: BookingsError,
})

function BookingsRoute() {
  const { api, config, flows, start } = Route.useRouteContext()
  const loaded = Route.useLoaderData()
  const user = useViewer().user ?? loaded.user
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { filters, locationName, dropOffName, suppliers } = useKnownFilters(api, config)
  const request = toBookingsQuery(user, search.page, filters, { config, start })
  const { data, isPlaceholderData } = useQuery({
    ...bookingsQuery(api, request),
    placeholderData: keepPreviousData,
    throwOnError: true,
  })
  if (!data) return <BookingsSkeleton />

  return (
    <BookingsPage
      api={api}
      part={data}
      isOutdated={isPlaceholderData}
      page={request.page}
      size={request.size}
      filters={filters}
      locationName={locationName}
      dropOffName={dropOffName}
      suppliers={suppliers}
      openChanges={async () => {
        const { bookingChangeFlow } =
          await import('../features/bookings/change/booking-change.flow.ts')
        return flows.open(bookingChangeFlow, 'list')
      }}
      openCancellation={async (id) => {
        const { openCancellation } =
          await import('../features/bookings/list/actions/open-cancellation.ts')
        return openCancellation(flows, id)
      }}
      onFilter={(next) =>
        navigate({ search: toBookingsSearch(next), replace: true, resetScroll: false })
      }
    />
  )
}

/**
 * Returns the filters in the URL, except for unknown locations and suppliers, and the names to show for them.
 */
function useKnownFilters(api: Api, config: AppConfig) {
  const viewer = useViewer()
  const { user } = viewer
  const filters = selectTab(readFilters({ ...Route.useSearch() }), isStaff(viewer))
  const { data: suppliers } = useQuery(suppliersQuery(api))
  const location = useLocationName(api, filters.location)
  const dropOff = useLocationName(api, filters.dropOff)
  const known: BookingFilters = {
    ...filters,
    suppliers: filters.suppliers.filter((id) => suppliers?.some(({ _id }) => _id === id) ?? true),
    location: location.isMissing ? null : filters.location,
    dropOff: dropOff.isMissing ? null : filters.dropOff,
  }
  const isOnlyOne = config.hideSuppliers || user?.type === 'supplier'
  return {
    filters: known,
    locationName: location.name,
    dropOffName: dropOff.name,
    suppliers: isOnlyOne ? [] : (suppliers ?? []),
  }
}

function useLocationName(api: Api, id: string | null) {
  const { data, error } = useQuery({
    ...locationQuery(api, id ?? '', i18n.locale),
    enabled: id !== null,
  })
  return { name: data?.name ?? null, isMissing: isMissing(error) }
}

function BookingsError({ error }: { error: unknown }) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const currentHref = useLocation({ select: ({ href }) => href })

  return (
    <BookingsFailed
      error={error}
      here={currentHref}
      onRetry={() => {
        // A failed query is fetched again only after it is removed.
        queryClient.removeQueries({ queryKey: ['bookings'] })
        return router.invalidate()
      }}
    />
  )
}

/**
 * Returns the query for a page of bookings. Pages are shorter on phones (BOOKING-14). The size depends on the
 * device type rather than the window width, because the server must choose the same size.
 */
const toBookingsQuery = (
  owner: BookingsOwner,
  page: number | undefined,
  filters: BookingFilters,
  { config, start }: { config: AppConfig; start: PageStart },
): BookingsRequest => ({
  owner: pickOwner(owner),
  language: i18n.locale,
  page: page ?? 1,
  size: start.isPhone ? config.bookingsPageSizeMobile : config.bookingsPageSize,
  filters,
  timedBookings: config.capabilities.timedBookings,
})

const pickOwner = ({ _id, type, supplier }: BookingsOwner): BookingsOwner => ({
  _id,
  type,
  ...(supplier && { supplier }),
})
