import type { Database } from '../db/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

type Unfinished = { bookingId: ObjectId; sessionId: string; now: Date }

/**
 * Gives up a booking that waits for its online payment, and with it the account that was made for
 * the guest, so that they can try again with the same address. Anything else stays as it is.
 */
export function releaseUnfinished(db: Database, { bookingId, sessionId, now }: Unfinished) {
  return db.transaction().execute(async (tx) => {
    const released = await tx
      .deleteFrom('booking')
      .where('id', '=', bookingId)
      .where('status', '=', 'void')
      .where((where) =>
        where.exists(
          where
            .selectFrom('payment')
            .select('payment.id')
            .whereRef('payment.booking_id', '=', 'booking.id')
            .where('payment.reference', '=', sessionId),
        ),
      )
      .where('expires_at', '>', now)
      .returning('driver_id')
      .executeTakeFirst()
    if (released) await forgetGuest(tx, released.driver_id)
  })
}

async function forgetGuest(tx: Database, accountId: ObjectId): Promise<void> {
  await tx
    .deleteFrom('account')
    .where('id', '=', accountId)
    .where('active', '=', false)
    .where('verified', '=', false)
    .where('password_hash', 'is', null)
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('booking').select('id').where('driver_id', '=', accountId)),
      ),
    )
    .execute()
}

export async function bookingOfSession(db: Database, sessionId: string): Promise<ObjectId | null> {
  const row = await db
    .selectFrom('payment')
    .select('booking_id')
    .where('reference', '=', sessionId)
    .executeTakeFirst()
  return row?.booking_id ?? null
}
