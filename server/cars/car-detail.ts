import type { components } from '@masar/openapi/schema.d.ts'

import { sql } from 'kysely'

import { isPriced } from '@masar/domain/payment/charges.ts'

import { readCarConditions } from '../conditions/read-conditions.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { foldName, selectLocalName } from '../locations/location-names.ts'
import { readCarPrices, type CarRow, toExtraPrices, toWireCar } from './car-facts.ts'
import { carSeasons, toWireSeasons } from './car-seasons.ts'
import { isCarHeld } from './is-car-held.ts'
import { type Period, measurePeriod } from './period.ts'
import { readSupplierRules } from './supplier-rules.ts'

type Schemas = components['schemas']
type DetailRequest = Period & {
  pickupLocation: ObjectId
  now: Date
  /** The requester's own holds, which do not block them. */
  except: readonly ObjectId[]
  /** The requester's booking of this car for this time. */
  own: Schemas['OwnBooking'] | null
}

/** Returns a car for its own page, bookable or not; null if it does not exist. */
export async function readCarDetail(
  db: Database,
  id: ObjectId,
  language: string,
  requested: DetailRequest | null,
): Promise<Schemas['CarDetail'] | null> {
  const row = await db
    .selectFrom('car')
    .innerJoin('supplier', 'supplier.id', 'car.supplier_id')
    .selectAll('car')
    .select([carSeasons.as('seasons'), 'supplier.blacklisted'])
    .where('car.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  // A car of a suspended supplier cannot be booked and is missing from searches.
  const car = { ...row, available: row.available && !row.blacklisted }
  const conditions = await readCarConditions(db, row)
  return {
    ...toWireCar(car),
    supplier: await readSupplierRules(db, row.supplier_id),
    locations: await readLocations(db, id, language),
    dateBasedPrices: toWireSeasons(row.seasons),
    ...(requested ? { availability: await readAvailability(db, car, requested) } : {}),
    ...(conditions ? { conditions } : {}),
    ...(requested?.own ? { ownBooking: requested.own } : {}),
  }
}

async function readAvailability(
  db: Database,
  row: CarRow & { seasons: Parameters<typeof toWireSeasons>[0] },
  requested: DetailRequest,
): Promise<Schemas['DateAvailability']> {
  const isBookable = row.available && !row.fully_booked && !row.coming_soon
  if (!isBookable || !(await isCarOfferedAt(db, row.id, requested.pickupLocation)))
    return 'unavailable'
  const span = measurePeriod(requested, await readTimeZone(db, requested.pickupLocation), '')
  if (!isPriced(readCarPrices(row, row.seasons, toExtraPrices(row)), span)) return 'unavailable'
  return (await isCarHeld(db, row.id, requested, requested)) ? 'taken' : 'free'
}

async function readTimeZone(db: Database, locationId: ObjectId): Promise<string | undefined> {
  const location = await db
    .selectFrom('location')
    .select('time_zone')
    .where('id', '=', locationId)
    .executeTakeFirst()
  return location?.time_zone
}

/** Whether the car can be picked up at the location itself or at one of its direct children. */
export async function isCarOfferedAt(
  db: Database,
  carId: ObjectId,
  locationId: ObjectId,
): Promise<boolean> {
  const found = await db
    .selectFrom('car_location')
    .innerJoin('location', 'location.id', 'car_location.location_id')
    .select(sql`1`.as('one'))
    .where('car_id', '=', carId)
    .where((where) =>
      where.or([
        where('location.id', '=', locationId),
        where('location.parent_id', '=', locationId),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}

async function readLocations(
  db: Database,
  carId: ObjectId,
  language: string,
): Promise<Schemas['CarLocation'][]> {
  const name = selectLocalName('location.id', language)
  const rows = await db
    .selectFrom('car_location')
    .innerJoin('location', 'location.id', 'car_location.location_id')
    .selectAll('location')
    .select(name.as('name'))
    .where('car_id', '=', carId)
    .orderBy(foldName(name))
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
