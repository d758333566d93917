import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'

import { type Booking, bookingQuery, bookingsQuery } from '#api/queries/bookings.query.ts'
import type { Viewer } from '#api/viewer.ts'
import { HOLDING_STATUSES } from '@masar/domain/booking/booking-status.ts'

import type { AppRouter } from '../router.ts'
import { deleteOtherBookings, storeOfflineBooking } from './offline-bookings.ts'

/** The maximum number of upcoming bookings to prefetch. */
const MAX_PREFETCHED_BOOKINGS = 5

let isWatching = false

/** Stores each booking that the customer loads from now on, and prefetches upcoming ones. */
export async function storeLoadedBookings(router: AppRouter): Promise<void> {
  const queryClient = await router.options.context.queries()
  if (!isWatching) watchBookings(router, queryClient)
  isWatching = true
  await prefetchUpcoming(router, queryClient)
}

function watchBookings(router: AppRouter, queryClient: QueryClient): void {
  const { session } = router.options.context
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'booking') return
    const booking: Booking | undefined = query.state.data
    const owner = getCustomerId(session.viewer())
    // Guests can open bookings with a cookie, and staff can open those of customers. Store neither.
    if (booking && owner && booking.driver._id === owner) storeOfflineBooking(owner, booking)
  })
}

const getCustomerId = ({ user }: Viewer) => (user?.type === 'user' ? user._id : null)

/** Prefetches upcoming bookings, each stored as it arrives. */
async function prefetchUpcoming(router: AppRouter, queryClient: QueryClient): Promise<void> {
  const { api, config, session } = router.options.context
  const owner = getCustomerId(session.viewer())
  if (!owner) return
  const language = i18n.locale
  const filters = { tab: 'upcoming', statuses: HOLDING_STATUSES, suppliers: [] } as const
  const request = {
    owner: { _id: owner, type: 'user' as const },
    language,
    page: 1,
    size: 2 * MAX_PREFETCHED_BOOKINGS,
    filters: { ...filters, from: null, to: null, location: null, dropOff: null, keyword: null },
    timedBookings: config.capabilities.timedBookings,
  }
  const { rows } = await queryClient.fetchQuery(bookingsQuery(api, request))
  const now = new Date().toISOString()
  const ids = rows.filter(({ to }) => to > now).map(({ _id }) => _id)
  deleteOtherBookings(owner, ids)
  await Promise.all([
    ...ids
      .slice(0, MAX_PREFETCHED_BOOKINGS)
      .map((id) => queryClient.fetchQuery(bookingQuery(api, id, language))),
    // Customers can save a calendar file offline, too.
    import('../../features/bookings/save/calendar-file.ts'),
  ])
}
