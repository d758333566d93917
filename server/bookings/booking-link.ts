import { createToken, hashToken } from '../account/sessions/token.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

const DAY_MS = 86_400_000
/** For some weeks after the rental, guests look up the price or send messages about it. */
const LIFETIME_AFTER_RENTAL_MS = 30 * DAY_MS
const MIN_LIFETIME_MS = 7 * DAY_MS

type LinkRequest = [tx: Database, bookingId: ObjectId, now: Date]

/**
 * Issues the secret of a link that opens one guest booking, valid as long as the guest may need it. Returns
 * null for a customer's booking, because customers sign in.
 */
export const issueBookingLink = (...request: LinkRequest): Promise<string | null> =>
  issueLink(request, { isForDriver: false })

/**
 * Issues the secret of a link that opens a booking for its main driver. Returns null if the booking has no main
 * driver.
 */
export const issueDriverLink = (...request: LinkRequest): Promise<string | null> =>
  issueLink(request, { isForDriver: true })

async function issueLink(
  [tx, bookingId, now]: LinkRequest,
  { isForDriver }: { isForDriver: boolean },
): Promise<string | null> {
  const booking = await tx
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.driver_id')
    .leftJoin('main_driver', 'main_driver.booking_id', 'booking.id')
    .select('booking.ends_at')
    .where('booking.id', '=', bookingId)
    .where((where) =>
      isForDriver
        ? where('main_driver.email', 'is not', null)
        : where('account.is_guest', '=', true),
    )
    .executeTakeFirst()
  if (!booking) return null
  const token = createToken()
  const expiresAt = Math.max(
    booking.ends_at.getTime() + LIFETIME_AFTER_RENTAL_MS,
    now.getTime() + MIN_LIFETIME_MS,
  )
  await tx
    .insertInto('booking_link')
    .values({
      token_hash: hashToken(token),
      booking_id: bookingId,
      is_for_driver: isForDriver,
      created_at: now,
      expires_at: new Date(expiresAt),
    })
    .execute()
  return token
}

export type LinkedBooking = { bookingId: ObjectId; isForDriver: boolean }

/**
 * Finds the booking of a link; null if the link is unknown or expired. A guest's link also ends
 * once the booking belongs to an account.
 */
export async function findLinkedBooking(
  db: Database,
  token: string,
  now: Date,
): Promise<LinkedBooking | null> {
  const link = await db
    .selectFrom('booking_link')
    .innerJoin('booking', 'booking.id', 'booking_link.booking_id')
    .innerJoin('account', 'account.id', 'booking.driver_id')
    .select(['booking_link.booking_id', 'booking_link.is_for_driver'])
    .where('token_hash', '=', hashToken(token))
    .where('booking_link.expires_at', '>', now)
    .where((where) =>
      where.or([
        where('account.is_guest', '=', true),
        where('booking_link.is_for_driver', '=', true),
      ]),
    )
    .executeTakeFirst()
  return link ? { bookingId: link.booking_id, isForDriver: link.is_for_driver } : null
}
