import type { components } from '#openapi/schema.d.ts'

import type { Database } from '../db/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { nameOf, valuesOf } from './names.ts'

type Schemas = components['schemas']

/** A place with everything about it; null when there is none. */
export async function readPlace(
  db: Database,
  id: ObjectId,
  language: string,
): Promise<Schemas['LocationDetail'] | null> {
  const row = await db
    .selectFrom('location')
    .innerJoin('country', 'country.id', 'location.country_id')
    .selectAll('location')
    .select('country.code')
    .select([nameOf('location.id', language).as('name'), valuesOf('location.id').as('values')])
    .select([nameOf('country.id', language).as('country_name')])
    .select([valuesOf('country.id').as('country_values')])
    .where('location.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  return {
    _id: row.id,
    name: row.name,
    values: row.values,
    country: {
      _id: row.country_id,
      name: row.country_name,
      values: row.country_values,
      code: row.code,
    },
    latitude: row.latitude,
    longitude: row.longitude,
    image: row.image,
    parkingSpots: await parkingSpotsOf(db, id, language),
    ...(row.parent_id ? { parentLocation: await parentOf(db, row.parent_id, language) } : {}),
    timeZone: row.time_zone,
  }
}

async function parkingSpotsOf(db: Database, id: ObjectId, language: string) {
  const rows = await db
    .selectFrom('parking_spot')
    .select(['id', 'latitude', 'longitude', nameOf('parking_spot.id', language).as('name')])
    .select(valuesOf('parking_spot.id').as('values'))
    .where('location_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ id: spot, ...rest }) => ({ _id: spot, ...rest }))
}

async function parentOf(db: Database, id: ObjectId, language: string) {
  const row = await db
    .selectFrom('location')
    .select(['id', 'country_id', 'latitude', 'longitude', 'image'])
    .select([nameOf('location.id', language).as('name'), valuesOf('location.id').as('values')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    _id: row.id,
    name: row.name,
    values: row.values,
    country: row.country_id,
    latitude: row.latitude,
    longitude: row.longitude,
    image: row.image,
  }
}
