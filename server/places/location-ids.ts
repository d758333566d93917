import type { Database } from '../db/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

/** Every location there is, in the order of the ids. */
export async function locationIds(db: Database): Promise<ObjectId[]> {
  const rows = await db.selectFrom('location').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}
