/**
 * BookCars creates another booking on each call, and may respond 400 after creating one: look for an earlier one
 * first.
 */
import { HOLDING_STATUSES } from '@masar/domain/booking/booking-status.ts'
import type { Booked, BookingRequest } from '@masar/machines/placing/placing-facts.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { unwrapOrNull, unwrapResponse } from '../unwrap-response.ts'
import { referenceId, toPage } from '../response-shapes.ts'
import { isEmailTaken } from '../calls/email-taken.ts'
import type { Api } from '../client.ts'
import { ApiProblem, asProblem, hasNoCode } from '../problem.ts'

type BookingBody = components['schemas']['Checkout']['booking']

interface AttemptReader {
  api: Api
  locale: { read: () => string }
}

export interface EarlierAttempt {
  request: BookingRequest
  booking: BookingBody
  signal: AbortSignal
}

/** The customer's newest bookings; an earlier attempt is among them. */
const NEWEST = 100

/**
 * Returns the booking of an earlier attempt, from the customer's own bookings, or null. For a guest it throws
 * `maybe-booked` when the email address has an account: an earlier attempt may have created it.
 */
export async function findEarlierAttempt(
  { api, locale }: AttemptReader,
  { request, booking, signal }: EarlierAttempt,
): Promise<Booked | null> {
  const { userId, isRepeated, driver } = request
  if (userId === null) {
    if (isRepeated && (await isEmailTaken(api, driver.email))) {
      throw new ApiProblem({ kind: 'http', status: 400, code: 'maybe-booked' })
    }
    return null
  }
  const asked = { userId, language: locale.read(), booking }
  const earlier = await findOwnBooking(api, asked, signal)
  // The customer's older bookings are not the result of this attempt.
  if (earlier && !isRepeated) throw new ApiProblem({ ...CAR_TAKEN, bookingId: earlier.bookingId })
  return earlier
}

const CAR_TAKEN = { kind: 'http', status: 409, code: 'car-taken' } as const

/**
 * A 400 may come after the booking was stored, such as when the mail server is down. Returns the stored booking,
 * or rethrows the error when none is found.
 */
export async function findBookingAfterRefusal(
  deps: AttemptReader,
  asked: EarlierAttempt,
  error: unknown,
): Promise<Booked> {
  const problem = asProblem(error)
  if (problem.kind !== 'http' || !hasNoCode(problem)) throw error
  const request = { ...asked.request, isRepeated: true }
  const stored = await findEarlierAttempt(deps, { ...asked, request })
  if (!stored) throw error
  return stored
}

/** The booking that an earlier attempt created for this session. */
export async function findBySession(
  { api }: AttemptReader,
  sessionId: string,
  signal: AbortSignal,
): Promise<Booked | null> {
  const call = api.GET('/api/booking-id/{sessionId}', { params: { path: { sessionId } }, signal })
  const bookingId = await unwrapOrNull(call)
  return bookingId === null ? null : { bookingId, status: 'void' }
}

interface OwnBooking {
  userId: string
  language: string
  booking: BookingBody
}

/** The booking of the same car for the same time. */
async function findOwnBooking(
  api: Api,
  { userId, language, booking }: OwnBooking,
  signal: AbortSignal,
): Promise<Booked | null> {
  const call = api.POST('/api/bookings/{page}/{size}/{language}', {
    params: { path: { page: 1, size: NEWEST, language } },
    body: { suppliers: [booking.supplier], statuses: [...HOLDING_STATUSES], user: userId },
    signal,
  })
  const { rows } = toPage(await unwrapResponse(call))
  const same = rows.find(
    ({ car, from, to }) =>
      referenceId(car) === booking.car &&
      Date.parse(from) === Date.parse(booking.from) &&
      Date.parse(to) === Date.parse(booking.to),
  )
  return same ? { bookingId: same._id, status: same.status } : null
}
