import { createToken, hashToken } from '../account/sessions/token.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

const HOUR_MS = 3_600_000

type PassRequest = {
  guestToken: string | null
  now: Date
  /** For the main driver, who may do less than the guest. */
  isForDriver?: boolean
}

export type GuestPass = { token: string; expiresAt: Date }

/**
 * Gives this browser access to one guest booking for an hour. A browser that has made other bookings keeps its
 * token, so that two tabs do not invalidate each other's pass.
 */
export async function issueGuestPass(
  tx: Database,
  bookingId: ObjectId,
  { guestToken, now, isForDriver = false }: PassRequest,
): Promise<GuestPass> {
  const token = guestToken && (await isGuestPass(tx, guestToken, now)) ? guestToken : createToken()
  const expiresAt = new Date(now.getTime() + HOUR_MS)
  await tx
    .insertInto('guest_access')
    .values({
      token_hash: hashToken(token),
      booking_id: bookingId,
      is_for_driver: isForDriver,
      expires_at: expiresAt,
    })
    .onConflict((same) =>
      same
        .columns(['token_hash', 'booking_id', 'is_for_driver'])
        .doUpdateSet({ expires_at: expiresAt }),
    )
    .execute()
  return { token, expiresAt }
}

async function isGuestPass(tx: Database, token: string, now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('guest_access')
    .select('booking_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

type PassCheck = [db: Database, token: string | null, bookingId: ObjectId, now: Date]

/**
 * Whether the browser has a guest's pass for the booking. A pass ends after an hour, and when an account takes
 * over the booking.
 */
export const hasGuestPass = (...check: PassCheck): Promise<boolean> =>
  hasPass(check, { isForDriver: false })

/** Whether the browser has opened the link of the booking's main driver within the last hour. */
export const hasDriverPass = (...check: PassCheck): Promise<boolean> =>
  hasPass(check, { isForDriver: true })

async function hasPass(
  [db, token, bookingId, now]: PassCheck,
  { isForDriver }: { isForDriver: boolean },
): Promise<boolean> {
  if (!token) return false
  const found = await db
    .selectFrom('guest_access')
    .innerJoin('booking', 'booking.id', 'guest_access.booking_id')
    .innerJoin('account', 'account.id', 'booking.driver_id')
    .select('booking.id')
    .where('token_hash', '=', hashToken(token))
    .where('booking.id', '=', bookingId)
    .where('guest_access.is_for_driver', '=', isForDriver)
    .where('guest_access.expires_at', '>', now)
    .$if(!isForDriver, (query) => query.where('account.is_guest', '=', true))
    .executeTakeFirst()
  return found !== undefined
}
