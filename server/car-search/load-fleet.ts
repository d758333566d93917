import { sql, type SqlBool } from 'kysely'

import { carLocations } from '../cars/car-locations.ts'
import { carSeasons } from '../cars/car-seasons.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { foldName } from '../locations/location-names.ts'
import { type EmptyLocation, FleetCars } from './fleet-cars.ts'
import type { Fleet, FleetCarRow, FleetSupplier } from './fleet.ts'
import type { Holds } from './holds.ts'

/** Rows per query; other requests are served between queries. */
const ROWS_PER_CHUNK = 5_000

/** A fleet whose cars can be replaced individually. */
export interface LoadedFleet {
  fleet: Fleet
  cars: FleetCars
}

/**
 * Loads the fleet. The revision is read first: a concurrent change makes the result newer than its
 * revision, never older.
 */
export async function loadFleet(db: Database, holds: Holds): Promise<LoadedFleet> {
  const { revision } = await db.selectFrom('fleet').select('revision').executeTakeFirstOrThrow()
  const suppliers = await loadSuppliers(db)
  const cars = new FleetCars(suppliers, await loadLocations(db), holds)
  for (let last = ''; ;) {
    // oxlint-disable-next-line no-await-in-loop -- each query starts where the previous one ended
    const rows = await selectCars(db, sql`car.id > ${last}`)
    for (const row of rows) cars.put(row)
    const end = rows.at(-1)
    if (!end || rows.length < ROWS_PER_CHUNK) break
    last = end.id
  }
  return { cars, fleet: cars.snapshot(revision, suppliers) }
}

/** Reloads the changed cars and returns the updated fleet. */
export async function updateFleet(
  db: Database,
  { fleet, cars }: LoadedFleet,
  changed: readonly ObjectId[],
): Promise<LoadedFleet> {
  for (const row of await selectCars(db, sql`car.id = any(${changed})`)) cars.put(row)
  return { cars, fleet: cars.snapshot(fleet.revision, fleet.suppliers) }
}

async function loadSuppliers(db: Database): Promise<FleetSupplier[]> {
  const rows = await db
    .selectFrom('supplier')
    .selectAll()
    .orderBy(foldName(sql.ref('full_name')))
    .orderBy('id')
    .execute()
  return rows.map((row, slot) => ({
    id: row.id,
    slot,
    fullName: row.full_name,
    avatar: row.avatar,
    priceChangeRate: row.price_change_rate,
    minimumRentalDays: row.minimum_rental_days ?? 0,
    carLimit: row.supplier_car_limit || null,
    blacklisted: row.blacklisted,
  }))
}

async function loadLocations(db: Database): Promise<EmptyLocation[]> {
  const rows = await db
    .selectFrom('location')
    .select(['id', 'parent_id', 'time_zone', 'latitude', 'longitude'])
    .execute()
  return rows.map(({ id, parent_id: parent, time_zone: timeZone, latitude, longitude }) => ({
    id,
    parent,
    timeZone,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
  }))
}

const selectCars = (db: Database, which: ReturnType<typeof sql<SqlBool>>): Promise<FleetCarRow[]> =>
  db
    .selectFrom('car')
    .selectAll('car')
    .select(sql<string>`changed_by::text`.as('changed_by'))
    .select(carSeasons.as('seasons'))
    .select(carLocations.as('locations'))
    .where(which)
    .orderBy('id')
    .limit(ROWS_PER_CHUNK)
    .execute()
