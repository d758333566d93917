import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

type Chosen = { accountId: ObjectId; ids: readonly ObjectId[] }

/** Only ids of the account's own notifications count; marking is idempotent. */
export async function markNotifications(
  db: Database,
  { accountId, ids, isRead, now }: Chosen & { isRead: boolean; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('notification')
    .set({ is_read: isRead, updated_at: now })
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where('is_read', '!=', isRead)
    .execute()
}

export async function removeNotifications(db: Database, { accountId, ids }: Chosen) {
  if (ids.length === 0) return
  await db
    .deleteFrom('notification')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute()
}

export async function hasNotifications(db: Database, accountId: ObjectId): Promise<boolean> {
  const found = await db
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
