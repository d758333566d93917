import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import { sql } from 'kysely'

import { tokenHash } from '../../account/sessions/token.ts'
import type { Period } from '../../cars/period.ts'
import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { type CookieJar, GUEST_COOKIE, SESSION_COOKIE } from '../../http/cookies.ts'
import { type BookingAttempt, GUEST_SCOPE } from '../create/idempotency.ts'

export type WantedRental = {
  carId: ObjectId
  period: Period
  cookies: Pick<CookieJar, 'read'>
  attempt?: BookingAttempt | null
  now: Date
}

/**
 * Bookings that wait for their payment and hold the car for the very person who asks: a customer, or
 * a guest in the browser they booked with, who has closed the tab and comes back, or who signed in
 * before the answer to this very attempt had reached them.
 */
export async function findOwnHolds(db: Database, wanted: WantedRental): Promise<ObjectId[]> {
  const { carId, period, cookies, attempt, now } = wanted
  const shown = readTokens(cookies)
  if (!shown.session && !shown.pass && !attempt) return []
  const { rows } = await sql<{ id: ObjectId }>`
    select id from booking
    where car_id = ${carId} and status = 'void' and expires_at > ${now}
      and period && tstzrange(${period.from}, ${period.to}, '[)')
      and (${isAskersBooking(shown, now)}
        or exists (
          select from idempotency where booking_id = booking.id
            and scope = ${GUEST_SCOPE} and key = ${attempt?.key ?? null}))`.execute(db)
  return rows.map(({ id }) => id)
}

/** A booking of the asker's own that takes the car, and how its payment can be found. */
export type OwnHold = {
  _id: ObjectId
  status: BookingStatus
  sessionId?: string
  provider?: PaymentProviderName
}

/**
 * The asker's own booking of this car in this time: of a customer, or of a guest in the browser they
 * booked with. Nobody else is told of one. Null: none, or none that still takes the car.
 */
export async function findOwnBooking(
  db: Database,
  { carId, period, cookies, now }: Omit<WantedRental, 'attempt'>,
): Promise<OwnHold | null> {
  const shown = readTokens(cookies)
  if (!shown.session && !shown.pass) return null
  const { rows } = await sql<Found>`
    select booking.id, booking.status, payment.reference, payment.provider from booking
    left join lateral (
      select reference, provider from payment
      where booking_id = booking.id and reference is not null
      order by payment.created_at desc, payment.id desc limit 1) payment on true
    where car_id = ${carId} and holds and (booking.status <> 'void' or expires_at > ${now})
      and period && tstzrange(${period.from}, ${period.to}, '[)')
      and ${isAskersBooking(shown, now)}
    order by booking.status = 'void', booking.created_at desc, booking.id desc
    limit 1`.execute(db)
  const [found] = rows
  if (!found) return null
  const { id: _id, status, reference, provider } = found
  return { _id, status, ...(reference && provider ? { sessionId: reference, provider } : {}) }
}

type Found = {
  id: ObjectId
  status: BookingStatus
  reference: string | null
  provider: PaymentProviderName | null
}

/** Names it to whom the car is refused because they have it themselves. */
export async function refuseWithOwnBooking(
  db: Database,
  wanted: Omit<WantedRental, 'attempt'>,
  refusal: unknown,
): Promise<never> {
  if (!(refusal instanceof Refusal) || refusal.problem.code !== 'car-taken') throw refusal
  const own = await findOwnBooking(db, wanted)
  throw own ? new Refusal('car-taken', { bookingId: own._id }) : refusal
}

/** What the asker shows of who they are. */
const readTokens = (cookies: WantedRental['cookies']) => ({
  session: cookies.read(SESSION_COOKIE),
  pass: cookies.read(GUEST_COOKIE),
})

/** Of a row of `booking`: made by the asker's account, or in the asker's browser. */
const isAskersBooking = (
  { session, pass }: ReturnType<typeof readTokens>,
  now: Date,
) => sql<boolean>`(
  exists (
    select from session where account_id = driver_id
      and token_hash = ${hashOrNothing(session)} and session.expires_at > ${now})
  or exists (
    select from guest_access where booking_id = booking.id
      and token_hash = ${hashOrNothing(pass)} and guest_access.expires_at > ${now}))`

/** Null is equal to nothing in SQL: who shows no token is nobody. */
const hashOrNothing = (token: string | null) => token && tokenHash(token)
