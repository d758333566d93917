import { unwrapOrNull } from '../unwrap-response.ts'
import { asProblem } from '../problem.ts'
import { getProblemStatus } from '@masar/domain/service/problem.ts'
import type { Api } from '../client.ts'

interface BookingReader {
  api: Api
  locale: { read: () => string }
}

export interface PendingBooking {
  bookingId: string
  /** The id of one of the booking's payments, by which the booking can be found. */
  paymentId: string | null
}

/**
 * Returns the status of a booking; null when it is deleted. Without access to the booking, looks it up by its
 * payment and returns `paid` if it exists.
 */
export async function fetchBookingStatus(
  { api, locale }: BookingReader,
  { bookingId, paymentId }: PendingBooking,
  signal: AbortSignal,
): Promise<string | null> {
  const params = { path: { id: bookingId, language: locale.read() } }
  try {
    const call = api.GET('/api/booking/{id}/{language}', { params, signal })
    return (await unwrapOrNull(call))?.status ?? null
  } catch (error) {
    if (![401, 403].includes(getProblemStatus(asProblem(error)) ?? 0)) throw error
    if (paymentId === null) return null
    const path = { sessionId: paymentId }
    const call = api.GET('/api/booking-id/{sessionId}', { params: { path }, signal })
    return (await unwrapOrNull(call)) ? 'paid' : null
  }
}
