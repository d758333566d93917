import { type SqlBool, sql } from 'kysely'

import { tokenHash } from '../account/token.ts'
import type { Database } from '../db/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { UNSETTLED } from '../payments/cashier.ts'

export type Claim = {
  email: string
  /** What this browser shows of bookings that a guest has made in it. */
  guestToken: string | null
  now: Date
}

/**
 * The account of a guest who began to pay online and did not come to an end: nobody has activated
 * it and no booking of it is one. Null while its car is still held for it, unless this is the
 * browser that asked for the car.
 */
export async function unclaimedGuest(
  db: Database,
  { email, guestToken, now }: Claim,
): Promise<ObjectId | null> {
  const hash = guestToken ? tokenHash(guestToken) : ''
  const isOver = sql<SqlBool>`booking.status = 'void' and (
    booking.expires_at is null or booking.expires_at <= ${now} or exists (
      select from guest_access where booking_id = booking.id and token_hash = ${hash}))`
  const row = await db
    .selectFrom('account')
    .select('account.id')
    .where(sql`lower(account.email)`, '=', email)
    .where('account.active', '=', false)
    .where('account.verified', '=', false)
    .where('account.password_hash', 'is', null)
    .where(sql<SqlBool>`(select bool_and(${isOver}) from booking where driver_id = account.id)`)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Lets them start again with the same address. Money that still comes for it goes back. */
export async function forgetUnclaimed(tx: Database, claim: Claim): Promise<void> {
  const id = await unclaimedGuest(tx, claim)
  if (!id) return
  // Before their payments (lock-bookings.ts).
  await tx
    .selectFrom('booking')
    .select('id')
    .where('driver_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute()
  // One that was paid while this waited for it is a booking.
  if ((await unclaimedGuest(tx, claim)) !== id) return
  await askAboutPaymentsOf(tx, id, claim.now)
  await tx.deleteFrom('booking').where('driver_id', '=', id).execute()
  await tx.deleteFrom('account').where('id', '=', id).execute()
}

/** Their forms may still be open somewhere: the sweep closes them at the provider. */
async function askAboutPaymentsOf(tx: Database, driverId: ObjectId, now: Date): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ due_at: now, updated_at: now })
    .where('status', 'in', UNSETTLED)
    .where('booking_id', 'in', (where) =>
      where.selectFrom('booking').select('id').where('driver_id', '=', driverId),
    )
    .execute()
}
