import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

/** Lists all locations by id. */
export async function listLocationIds(db: Database): Promise<ObjectId[]> {
  const rows = await db.selectFrom('location').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}
