import type { Account } from '../account/session.ts'
import type { Database } from '../db/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

const DAY = 86_400_000

type Owned = { accountId: ObjectId; now: Date }

/** Whether a guest's upload is there to be taken. */
export async function isTemporaryLicence(db: Database, name: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('upload')
    .select('name')
    .where('name', '=', name)
    .where('kind', '=', 'temporary-license')
    .where('expires_at', '>', now)
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst()
  return found !== undefined
}

/** Makes a guest's upload the licence of their account: from then on its name opens nothing. */
export async function takeLicence(
  tx: Database,
  name: string,
  { accountId, now }: Owned,
): Promise<void> {
  await tx
    .updateTable('upload')
    .set({ kind: 'license', account_id: accountId, expires_at: null })
    .where('name', '=', name)
    .where('kind', '=', 'temporary-license')
    .execute()
  await tx
    .updateTable('account')
    .set({ license: name, updated_at: now })
    .where('id', '=', accountId)
    .execute()
}

/** Before a guest's account goes: their licence can be taken again for a day, by another attempt. */
export async function giveLicenceBack(tx: Database, { accountId, now }: Owned): Promise<void> {
  await tx
    .updateTable('upload')
    .set({
      kind: 'temporary-license',
      account_id: null,
      expires_at: new Date(now.getTime() + DAY),
    })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'license')
    .execute()
}

/** Its owner, an admin, and the people of a supplier who has rented a car to the owner. */
export async function mayReadLicence(
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
