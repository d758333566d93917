import { sweepAccounts } from '../account/sweep-accounts.ts'
import type { Database } from '../db/connection/connect.ts'
import { closeWindows } from './windows.ts'

const DAY_MS = 86_400_000

/**
 * Closes expired payment windows, and deletes expired keys, passes, sessions and other records. Runs every
 * minute.
 */
export async function sweepBookings(db: Database, now: Date): Promise<void> {
  await closeWindows(db, now)
  const yesterday = new Date(now.getTime() - DAY_MS)
  // Servers need these rows until they reload all bookings, which they do once a day
  // (car-search/fleet-memory.ts).
  const twoDaysAgo = new Date(now.getTime() - 2 * DAY_MS)
  await db.deleteFrom('booking_gone').where('gone_at', '<=', twoDaysAgo).execute()
  await db.deleteFrom('idempotency').where('created_at', '<=', yesterday).execute()
  await db.deleteFrom('guest_access').where('expires_at', '<=', now).execute()
  await db.deleteFrom('bot_check_pass').where('expires_at', '<=', now).execute()
  await clearNetworks(db, now)
  await sweepAccounts(db, now)
}

/** Deletes the networks of paid, confirmed, cancelled or past bookings, which do not count toward limits. */
const clearNetworks = (db: Database, now: Date) =>
  db
    .deleteFrom('booking_network')
    .where('booking_id', 'in', (where) =>
      where
        .selectFrom('booking')
        .select('id')
        .where((booking) =>
          booking.or([
            booking('status', 'not in', ['pending', 'void']),
            booking('ends_at', '<=', now),
          ]),
        ),
    )
    .execute()
