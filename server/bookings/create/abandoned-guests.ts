import { sql, type SqlBool } from 'kysely'

import { tokenHash } from '../../account/sessions/token.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { UNSETTLED } from '../../payments/payment-deps.ts'

export type EmailClaim = {
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
export async function findAbandonedGuest(
  db: Database,
  { email, guestToken, now }: EmailClaim,
): Promise<ObjectId | null> {
  const hash = guestToken && tokenHash(guestToken)
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
export async function deleteAbandonedGuest(tx: Database, claim: EmailClaim): Promise<void> {
  const id = await findAbandonedGuest(tx, claim)
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
  if ((await findAbandonedGuest(tx, claim)) !== id) return
  await closePaymentsSoon(tx, id, claim.now)
  await tx.deleteFrom('booking').where('driver_id', '=', id).execute()
  await tx.deleteFrom('account').where('id', '=', id).execute()
}

/** Their forms may still be open somewhere: the sweep closes them at the provider. */
async function closePaymentsSoon(tx: Database, driverId: ObjectId, now: Date): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ due_at: now, updated_at: now })
    .where('status', 'in', UNSETTLED)
    .where('booking_id', 'in', (where) =>
      where.selectFrom('booking').select('id').where('driver_id', '=', driverId),
    )
    .execute()
}

/** Whether an address has an account, other than one that can be made again. */
export async function isAddressTaken(db: Database, claim: EmailClaim): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where((where) => where(where.fn('lower', ['email']), '=', claim.email))
    .executeTakeFirst()
  return found !== undefined && (await findAbandonedGuest(db, claim)) === null
}
