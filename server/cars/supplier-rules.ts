import type { components } from '@masar/openapi/schema.d.ts'

import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

/** Reads a supplier with its booking rules. */
export async function readSupplierRules(
  db: Database,
  id: ObjectId,
): Promise<components['schemas']['SupplierRules']> {
  const row = await db
    .selectFrom('supplier')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    _id: row.id,
    fullName: row.full_name,
    avatar: row.avatar,
    priceChangeRate: row.price_change_rate,
    payLater: row.pay_later,
    licenseRequired: row.license_required,
    minimumRentalDays: row.minimum_rental_days,
  }
}
