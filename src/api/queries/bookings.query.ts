import { type QueryClient, queryOptions } from '@tanstack/react-query'

import type { BookingTab } from '@masar/domain/booking/booking-state.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { requireAccepted, unwrapResponse } from '../unwrap-response.ts'
import { listTabStatuses } from '../links/booking-tabs.ts'
import type { Api } from '../client.ts'
import { toPage, type ListPage } from '../response-shapes.ts'
import { normalizeDisplayName } from '../bookcars/answers.ts'
import { type BookingFilters, toWireFilter, type WireFilter } from './bookings-filter.ts'
import { suppliersQuery } from './suppliers.query.ts'
import { listUpcoming } from './upcoming-bookings.ts'

export type { BookingFilters } from './bookings-filter.ts'
export type Booking = components['schemas']['BookingDetail']
export type BookingInList = components['schemas']['BookingRow']

/** The user whose bookings are listed; sent because some backends do not derive it from the session. */
export interface BookingsOwner {
  _id: string
  type: 'user' | 'supplier' | 'admin'
  supplier?: string
}

export interface BookingsRequest {
  owner: BookingsOwner
  language: string
  page: number
  size: number
  filters: BookingFilters
  /** The capability of the same name. */
  timedBookings: boolean
}

/**
 * Fetches the bookings that a user may see, newest first, or in the tab's order. Drops unknown supplier ids
 * from the filters, because the contract allows only existing ones.
 */
export const bookingsQuery = (api: Api, request: BookingsRequest) =>
  queryOptions({
    queryKey: ['bookings', request],
    queryFn: async ({ signal, client }): Promise<ListPage<BookingInList>> => {
      const suppliers = await client.ensureQueryData(suppliersQuery(api))
      const { owner, page, size, language, filters } = request
      const { tab, statuses } = filters
      const ofTab = listTabStatuses(tab)
      const asksFor = statuses.filter((status) => ofTab.includes(status))
      const all = listOwnSuppliers(owner) ?? suppliers.map(({ _id }) => _id)
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
        return { rows: rows.map(normalizeLocationNames), total }
      }

      if (tab === 'upcoming' && !request.timedBookings) {
        return listUpcoming(list, { page, size, filters, now: new Date() })
      }
      const { rows, total } = await list(toWireFilter(filters), { page, size })
      return { rows: sortForTab(rows, tab), total }
    },
    refetchOnWindowFocus: 'always',
  })

/**
 * Returns the only supplier whose bookings supplier staff may see, or null for other users. An account without
 * a `supplier` is the supplier itself.
 */
const listOwnSuppliers = ({ _id, type, supplier }: BookingsOwner) =>
  type === 'supplier' ? [supplier ?? _id] : null

const isTimed = (tab: BookingTab | null) => tab === 'upcoming' || tab === 'past'

/** Sorts a page by pick-up, because a backend without `timedBookings` does not. */
function sortForTab(rows: BookingInList[], tab: BookingTab | null): BookingInList[] {
  if (!isTimed(tab)) return rows
  const soonest = [...rows].sort((a, b) => Date.parse(a.from) - Date.parse(b.from))
  return tab === 'upcoming' ? soonest : soonest.reverse()
}

/** Fetches one booking. Others can change it too, so it is refetched when the page becomes visible again. */
export const bookingQuery = (api: Api, id: string, language: string) =>
  queryOptions({
    queryKey: ['booking', id, language],
    queryFn: ({ signal }) => fetchBookingById(api, { id, language }, signal),
    retry: false,
    refetchOnWindowFocus: 'always',
  })

/** Caches a booking from another response, so that its page shows it immediately. */
export function cacheBooking(queryClient: QueryClient, booking: Booking, language: string): void {
  queryClient.setQueryData(['booking', booking._id, language], normalizeLocationNames(booking))
}

/** Fetches a booking. Throws a 204 problem when it does not exist, and a 401 or 403 without access. */
export async function fetchBookingById(
  api: Api,
  path: { id: string; language: string },
  signal: AbortSignal,
): Promise<Booking> {
  const call = api.GET('/api/booking/{id}/{language}', { params: { path }, signal })
  return normalizeLocationNames(await unwrapResponse(call))
}

/** Resolves once the request is recorded; throws a 204 problem when there is nothing to cancel (WIRE-65). */
export const requestCancellation = (api: Api, id: string): Promise<void> =>
  requireAccepted(
    api.POST('/api/cancel-booking/{id}', { params: { path: { id } }, parseAs: 'text' }),
  )

const normalizeLocationNames = <Row extends BookingInList | Booking>(booking: Row): Row => ({
  ...booking,
  pickupLocation: normalizeDisplayName(booking.pickupLocation),
  dropOffLocation: normalizeDisplayName(booking.dropOffLocation),
})
