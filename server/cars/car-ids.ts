import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

/** Lists the ids of all cars that searches can find, without hidden cars and those of suspended suppliers. */
export async function listCarIds(db: Database): Promise<ObjectId[]> {
  const rows = await db
    .selectFrom('car')
    .innerJoin('supplier', 'supplier.id', 'car.supplier_id')
    .select('car.id')
    .where('car.available', '=', true)
    .where('supplier.blacklisted', '=', false)
    .orderBy('car.id')
    .execute()
  return rows.map(({ id }) => id)
}
