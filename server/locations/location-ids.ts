import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

/** Lists the ids of all locations. */
export async function listLocationIds(db: Database): Promise<ObjectId[]> {
  const rows = await db.selectFrom('location').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}
