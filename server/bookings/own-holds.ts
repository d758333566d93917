import type { BookingStatus } from '#domain/booking-status.ts'
import type { PaymentProviderName } from '#domain/charge.ts'
import { sql } from 'kysely'

import { tokenHash } from '../account/token.ts'
import type { Database } from '../db/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { Period } from '../fleet/fleet-memory.ts'
import { GUEST_COOKIE, SESSION_COOKIE } from '../http/cookies.ts'
import type { CookieJar } from '../operation.ts'
import type { Cashier } from '../payments/cashier.ts'
import { Refusal } from '../problem.ts'
import { type Attempt, GUEST_SCOPE, isKnown } from './idempotency.ts'
import { release } from './unfinished.ts'

type Wanted = {
  carId: ObjectId
  period: Period
  cookies: Pick<CookieJar, 'read'>
  attempt?: Attempt | null
  now: Date
}

/**
 * Bookings that wait for their payment and hold the car for the very person who asks: a customer, or
 * a guest in the browser they booked with, who has closed the tab and comes back, or who signed in
 * before the answer to this very attempt had reached them.
 */
export async function ownHolds(db: Database, wanted: Wanted): Promise<ObjectId[]> {
  const { carId, period, cookies, attempt, now } = wanted
  const shown = shownBy(cookies)
  if (!shown.session && !shown.pass && !attempt) return []
  const { rows } = await sql<{ id: ObjectId }>`
    select id from booking
    where car_id = ${carId} and status = 'void' and expires_at > ${now}
      and period && tstzrange(${period.from}, ${period.to}, '[)')
      and (${isTheirs(shown, now)}
        or exists (
          select from idempotency where booking_id = booking.id
            and scope = ${GUEST_SCOPE} and key = ${attempt?.key ?? ''}))`.execute(db)
  return rows.map(({ id }) => id)
}

/** A booking of the asker's own that takes the car, and how its payment can be found. */
export type OwnBooking = {
  _id: ObjectId
  status: BookingStatus
  sessionId?: string
  provider?: PaymentProviderName
}

/**
 * The asker's own booking of this car in this time: of a customer, or of a guest in the browser they
 * booked with. Nobody else is told of one. Null: none, or none that still takes the car.
 */
export async function ownBooking(
  db: Database,
  { carId, period, cookies, now }: Omit<Wanted, 'attempt'>,
): Promise<OwnBooking | null> {
  const shown = shownBy(cookies)
  if (!shown.session && !shown.pass) return null
  const { rows } = await sql<Found>`
    select booking.id, booking.status, payment.reference, payment.provider from booking
    left join lateral (
      select reference, provider from payment
      where booking_id = booking.id and reference is not null
      order by payment.created_at desc, payment.id desc limit 1) payment on true
    where car_id = ${carId} and holds and (booking.status <> 'void' or expires_at > ${now})
      and period && tstzrange(${period.from}, ${period.to}, '[)')
      and ${isTheirs(shown, now)}
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
export async function refuseByName(
  db: Database,
  wanted: Omit<Wanted, 'attempt'>,
  refusal: unknown,
): Promise<never> {
  if (!(refusal instanceof Refusal) || refusal.problem.code !== 'car-taken') throw refusal
  const own = await ownBooking(db, wanted)
  throw own ? new Refusal('car-taken', { bookingId: own._id }) : refusal
}

/** What the asker shows of who they are. */
const shownBy = (cookies: Wanted['cookies']) => ({
  session: cookies.read(SESSION_COOKIE),
  pass: cookies.read(GUEST_COOKIE),
})

/** Of a row of `booking`: made by the asker's account, or in the asker's browser. */
const isTheirs = ({ session, pass }: ReturnType<typeof shownBy>, now: Date) => sql<boolean>`(
  exists (
    select from session where account_id = driver_id
      and token_hash = ${hashOf(session)} and session.expires_at > ${now})
  or exists (
    select from guest_access where booking_id = booking.id
      and token_hash = ${hashOf(pass)} and guest_access.expires_at > ${now}))`

const hashOf = (token: string | null | undefined) => (token ? tokenHash(token) : '')

type Freeing = Pick<Wanted, 'carId' | 'period'> & { attempt: Attempt | null }

/**
 * Who books the same car anew gives up what holds it for them. It stays when it turns out to be
 * paid, or may be; and the same attempt, sent again, is no new one.
 */
export async function freeOwnHolds(
  asker: Cashier & Pick<Wanted, 'cookies'>,
  freeing: Freeing,
): Promise<void> {
  const { db, cookies, now } = asker
  const holds = await ownHolds(db, { ...freeing, cookies, now: now() })
  if (holds.length === 0 || (freeing.attempt && (await isKnown(db, freeing.attempt)))) return
  for (const id of holds) await release(asker, id, { evenWhileMoneyMoves: false })
}
