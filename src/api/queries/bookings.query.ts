import { type QueryClient, queryOptions } from '@tanstack/react-query'

import type { BookingTab } from '@masar/domain/booking/booking-state.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { requireAccepted, unwrapResponse } from '../unwrap-response.ts'
import { tabStatuses } from '../links/booking-tabs.ts'
import type { Api } from '../client.ts'
import { toPage, type ListPage } from '../response-shapes.ts'
import { named } from '../bookcars/answers.ts'
import { type BookingFilters, toWireFilter, type WireFilter } from './bookings-filter.ts'
import { suppliersQuery } from './suppliers.query.ts'
import { listUpcoming } from './upcoming-bookings.ts'

export type { BookingFilters } from './bookings-filter.ts'
export type Booking = components['schemas']['BookingDetail']
export type BookingInList = components['schemas']['BookingRow']

/** The owner of the list: some backends do not check it. */
export interface BookingsOwner {
  _id: string
  type: 'user' | 'supplier' | 'admin'
  supplier?: string
}

export interface BookingsAsked {
  owner: BookingsOwner
  language: string
  page: number
  size: number
  filters: BookingFilters
  /** The capability of the same name. */
  timedBookings: boolean
}

/**
 * The bookings that a user may see, newest first, or in the order of their tab. The contract requires a list of
 * supplier ids; unknown ones are ignored.
 */
export const bookingsQuery = (api: Api, asked: BookingsAsked) =>
  queryOptions({
    queryKey: ['bookings', asked],
    queryFn: async ({ signal, client }): Promise<ListPage<BookingInList>> => {
      const suppliers = await client.ensureQueryData(suppliersQuery(api))
      const { owner, page, size, language, filters } = asked
      const { tab, statuses } = filters
      const ofTab = tabStatuses(tab)
      const asksFor = statuses.filter((status) => ofTab.includes(status))
      const all = ownSuppliers(owner) ?? suppliers.map(({ _id }) => _id)
      const chosen = filters.suppliers.filter((id) => all.includes(id))
      const list = async (filter: WireFilter | null, part: { page: number; size: number }) => {
        const found = await unwrapResponse(
          api.POST('/api/bookings/{page}/{size}/{language}', {
            params: { path: { ...part, language } },
            body: {
              suppliers: chosen.length > 0 ? chosen : all,
              statuses: asksFor.length > 0 ? asksFor : ofTab,
              ...(owner.type === 'user' && { user: owner._id }),
              ...(isTimed(tab) && { when: tab }),
              ...(filter && { filter }),
            },
            signal,
          }),
        )
        const { rows, total } = toPage(found)
        return { rows: rows.map(withNames), total }
      }

      if (tab === 'upcoming' && !asked.timedBookings) {
        return listUpcoming(list, { page, size, filters, now: new Date() })
      }
      const { rows, total } = await list(toWireFilter(filters), { page, size })
      return { rows: inOrder(rows, tab), total }
    },
    refetchOnWindowFocus: 'always',
  })

/** A supplier's staff see only its bookings; without a supplier, the account is the supplier. */
const ownSuppliers = ({ _id, type, supplier }: BookingsOwner) =>
  type === 'supplier' ? [supplier ?? _id] : null

const isTimed = (tab: BookingTab | null) => tab === 'upcoming' || tab === 'past'

/** Without `timedBookings` pages are not in the order of pick-ups, so they are sorted here. */
function inOrder(rows: BookingInList[], tab: BookingTab | null): BookingInList[] {
  if (!isTimed(tab)) return rows
  const soonest = [...rows].sort((a, b) => Date.parse(a.from) - Date.parse(b.from))
  return tab === 'upcoming' ? soonest : soonest.reverse()
}

/** One booking; others change it too, so it is refetched when the page is visible again. */
export const bookingQuery = (api: Api, id: string, language: string) =>
  queryOptions({
    queryKey: ['booking', id, language],
    queryFn: ({ signal }) => readBooking(api, { id, language }, signal),
    retry: false,
    refetchOnWindowFocus: 'always',
  })

/** Caches a booking from another response, so that its page shows it immediately. */
export function cacheBooking(queryClient: QueryClient, booking: Booking, language: string): void {
  queryClient.setQueryData(['booking', booking._id, language], withNames(booking))
}

/** Fails with a 204 when it does not exist, and with 401 or 403 without access. */
export async function readBooking(
  api: Api,
  path: { id: string; language: string },
  signal: AbortSignal,
): Promise<Booking> {
  const call = api.GET('/api/booking/{id}/{language}', { params: { path }, signal })
  return withNames(await unwrapResponse(call))
}

/** True when the request is recorded; false when there is nothing to cancel (WIRE-65). */
export const requestCancellation = (api: Api, id: string): Promise<void> =>
  requireAccepted(
    api.POST('/api/cancel-booking/{id}', { params: { path: { id } }, parseAs: 'text' }),
  )

const withNames = <Row extends BookingInList | Booking>(booking: Row): Row => ({
  ...booking,
  pickupLocation: named(booking.pickupLocation),
  dropOffLocation: named(booking.dropOffLocation),
})
