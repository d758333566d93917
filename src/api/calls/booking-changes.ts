import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { requireAccepted } from '../unwrap-response.ts'
import type { Api } from '../client.ts'

type Amended = components['schemas']['UpdateBooking']

/** Changes a booking at the price that the customer has seen. A 204 means that it does not exist. */
export const updateBooking = (api: Api, body: Amended, signal: AbortSignal): Promise<void> =>
  requireAccepted(api.PUT('/api/update-booking', { body, signal, parseAs: 'text' }))

/** All of them or none (staff). */
export async function setBookingStatus(
  api: Api,
  ids: readonly string[],
  status: BookingStatus,
): Promise<void> {
  const body = { ids: [...ids], status }
  await requireAccepted(api.POST('/api/update-booking-status', { body, parseAs: 'text' }))
}

/** All of them or none: staff delete them, customers remove them from their list. */
export async function deleteBookings(api: Api, ids: readonly string[]): Promise<void> {
  await requireAccepted(api.POST('/api/delete-bookings', { body: [...ids], parseAs: 'text' }))
}
