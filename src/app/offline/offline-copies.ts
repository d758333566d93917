import type { AppRouter } from '../router.ts'
import { readStoredUser } from '../session/stored-user.ts'
import { deleteOfflineBookings } from './offline-bookings.ts'

/**
 * Stores recent searches and the bookings of a signed-in customer, for reading offline. `running-session.ts`
 * deletes them when the session ends.
 */
export async function startOfflineCopies(router: AppRouter): Promise<void> {
  storeSearches(router)
  if (!readStoredUser()) deleteOfflineBookings()

  const { session } = router.options.context
  const keepTheirs = async () => (await import('./customer-copies.ts')).storeLoadedBookings(router)
  session.onSessionChange(({ type }) => {
    if (type === 'signedIn') keepTheirs().catch(() => undefined)
  })
  if ((await session.known()).user?.type === 'user') await keepTheirs()
}

function storeSearches(router: AppRouter): void {
  const keep = async () => {
    for (const match of router.state.matches) {
      if (match.routeId !== '/_data/search') continue
      const { trip, pickUp, dropOff } = match.loaderData ?? {}
      const { pickup, dropoff, from, to } = match.search
      if (!trip || !pickUp?.name || !dropOff?.name || !pickup || !dropoff || !from || !to) continue
      const { storeSearch } = await import('#api/stored/offline-searches.ts')
      storeSearch({
        pickup,
        dropoff,
        from,
        to,
        pickupName: pickUp.name,
        dropoffName: dropOff.name,
      })
    }
  }
  const keepQuietly = () => void keep().catch(() => undefined)
  keepQuietly()
  router.subscribe('onResolved', keepQuietly)
}
