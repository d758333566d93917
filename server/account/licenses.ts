import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { Account } from './sessions/session.ts'

type OwnerContext = { accountId: ObjectId; now: Date }

/**
 * Attaches a guest's temporary upload to their account as the license. Returns false when the upload does not
 * exist. Deleting the guest's account makes the license temporary again (migration 004).
 */
export async function attachLicense(
  tx: Database,
  name: string,
  { accountId, now }: OwnerContext,
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

/**
 * Keeps a temporary upload as the license of a main driver, who has no account. Returns false when the upload
 * does not exist. Deleting the booking makes the license temporary again (migration 022).
 */
export async function keepDriverLicense(tx: Database, name: string, now: Date): Promise<boolean> {
  const stored = await tx
    .updateTable('upload')
    .set({ kind: 'driver-license', expires_at: null })
    .where('name', '=', name)
    .where('kind', '=', 'temporary-license')
    .where('expires_at', '>', now)
    .returning('name')
    .executeTakeFirst()
  return stored !== undefined
}

/**
 * Whether the account may read a main driver's license. Allowed: the customer who made the booking, the
 * supplier's staff, and administrators.
 */
export async function canReadDriverLicense(
  db: Database,
  name: string,
  { id, type, supplier_id }: Account,
): Promise<boolean> {
  if (type === 'admin') return true
  const booking = await db
    .selectFrom('main_driver')
    .innerJoin('booking', 'booking.id', 'main_driver.booking_id')
    .select(['booking.driver_id', 'booking.supplier_id', 'booking.status'])
    .where('main_driver.license', '=', name)
    .executeTakeFirst()
  if (!booking) return false
  if (type === 'supplier') return booking.supplier_id === supplier_id && booking.status !== 'void'
  return booking.driver_id === id
}

/**
 * Whether the account may read a customer's license. Allowed: the customer, administrators, and the staff of
 * suppliers with a booking of that customer.
 */
export async function canReadLicense(
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
