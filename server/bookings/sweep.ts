import type { Database } from '../db/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { recordEvents } from './events.ts'

const DAY = 86_400_000

/** Ends the payment windows of this car that are over, so that they do not keep it from others. */
export const closeWindowsOf = (tx: Database, carId: ObjectId, now: Date) =>
  closeWindows(tx, now, carId)

/** What time has made void: payment windows, keys, passes, sessions, traces. Runs every minute. */
export async function sweep(db: Database, now: Date): Promise<void> {
  await db.transaction().execute((tx) => closeWindows(tx, now))
  const yesterday = new Date(now.getTime() - DAY)
  // Every server reads all bookings again once a day (fleet/fleet-memory.ts).
  const twoDaysAgo = new Date(now.getTime() - 2 * DAY)
  await db.deleteFrom('booking_gone').where('gone_at', '<=', twoDaysAgo).execute()
  await db.deleteFrom('idempotency').where('created_at', '<=', yesterday).execute()
  await db.deleteFrom('guest_access').where('expires_at', '<=', now).execute()
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
}

async function closeWindows(tx: Database, now: Date, carId?: ObjectId): Promise<void> {
  const closed = await tx
    .updateTable('booking')
    .set({ expires_at: null, updated_at: now })
    .where('status', '=', 'void')
    .where('expires_at', '<=', now)
    .$if(carId !== undefined, (query) => query.where('car_id', '=', carId ?? ''))
    .returning('id')
    .execute()
  for (const { id } of closed) await recordEvents(tx, id, ['expired'], now)
}
