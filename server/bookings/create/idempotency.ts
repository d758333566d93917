import { createHash } from 'node:crypto'

import { sql, type SqlBool } from 'kysely'

import { tokenHash } from '../../account/sessions/token.ts'
import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { hasGuestPass } from './driver.ts'

const DAY = 86_400_000
/** The scope of everybody who is not signed in; that of the others is their account. */
export const GUEST_SCOPE = 'guest'

type Asking = { visitorId: ObjectId | null; guestToken: string | null; now: Date }

/** One attempt of somebody: their key and what they asked for with it. */
export type BookingAttempt = {
  scope: string
  key: string
  requestHash: string
  guestToken: string | null
  now: Date
}

export function bookingAttempt(asking: Asking, key: string, body: unknown): BookingAttempt {
  const { visitorId, guestToken, now } = asking
  const requestHash = createHash('sha256').update(sorted(body)).digest('base64url')
  return { scope: visitorId ?? GUEST_SCOPE, key, requestHash, guestToken, now }
}

/** What is kept of a request; of a guest's, also which browser sent it. */
const storedHash = ({ scope, requestHash, guestToken }: BookingAttempt) =>
  scope === GUEST_SCOPE && guestToken ? `${requestHash}.${tokenHash(guestToken)}` : requestHash

/**
 * Takes the key for this transaction: null when it is new, the booking it made when the very same
 * attempt has been here. An attempt that is under way is waited for, whoever makes it. A key of another
 * request is refused with 409 `key-reused`; after 24 hours a key is new again.
 */
export async function claimKey(tx: Database, attempt: BookingAttempt): Promise<ObjectId | null> {
  const { scope, key, now } = attempt
  const yesterday = new Date(now.getTime() - DAY)
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
  const { rows } = await sql`
    insert into idempotency (scope, key, request_hash, created_at)
    values (${scope}, ${key}, ${storedHash(attempt)}, ${now})
    on conflict (scope, key) do update
      set request_hash = excluded.request_hash, booking_id = null, created_at = excluded.created_at
      where idempotency.created_at <= ${yesterday}
    returning key`.execute(tx)
  if (rows.length > 0) return null
  const first = await tx
    .selectFrom('idempotency')
    .select(['request_hash', 'booking_id'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return sameBooking(tx, attempt, { kept: first.request_hash, bookingId: first.booking_id })
}

/**
 * The booking of the very same attempt. A guest shows by their cookie that it is theirs: by the pass
 * for the booking, or, when the answer with it was lost, by the one they had on the way. Who had none
 * then, and a program has none, shows it by asking for the very same.
 */
async function sameBooking(
  tx: Database,
  attempt: BookingAttempt,
  { kept, bookingId }: { kept: string; bookingId: ObjectId | null },
): Promise<ObjectId> {
  const { scope, requestHash, guestToken, now } = attempt
  const isSame = kept.split('.')[0] === requestHash
  if (!bookingId) throw new Refusal('key-reused')
  const isTheirs =
    scope !== GUEST_SCOPE ||
    (guestToken !== null && kept.split('.')[1] === tokenHash(guestToken)) ||
    (isSame && kept === storedHash(attempt)) ||
    (await hasGuestPass(tx, guestToken, bookingId, now))
  if (isSame && isTheirs) return bookingId
  throw new Refusal('key-reused', isTheirs ? { bookingId } : {})
}

/**
 * A customer who signs in or out between two tries makes one attempt, as long as its booking holds the car: throws
 * `key-reused`. Only the driver, and the browser with the pass, learn which booking it is. To be called after the
 * customer's own unpaid bookings are released.
 */
export async function refuseSignedInBetween(tx: Database, attempt: BookingAttempt): Promise<void> {
  const { scope, key, guestToken, now } = attempt
  const made = await tx
    .selectFrom('idempotency')
    .innerJoin('booking', 'booking.id', 'idempotency.booking_id')
    .select(['booking.id', 'booking.driver_id'])
    .where('idempotency.key', '=', key)
    .where('idempotency.scope', scope === GUEST_SCOPE ? '!=' : '=', GUEST_SCOPE)
    .where('idempotency.created_at', '>', new Date(now.getTime() - DAY))
    .where(sql<SqlBool>`booking.status <> 'cancelled'`)
    .where(sql<SqlBool>`(booking.status <> 'void' or booking.expires_at > ${now})`)
    .executeTakeFirst()
  if (!made) return
  const isShown = made.driver_id === scope || (await hasGuestPass(tx, guestToken, made.id, now))
  throw new Refusal('key-reused', isShown ? { bookingId: made.id } : {})
}

export async function storeBooking(tx: Database, attempt: BookingAttempt, bookingId: ObjectId) {
  await tx
    .updateTable('idempotency')
    .set({ booking_id: bookingId })
    .where('scope', '=', attempt.scope)
    .where('key', '=', attempt.key)
    .execute()
}

/** JSON with the keys in order: the same request is the same text. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
