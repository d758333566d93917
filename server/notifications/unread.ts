import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

/** Counts unread notifications. The count is not stored, so that it cannot diverge from the list. */
export async function countUnread(db: Database, accountId: ObjectId): Promise<number> {
  const { count } = await db
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('is_read', '=', false)
    .executeTakeFirstOrThrow()
  return count
}
