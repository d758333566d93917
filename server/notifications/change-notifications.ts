import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

type ChosenNotifications = { accountId: ObjectId; ids: readonly ObjectId[] }

/** Marks the account's notifications and ignores all other ids. Idempotent. */
export async function markNotifications(
  db: Database,
  { accountId, ids, isRead, now }: ChosenNotifications & { isRead: boolean; now: Date },
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

export async function removeNotifications(db: Database, { accountId, ids }: ChosenNotifications) {
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
