import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'

import { type Booking, bookingQuery, bookingsQuery } from '#api/queries/bookings.query.ts'
import type { Viewer } from '#api/viewer.ts'
import { HOLDING_STATUSES } from '#domain/booking/booking-status.ts'

import type { AppRouter } from '../router.ts'
import { readStoredUser } from '../session/stored-user.ts'
import { forgetBookings, keepBooking, keepOnly } from './offline-bookings.ts'
import { keepSearch } from '#api/kept/offline-searches.ts'

/** Of the bookings to come, so many are asked for before anybody looks at them. */
const AHEAD = 5

/**
 * Keeps what is read without a network: the last searches, and the bookings of a customer who is signed in.
 * Signing out, and every other end of a session, forgets them (`running-session.ts`).
 */
export async function keepOfflineCopies(router: AppRouter): Promise<void> {
  keepSearches(router)
  if (!readStoredUser()) forgetBookings()

  const { session, queries } = router.options.context
  const queryClient = await queries()
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'booking') return
    const booking: Booking | undefined = query.state.data
    const owner = customerId(session.viewer())
    // A guest's cookie opens a booking, too, and staff see those of others.
    if (booking && owner && booking.driver._id === owner) keepBooking(owner, booking)
  })
  session.onSessionChange(({ type }) => {
    if (type === 'signedIn') askAhead(router, queryClient).catch(() => undefined)
  })
  await session.known()
  await askAhead(router, queryClient)
}

const customerId = ({ user }: Viewer) => (user?.type === 'user' ? user._id : null)

/** Reads the bookings to come: each of them is kept as it arrives. */
async function askAhead(router: AppRouter, queryClient: QueryClient): Promise<void> {
  const { api, config, session } = router.options.context
  const owner = customerId(session.viewer())
  if (!owner) return
  const language = i18n.locale
  const filters = { tab: 'upcoming', statuses: HOLDING_STATUSES, suppliers: [] } as const
  const asked = {
    owner: { _id: owner, type: 'user' as const },
    language,
    page: 1,
    size: 2 * AHEAD,
    filters: { ...filters, from: null, to: null, location: null, dropOff: null, keyword: null },
    timedBookings: config.capabilities.timedBookings,
  }
  const { rows } = await queryClient.fetchQuery(bookingsQuery(api, asked))
  const now = new Date().toISOString()
  const ids = rows.filter(({ to }) => to > now).map(({ _id }) => _id)
  keepOnly(owner, ids)
  await Promise.all([
    ...ids.slice(0, AHEAD).map((id) => queryClient.fetchQuery(bookingQuery(api, id, language))),
    // What writes its calendar file.
    import('../../features/bookings/keep/calendar-file.ts'),
  ])
}

function keepSearches(router: AppRouter): void {
  const keep = () => {
    for (const match of router.state.matches) {
      if (match.routeId !== '/_data/search') continue
      const { trip, pickUp, dropOff } = match.loaderData ?? {}
      if (!trip || !pickUp?.name || !dropOff?.name) continue
      const { p, d, f, t } = match.search
      if (p && d && f && t) keepSearch({ p, d, f, t, pickUp: pickUp.name, dropOff: dropOff.name })
    }
  }
  keep()
  router.subscribe('onResolved', keep)
}
