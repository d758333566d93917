import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import { sql } from 'kysely'

import { hashToken } from '../../account/sessions/token.ts'
import type { Period } from '../../cars/period.ts'
import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { type CookieJar, GUEST_COOKIE, SESSION_COOKIE } from '../../http/cookies.ts'
import { type BookingAttempt, GUEST_SCOPE } from '../create/idempotency.ts'

export type RequestedRental = {
  carId: ObjectId
  period: Period
  cookies: Pick<CookieJar, 'read'>
  attempt?: BookingAttempt | null
  now: Date
}

/**
 * Finds the requester's own unpaid bookings that hold the car. Guests are recognized by the browser that they
 * booked with. Also finds the booking of the same attempt, if the requester signed in before its response
 * arrived.
 */
export async function findOwnHolds(db: Database, rental: RequestedRental): Promise<ObjectId[]> {
  const { carId, period, cookies, attempt, now } = rental
  const shown = readTokens(cookies)
  if (!shown.session && !shown.pass && !attempt) return []
  const { rows } = await sql<{ id: ObjectId }>`
    select id from booking
    where car_id = ${carId} and status = 'void' and expires_at > ${now}
      and period && tstzrange(${period.from}, ${period.to}, '[)')
      and (${isRequestersBooking(shown, now)}
        or exists (
          select from idempotency where booking_id = booking.id
            and scope = ${GUEST_SCOPE} and key = ${attempt?.key ?? null}))`.execute(db)
  return rows.map(({ id }) => id)
}

/** The requester's own booking of the car, and how to find its payment. */
export type OwnHold = {
  _id: ObjectId
  status: BookingStatus
  sessionId?: string
  provider?: PaymentProviderName
}

/**
 * Finds the requester's own booking that holds this car at this time. Guests are recognized by the browser that
 * they booked with. Returns null if there is no such booking; a booking of another customer is never returned.
 */
export async function findOwnBooking(
  db: Database,
  { carId, period, cookies, now }: Omit<RequestedRental, 'attempt'>,
): Promise<OwnHold | null> {
  const shown = readTokens(cookies)
  if (!shown.session && !shown.pass) return null
  const { rows } = await sql<FoundRow>`
    select booking.id, booking.status, payment.reference, payment.provider from booking
    left join lateral (
      select reference, provider from payment
      where booking_id = booking.id and reference is not null
      order by payment.created_at desc, payment.id desc limit 1) payment on true
    where car_id = ${carId} and holds and (booking.status <> 'void' or expires_at > ${now})
      and period && tstzrange(${period.from}, ${period.to}, '[)')
      and ${isRequestersBooking(shown, now)}
    order by booking.status = 'void', booking.created_at desc, booking.id desc
    limit 1`.execute(db)
  const [found] = rows
  if (!found) return null
  const { id: _id, status, reference, provider } = found
  return { _id, status, ...(reference && provider ? { sessionId: reference, provider } : {}) }
}

type FoundRow = {
  id: ObjectId
  status: BookingStatus
  reference: string | null
  provider: PaymentProviderName | null
}

/**
 * Rethrows the error. If the requester's own booking makes the car unavailable, the error identifies that
 * booking.
 */
export async function rethrowWithOwnBooking(
  db: Database,
  rental: Omit<RequestedRental, 'attempt'>,
  refusal: unknown,
): Promise<never> {
  if (!(refusal instanceof Refusal) || refusal.problem.code !== 'car-taken') throw refusal
  const own = await findOwnBooking(db, rental)
  throw own ? new Refusal('car-taken', { bookingId: own._id }) : refusal
}

/** Reads the requester's credentials from the cookies. */
const readTokens = (cookies: RequestedRental['cookies']) => ({
  session: cookies.read(SESSION_COOKIE),
  pass: cookies.read(GUEST_COOKIE),
})

/** SQL: whether the requester's account or browser made the booking in this row. */
const isRequestersBooking = (
  { session, pass }: ReturnType<typeof readTokens>,
  now: Date,
) => sql<boolean>`(
  exists (
    select from session where account_id = driver_id
      and token_hash = ${hashTokenOrNull(session)} and session.expires_at > ${now})
  or exists (
    select from guest_access where booking_id = booking.id
      and token_hash = ${hashTokenOrNull(pass)} and guest_access.expires_at > ${now}))`

/** In SQL, nothing equals null: without a token, no row matches. */
const hashTokenOrNull = (token: string | null) => token && hashToken(token)
