import type { components } from '#openapi/schema.d.ts'

import { sql } from 'kysely'

import { isPriced } from '#domain/charges.ts'

import type { Database } from '../db/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { heldDuring, type Period } from '../fleet/fleet-memory.ts'
import { nameOf, plain } from '../places/names.ts'
import { supplierRules } from '../suppliers/supplier-rules.ts'
import { type CarRow, carFacts, extrasOf, pricesOf } from './car-facts.ts'
import { seasonsOfCar, wireSeasons } from './car-page.ts'
import { spanOf } from './period.ts'

type Schemas = components['schemas']
type Asked = Period & {
  pickupLocation: ObjectId
  now: Date
  /** Holds of the asker's own, which are not in their way. */
  except: readonly ObjectId[]
  /** Their booking of this car then. */
  own: Schemas['OwnBooking'] | null
}

/** A car on its own page, whether it can be booked or not; null when there is none. */
export async function readCarDetail(
  db: Database,
  id: ObjectId,
  language: string,
  asked: Asked | null,
): Promise<Schemas['CarDetail'] | null> {
  const row = await db
    .selectFrom('car')
    .selectAll()
    .select(seasonsOfCar.as('seasons'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  return {
    ...carFacts(row),
    supplier: await supplierRules(db, row.supplier_id),
    locations: await placesOf(db, id, language),
    dateBasedPrices: wireSeasons(row.seasons),
    ...(asked ? { availability: await availabilityOf(db, row, asked) } : {}),
    ...(asked?.own ? { ownBooking: asked.own } : {}),
  }
}

async function availabilityOf(
  db: Database,
  row: CarRow & { seasons: Parameters<typeof wireSeasons>[0] },
  asked: Asked,
): Promise<Schemas['DateAvailability']> {
  const isBookable = row.available && !row.fully_booked && !row.coming_soon
  if (!isBookable || !(await isAt(db, row.id, asked.pickupLocation))) return 'unavailable'
  const span = spanOf(asked, await zoneOf(db, asked.pickupLocation), '')
  if (!isPriced(pricesOf(row, row.seasons, extrasOf(row)), span)) return 'unavailable'
  return (await heldDuring(db, row.id, asked, asked)) ? 'taken' : 'free'
}

async function zoneOf(db: Database, placeId: ObjectId): Promise<string | undefined> {
  const place = await db
    .selectFrom('location')
    .select('time_zone')
    .where('id', '=', placeId)
    .executeTakeFirst()
  return place?.time_zone
}

/** Whether the car can be fetched there: at the place itself or at one of its direct children. */
export async function isAt(db: Database, carId: ObjectId, placeId: ObjectId): Promise<boolean> {
  const found = await db
    .selectFrom('car_location')
    .innerJoin('location', 'location.id', 'car_location.location_id')
    .select(sql`1`.as('one'))
    .where('car_id', '=', carId)
    .where((where) =>
      where.or([where('location.id', '=', placeId), where('location.parent_id', '=', placeId)]),
    )
    .executeTakeFirst()
  return found !== undefined
}

async function placesOf(
  db: Database,
  carId: ObjectId,
  language: string,
): Promise<Schemas['CarLocation'][]> {
  const name = nameOf('location.id', language)
  const rows = await db
    .selectFrom('car_location')
    .innerJoin('location', 'location.id', 'car_location.location_id')
    .selectAll('location')
    .select(name.as('name'))
    .where('car_id', '=', carId)
    .orderBy(plain(name))
    .orderBy('location.id')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    country: row.country_id,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.time_zone,
  }))
}
