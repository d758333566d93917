/**
 * BookCars creates another booking on each call, and may respond with a 400 after creating one. So look for the
 * booking of an earlier attempt first.
 */
import { HOLDING_STATUSES } from '@masar/domain/booking/booking-status.ts'
import type { BookedResult, BookingRequest } from '@masar/machines/placing/placing-facts.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { unwrapOrNull, unwrapResponse } from '../unwrap-response.ts'
import { readReferenceId, toPage } from '../response-shapes.ts'
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

/** An earlier attempt is always among the customer's newest bookings. */
const MAX_BOOKINGS_SEARCHED = 100

/**
 * Finds the booking of an earlier attempt among the customer's own bookings, or returns null. For a guest,
 * throws `maybe-booked` when the email address has an account, since an earlier attempt may have created it.
 */
export async function findEarlierAttempt(
  { api, locale }: AttemptReader,
  { request, booking, signal }: EarlierAttempt,
): Promise<BookedResult | null> {
  const { userId, isRepeated, driver } = request
  if (userId === null) {
    if (isRepeated && (await isEmailTaken(api, driver.email))) {
      throw new ApiProblem({ kind: 'http', status: 400, code: 'maybe-booked' })
    }
    return null
  }
  const ownBooking = { userId, language: locale.read(), booking }
  const earlier = await findOwnBooking(api, ownBooking, signal)
  // On a first attempt, the booking found here is an older one that already holds the car.
  if (earlier && !isRepeated)
    throw new ApiProblem({ ...CAR_TAKEN_PROBLEM, bookingId: earlier.bookingId })
  return earlier
}

const CAR_TAKEN_PROBLEM = { kind: 'http', status: 409, code: 'car-taken' } as const

/**
 * Returns the booking that was stored despite a 400, for example when the email server is down. Rethrows the
 * error when none is found.
 */
export async function findBookingAfterRefusal(
  deps: AttemptReader,
  attempt: EarlierAttempt,
  error: unknown,
): Promise<BookedResult> {
  const problem = asProblem(error)
  if (problem.kind !== 'http' || !hasNoCode(problem)) throw error
  const request = { ...attempt.request, isRepeated: true }
  const stored = await findEarlierAttempt(deps, { ...attempt, request })
  if (!stored) throw error
  return stored
}

/** Finds the booking that an earlier attempt created for this payment session. */
export async function findBookingBySession(
  { api }: AttemptReader,
  sessionId: string,
  signal: AbortSignal,
): Promise<BookedResult | null> {
  const call = api.GET('/api/booking-id/{sessionId}', { params: { path: { sessionId } }, signal })
  const bookingId = await unwrapOrNull(call)
  return bookingId === null ? null : { bookingId, status: 'void' }
}

interface OwnBooking {
  userId: string
  language: string
  booking: BookingBody
}

/** Finds the customer's booking of the same car for the same time. */
async function findOwnBooking(
  api: Api,
  { userId, language, booking }: OwnBooking,
  signal: AbortSignal,
): Promise<BookedResult | null> {
  const call = api.POST('/api/bookings/{page}/{size}/{language}', {
    params: { path: { page: 1, size: MAX_BOOKINGS_SEARCHED, language } },
    body: { suppliers: [booking.supplier], statuses: [...HOLDING_STATUSES], user: userId },
    signal,
  })
  const { rows } = toPage(await unwrapResponse(call))
  const same = rows.find(
    ({ car, from, to }) =>
      readReferenceId(car) === booking.car &&
      Date.parse(from) === Date.parse(booking.from) &&
      Date.parse(to) === Date.parse(booking.to),
  )
  return same ? { bookingId: same._id, status: same.status } : null
}
