import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { Account } from './sessions/session.ts'

type Owned = { accountId: ObjectId; now: Date }

/**
 * Attaches a guest's upload to their account as its license; its temporary name becomes invalid.
 * Returns false when it does not exist. It is released when the guest's account is deleted
 * (migration 004).
 */
export async function attachLicense(
  tx: Database,
  name: string,
  { accountId, now }: Owned,
): Promise<boolean> {
  const taken = await tx
    .updateTable('upload')
    .set({ kind: 'license', account_id: accountId, expires_at: null })
    .where('name', '=', name)
    .where('kind', '=', 'temporary-license')
    .where('expires_at', '>', now)
    .returning('name')
    .executeTakeFirst()
  if (!taken) return false
  await tx
    .updateTable('account')
    .set({ license: name, updated_at: now })
    .where('id', '=', accountId)
    .execute()
  return true
}

/** The owner, admins, and the staff of a supplier who has rented a car to the owner. */
export async function mayReadLicense(
  db: Database,
  ownerId: ObjectId,
  { id, type, supplier_id }: Account,
): Promise<boolean> {
  if (id === ownerId || type === 'admin') return true
  if (type !== 'supplier' || !supplier_id) return false
  const booking = await db
    .selectFrom('booking')
    .select('id')
    .where('driver_id', '=', ownerId)
    .where('supplier_id', '=', supplier_id)
    .where('status', '!=', 'void')
    .limit(1)
    .executeTakeFirst()
  return booking !== undefined
}
