import type { components } from '@masar/openapi/schema.d.ts'

import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { selectAllNames, selectLocalName } from './location-names.ts'

type Schemas = components['schemas']

/** Reads a location with all details; null if it does not exist. */
export async function readLocationDetail(
  db: Database,
  id: ObjectId,
  language: string,
): Promise<Schemas['LocationDetail'] | null> {
  const row = await db
    .selectFrom('location')
    .innerJoin('country', 'country.id', 'location.country_id')
    .selectAll('location')
    .select('country.code')
    .select([
      selectLocalName('location.id', language).as('name'),
      selectAllNames('location.id').as('values'),
    ])
    .select([selectLocalName('country.id', language).as('country_name')])
    .select([selectAllNames('country.id').as('country_values')])
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
    parkingSpots: await readParkingSpots(db, id, language),
    ...(row.parent_id ? { parentLocation: await readParent(db, row.parent_id, language) } : {}),
    timeZone: row.time_zone,
  }
}

async function readParkingSpots(db: Database, id: ObjectId, language: string) {
  const rows = await db
    .selectFrom('parking_spot')
    .select([
      'id',
      'latitude',
      'longitude',
      selectLocalName('parking_spot.id', language).as('name'),
    ])
    .select(selectAllNames('parking_spot.id').as('values'))
    .where('location_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ id: spot, ...rest }) => ({ _id: spot, ...rest }))
}

async function readParent(db: Database, id: ObjectId, language: string) {
  const row = await db
    .selectFrom('location')
    .select(['id', 'country_id', 'latitude', 'longitude', 'image'])
    .select([
      selectLocalName('location.id', language).as('name'),
      selectAllNames('location.id').as('values'),
    ])
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

/** Reads the names of these locations by id. */
export async function readLocationNames(
  db: Database,
  ids: readonly ObjectId[],
  language: string,
): Promise<ReadonlyMap<ObjectId, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('location')
    .select(['id', selectLocalName('location.id', language).as('name')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
