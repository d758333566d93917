import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { selectLocalName } from './location-names.ts'

/** Returns the parent and country of each location in a language: `Tunis, Tunisia`. */
export async function readAreas(
  db: Database,
  ids: readonly ObjectId[],
  language: string,
): Promise<ReadonlyMap<ObjectId, string>> {
  const rows = await db
    .selectFrom('location')
    .select('location.id')
    .select(selectLocalName('location.parent_id', language).as('parent'))
    .select(selectLocalName('location.country_id', language).as('country'))
    .where('location.id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ id, parent, country }) => [id, [parent, country].filter(Boolean).join(', ')]),
  )
}
