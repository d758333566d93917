import type { Database } from '../db/connection/connect.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** How long expired links are kept, so that they can explain why they fail, and emails, for inspection. */
const RETENTION_MS = 30 * DAY_MS

/** Deletes what has expired: sessions, guests' licenses, links, emails, unconfirmed subscriptions. */
export async function sweepAccounts(db: Database, now: Date): Promise<void> {
  const aMonthAgo = new Date(now.getTime() - RETENTION_MS)
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('upload').where('expires_at', '<=', now).execute()
  await db.deleteFrom('account_link').where('expires_at', '<=', aMonthAgo).execute()
  await db.deleteFrom('booking_link').where('expires_at', '<=', now).execute()
  await db.deleteFrom('outbox').where('created_at', '<=', aMonthAgo).execute()
  await db
    .deleteFrom('newsletter_subscription')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<=', aMonthAgo)
    .execute()
  await failInterruptedEmails(db, now)
}

/**
 * Marks emails as failed if the server stopped while sending them, because they may or may not have been
 * delivered.
 */
async function failInterruptedEmails(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ given_up_at: now, failure: 'The server stopped while it was sent.' })
    .where('handed_over_at', '<=', new Date(now.getTime() - 10 * MINUTE_MS))
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute()
}
