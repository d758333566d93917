import { answerOrNone } from '../answer.ts'
import { asProblem } from '../problem.ts'
import { problemStatus } from '@masar/domain/service/problem.ts'
import type { Api } from '../client.ts'

interface BookingReader {
  api: Api
  locale: { read: () => string }
}

export interface BookingUnderWay {
  bookingId: string
  /** One of its payments, by which it can be found. */
  paymentId: string | null
}

/**
 * The status of a booking; null when it is deleted. Without access to the booking, it is found by its payment:
 * then it exists.
 */
export async function readBookingStatus(
  { api, locale }: BookingReader,
  { bookingId, paymentId }: BookingUnderWay,
  signal: AbortSignal,
): Promise<string | null> {
  const params = { path: { id: bookingId, language: locale.read() } }
  try {
    const call = api.GET('/api/booking/{id}/{language}', { params, signal })
    return (await answerOrNone(call))?.status ?? null
  } catch (error) {
    if (![401, 403].includes(problemStatus(asProblem(error)) ?? 0)) throw error
    if (paymentId === null) return null
    const path = { sessionId: paymentId }
    const call = api.GET('/api/booking-id/{sessionId}', { params: { path }, signal })
    return (await answerOrNone(call)) ? 'paid' : null
  }
}
