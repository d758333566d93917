import { queryOptions } from '@tanstack/react-query'

import { BOOKING_STATUSES, type BookingStatus } from '#domain/booking-status.ts'
import type { components } from '#openapi/schema.d.ts'

import { accepted, answer } from './answer.ts'
import type { Api } from './client.ts'
import { named, pageOf, type Page } from './compat.ts'
import { suppliersQuery } from './suppliers.query.ts'

export type Booking = components['schemas']['BookingDetail']
export type BookingInList = components['schemas']['BookingRow']

export interface BookingsAsked {
  language: string
  page: number
  size: number
  /** Any of them; none asked for is all. */
  statuses: readonly BookingStatus[]
}

/** The customer's own bookings, newest first. The wire wants every supplier named (contract B2). */
export const bookingsQuery = (api: Api, asked: BookingsAsked) =>
  queryOptions({
    queryKey: ['bookings', asked],
    queryFn: async ({ signal, client }): Promise<Page<BookingInList>> => {
      const suppliers = await client.ensureQueryData(suppliersQuery(api))
      const { page, size, language, statuses } = asked
      const found = await answer(
        api.POST('/api/bookings/{page}/{size}/{language}', {
          params: { path: { page, size, language } },
          body: {
            suppliers: suppliers.map(({ _id }) => _id),
            statuses: statuses.length > 0 ? [...statuses] : [...BOOKING_STATUSES],
          },
          signal,
        }),
      )
      const { rows, total } = pageOf(found)
      return { rows: rows.map(withNames), total }
    },
  })

/** One booking. Fails with a 204 when there is none, with 401 or 403 when it is not the reader's. */
export const bookingQuery = (api: Api, id: string, language: string) =>
  queryOptions({
    queryKey: ['booking', id, language],
    queryFn: async ({ signal }): Promise<Booking> => {
      const params = { path: { id, language } }
      return withNames(await answer(api.GET('/api/booking/{id}/{language}', { params, signal })))
    },
    retry: false,
  })

/** True when the request is recorded; false when there is nothing to cancel (contract B4). */
export const requestCancellation = (api: Api, id: string): Promise<boolean> =>
  accepted(api.POST('/api/cancel-booking/{id}', { params: { path: { id } }, parseAs: 'text' }))

const withNames = <Row extends BookingInList | Booking>(booking: Row): Row => ({
  ...booking,
  pickupLocation: named(booking.pickupLocation),
  dropOffLocation: named(booking.dropOffLocation),
})
