import { sql } from 'kysely'

import { tokenHash } from '../account/token.ts'
import type { Database } from '../db/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { Period } from '../fleet/fleet-memory.ts'
import { GUEST_COOKIE, SESSION_COOKIE } from '../http/cookies.ts'
import type { CookieJar } from '../operation.ts'
import type { Cashier } from '../payments/cashier.ts'
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
  const [session, pass] = [SESSION_COOKIE, GUEST_COOKIE].map((name) => cookies.read(name))
  if (!session && !pass && !attempt) return []
  const { rows } = await sql<{ id: ObjectId }>`
    select id from booking
    where car_id = ${carId} and status = 'void' and expires_at > ${now}
      and period && tstzrange(${period.from}, ${period.to}, '[)')
      and (
        exists (
          select from session where account_id = driver_id
            and token_hash = ${hashOf(session)} and session.expires_at > ${now})
        or exists (
          select from guest_access where booking_id = booking.id
            and token_hash = ${hashOf(pass)} and guest_access.expires_at > ${now})
        or exists (
          select from idempotency where booking_id = booking.id
            and scope = ${GUEST_SCOPE} and key = ${attempt?.key ?? ''}))`.execute(db)
  return rows.map(({ id }) => id)
}

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
