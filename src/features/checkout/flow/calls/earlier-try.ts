import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { referenceId, toPage } from '#api/compat.ts'
import { ApiProblem } from '#api/problem.ts'
import { HOLDING_STATUSES } from '#domain/booking/booking-status.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import type { Booked, BookingRequest } from '#machines/placing/placing-facts.ts'
import type { components } from '#openapi/schema.d.ts'

import { isEmailTaken } from './email-taken.ts'

type BookingBody = components['schemas']['Checkout']['booking']

/** One's newest; an earlier try is among them. */
const NEWEST = 100

/**
 * What has become of an earlier try at a backend that books once more whenever it is asked: a
 * customer's own bookings say it; a guest's address has an account by then. Null is none that is known of.
 */
export async function findEarlierTry(
  { api, locale }: FlowDeps,
  request: BookingRequest,
  booking: BookingBody,
  signal: AbortSignal,
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
  // Their own of another day is no answer to what they ask for now.
  if (earlier && !isRepeated) throw new ApiProblem({ ...CAR_TAKEN, bookingId: earlier.bookingId })
  return earlier
}

const CAR_TAKEN = { kind: 'http', status: 409, code: 'car-taken' } as const

interface OwnBooking {
  userId: string
  language: string
  booking: BookingBody
}

/** The one of the same car for the same time. */
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
  const { rows } = toPage(await answer(call))
  const same = rows.find(
    ({ car, from, to }) =>
      referenceId(car) === booking.car &&
      Date.parse(from) === Date.parse(booking.from) &&
      Date.parse(to) === Date.parse(booking.to),
  )
  return same ? { bookingId: same._id, status: same.status } : null
}
