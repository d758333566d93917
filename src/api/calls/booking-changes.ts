import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { requireAccepted } from '../unwrap-response.ts'
import type { Api } from '../client.ts'

type AmendedBooking = components['schemas']['UpdateBooking']

/**
 * Changes a booking at the price that the customer has seen. Throws a problem with status 204 when the booking
 * does not exist.
 */
export const updateBooking = (api: Api, body: AmendedBooking, signal: AbortSignal): Promise<void> =>
  requireAccepted(api.PUT('/api/update-booking', { body, signal, parseAs: 'text' }))

/** Sets the status of all these bookings or, on failure, of none. For staff only. */
export async function setBookingStatus(
  api: Api,
  ids: readonly string[],
  status: BookingStatus,
): Promise<void> {
  const body = { ids: [...ids], status }
  await requireAccepted(api.POST('/api/update-booking-status', { body, parseAs: 'text' }))
}

/**
 * Deletes all these bookings or, on failure, none. A customer's call only removes them from the customer's own
 * list.
 */
export async function deleteBookings(api: Api, ids: readonly string[]): Promise<void> {
  await requireAccepted(api.POST('/api/delete-bookings', { body: [...ids], parseAs: 'text' }))
}
