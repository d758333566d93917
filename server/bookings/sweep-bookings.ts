import { sweepAccounts } from '../account/sweep-accounts.ts'
import type { Database } from '../db/connection/connect.ts'
import { closeWindows } from './windows.ts'

const DAY = 86_400_000

/** What time has made void: payment windows, keys, passes, sessions, traces. Runs every minute. */
export async function sweepBookings(db: Database, now: Date): Promise<void> {
  await closeWindows(db, now)
  const yesterday = new Date(now.getTime() - DAY)
  // Every server reads all bookings again once a day (car-search/fleet-memory.ts).
  const twoDaysAgo = new Date(now.getTime() - 2 * DAY)
  await db.deleteFrom('booking_gone').where('gone_at', '<=', twoDaysAgo).execute()
  await db.deleteFrom('idempotency').where('created_at', '<=', yesterday).execute()
  await db.deleteFrom('guest_access').where('expires_at', '<=', now).execute()
  await sweepAccounts(db, now)
}
