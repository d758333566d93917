import { createHash } from 'node:crypto'

import { sql, type SqlBool } from 'kysely'

import { hashToken } from '../../account/sessions/token.ts'
import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { hasGuestPass } from '../guest-pass.ts'

const DAY_MS = 86_400_000
/** The scope shared by all guests; a customer's scope is their account. */
export const GUEST_SCOPE = 'guest'

type AttemptRequest = { visitorId: ObjectId | null; guestToken: string | null; now: Date }

/** An attempt to book: the idempotency key and the request. */
export type BookingAttempt = {
  scope: string
  key: string
  requestHash: string
  guestToken: string | null
  now: Date
}

export function toBookingAttempt(
  request: AttemptRequest,
  key: string,
  body: unknown,
): BookingAttempt {
  const { visitorId, guestToken, now } = request
  const requestHash = createHash('sha256').update(stringifySorted(body)).digest('base64url')
  return { scope: visitorId ?? GUEST_SCOPE, key, requestHash, guestToken, now }
}

/** Returns the hash to store for a request; for a guest, it includes the browser's token. */
const toStoredHash = ({ scope, requestHash, guestToken }: BookingAttempt) =>
  scope === GUEST_SCOPE && guestToken ? `${requestHash}.${hashToken(guestToken)}` : requestHash

/**
 * Claims the idempotency key for this transaction. Returns null for a new key, or the existing booking if the
 * same attempt was made before. Waits for concurrent attempts. A key that was sent with another request is
 * rejected with 409 `key-reused`; after 24 hours it can be used again.
 */
export async function claimKey(tx: Database, attempt: BookingAttempt): Promise<ObjectId | null> {
  const { scope, key, now } = attempt
  const yesterday = new Date(now.getTime() - DAY_MS)
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
  const { rows } = await sql`
    insert into idempotency (scope, key, request_hash, created_at)
    values (${scope}, ${key}, ${toStoredHash(attempt)}, ${now})
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
  return findSameBooking(tx, attempt, { stored: first.request_hash, bookingId: first.booking_id })
}

/**
 * Returns the booking of the same attempt. Guests prove by cookie that the booking is theirs: with the pass for
 * the booking or, if the response with that pass was lost, with the pass that both requests sent. Clients
 * without cookies, such as scripts, prove it by sending the identical request.
 */
async function findSameBooking(
  tx: Database,
  attempt: BookingAttempt,
  { stored, bookingId }: { stored: string; bookingId: ObjectId | null },
): Promise<ObjectId> {
  const { scope, requestHash, guestToken, now } = attempt
  const isSame = stored.split('.')[0] === requestHash
  if (!bookingId) throw new Refusal('key-reused')
  const isTheirs =
    scope !== GUEST_SCOPE ||
    (guestToken !== null && stored.split('.')[1] === hashToken(guestToken)) ||
    (isSame && stored === toStoredHash(attempt)) ||
    (await hasGuestPass(tx, guestToken, bookingId, now))
  if (isSame && isTheirs) return bookingId
  throw new Refusal('key-reused', isTheirs ? { bookingId } : {})
}

/**
 * Throws `key-reused` if the customer signed in or out between two attempts and the first booking still holds
 * the car, so that no second booking is made. The error identifies the booking only to its driver and to the
 * browser with the pass. Call it after releasing the customer's own unpaid bookings.
 */
export async function refuseChangedSignIn(tx: Database, attempt: BookingAttempt): Promise<void> {
  const { scope, key, guestToken, now } = attempt
  const made = await tx
    .selectFrom('idempotency')
    .innerJoin('booking', 'booking.id', 'idempotency.booking_id')
    .select(['booking.id', 'booking.driver_id'])
    .where('idempotency.key', '=', key)
    .where('idempotency.scope', scope === GUEST_SCOPE ? '!=' : '=', GUEST_SCOPE)
    .where('idempotency.created_at', '>', new Date(now.getTime() - DAY_MS))
    .where(sql<SqlBool>`booking.status <> 'cancelled'`)
    .where(sql<SqlBool>`(booking.status <> 'void' or booking.expires_at > ${now})`)
    .executeTakeFirst()
  if (!made) return
  const isShown = made.driver_id === scope || (await hasGuestPass(tx, guestToken, made.id, now))
  throw new Refusal('key-reused', isShown ? { bookingId: made.id } : {})
}

export async function storeAttemptBooking(
  tx: Database,
  attempt: BookingAttempt,
  bookingId: ObjectId,
) {
  await tx
    .updateTable('idempotency')
    .set({ booking_id: bookingId })
    .where('scope', '=', attempt.scope)
    .where('key', '=', attempt.key)
    .execute()
}

/** Serializes to JSON with sorted keys, so that the same request always gives the same text. */
function stringifySorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
