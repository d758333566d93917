import { sql, type SqlBool } from 'kysely'

import { hashToken } from '../../account/sessions/token.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { UNSETTLED_STATUSES } from '../../payments/payment-deps.ts'

type EmailClaim = {
  email: string
  /** The token that proves which guest bookings were made in this browser. */
  guestToken: string | null
  now: Date
}

/**
 * Finds guest accounts with this address whose online payment was started but not finished. Accounts that still
 * hold their car are excluded, unless the booking was made in this browser.
 */
async function findAbandonedGuests(
  db: Database,
  { email, guestToken, now }: EmailClaim,
): Promise<ObjectId[]> {
  const hash = guestToken && hashToken(guestToken)
  const isOver = sql<SqlBool>`booking.status = 'void' and (
    booking.expires_at is null or booking.expires_at <= ${now} or exists (
      select from guest_access where booking_id = booking.id and token_hash = ${hash}))`
  const rows = await db
    .selectFrom('account')
    .select('account.id')
    .where(sql`lower(account.email)`, '=', email)
    .where('account.is_guest', '=', true)
    .where(sql<SqlBool>`(select bool_and(${isOver}) from booking where driver_id = account.id)`)
    .orderBy('account.id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Deletes abandoned guest accounts with this address, to release their cars and licenses. Late payments for
 * them are refunded.
 */
export async function deleteAbandonedGuests(tx: Database, claim: EmailClaim): Promise<void> {
  const ids = await findAbandonedGuests(tx, claim)
  if (ids.length === 0) return
  // Bookings are locked before their payments (lock-bookings.ts).
  await tx
    .selectFrom('booking')
    .select('id')
    .where('driver_id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  // Check again: a booking may have been paid while this transaction waited for the lock.
  const abandoned = await findAbandonedGuests(tx, claim)
  for (const id of ids.filter((one) => abandoned.includes(one))) {
    await expireOpenPayments(tx, id, claim.now)
    await tx.deleteFrom('booking').where('driver_id', '=', id).execute()
    await tx.deleteFrom('account').where('id', '=', id).execute()
  }
}

/** Makes open payments due, so that the sweep closes their forms at the provider. */
async function expireOpenPayments(tx: Database, driverId: ObjectId, now: Date): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ due_at: now, updated_at: now })
    .where('status', 'in', UNSETTLED_STATUSES)
    .where('booking_id', 'in', (where) =>
      where.selectFrom('booking').select('id').where('driver_id', '=', driverId),
    )
    .execute()
}
