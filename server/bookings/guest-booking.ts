import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'
import type { BookingViewer } from '@masar/domain/person/permissions.ts'

import type { Account } from '../account/sessions/session.ts'
import { Refusal } from '../contract/problem.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { type CookieJar, GUEST_COOKIE } from '../http/cookies.ts'
import { toBookingViewer } from './booking-viewer.ts'
import { hasDriverPass, hasGuestPass } from './guest-pass.ts'

type Caller = {
  db: Database
  visitor: Account | null
  cookies: Pick<CookieJar, 'read'>
  now: () => Date
}

/**
 * Returns the account on whose behalf a booking is changed. In a browser with the booking's pass, this is its
 * guest, even if another customer (but not staff) is signed in there; otherwise it is the signed-in account.
 */
export async function requireActor(
  { db, visitor, cookies, now }: Caller,
  bookingId: ObjectId,
): Promise<Account> {
  if (visitor && visitor.type !== 'user') return visitor
  const guest = (await hasGuestPass(db, cookies.read(GUEST_COOKIE), bookingId, now()))
    ? await findGuest(db, bookingId)
    : null
  const actor = guest ?? visitor
  if (!actor) throw new Refusal('unauthenticated')
  return actor
}

/** Returns who changes a booking: the customer or staff, or the main driver, who has fewer permissions. */
export async function requireActorOrDriver(
  caller: Caller,
  bookingId: ObjectId,
): Promise<BookingViewer> {
  const { db, cookies, now } = caller
  const isOwn = await hasMadeBooking(caller, bookingId)
  if (!isOwn && (await hasDriverPass(db, cookies.read(GUEST_COOKIE), bookingId, now())))
    return { id: bookingId, type: 'mainDriver' }
  return toBookingViewer(await requireActor(caller, bookingId))
}

/** Whether the caller is the driver of the booking, or its guest in a browser with a pass. */
export async function hasMadeBooking(
  { db, visitor, cookies, now }: Caller,
  bookingId: ObjectId,
): Promise<boolean> {
  if (await hasGuestPass(db, cookies.read(GUEST_COOKIE), bookingId, now())) return true
  if (!visitor) return false
  const booking = await db
    .selectFrom('booking')
    .select('id')
    .where('id', '=', bookingId)
    .where('driver_id', '=', visitor.id)
    .executeTakeFirst()
  return booking !== undefined
}

/**
 * Returns the driver of the booking if they have this email address: a guest, or the account that took over the
 * booking.
 */
export async function findDriverByEmail(
  db: Database,
  bookingId: ObjectId,
  email: string,
): Promise<Account | null> {
  const driver = await findDriver(db, bookingId)
  return driver && normalizeEmail(driver.email) === normalizeEmail(email) ? driver : null
}

async function findGuest(db: Database, bookingId: ObjectId): Promise<Account | null> {
  const driver = await findDriver(db, bookingId)
  return driver?.is_guest ? driver : null
}

const findDriver = (db: Database, bookingId: ObjectId): Promise<Account | undefined> =>
  db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', (where) =>
      where.selectFrom('booking').select('driver_id').where('booking.id', '=', bookingId),
    )
    .executeTakeFirst()
