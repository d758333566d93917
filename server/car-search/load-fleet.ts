import { sql } from 'kysely'

import type { DateRangePrice } from '#domain/pricing/car-prices.ts'

import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { foldedName } from '../locations/location-names.ts'
import { FleetBuilder } from './fleet-builder.ts'
import type { Fleet, FleetCar, FleetLocation, FleetSupplier } from './fleet.ts'
import type { Holds } from './holds.ts'
import { byDailyPrice } from './orders.ts'

/** Rows read at a time: between two readings other calls get their turn. */
const CHUNK = 5_000

/**
 * Reads the fleet. The revision is read first: a change that comes in between makes the result
 * newer than it says, never older.
 */
export async function loadFleet(db: Database, holds: Holds): Promise<Fleet> {
  const { revision } = await db.selectFrom('fleet').select('revision').executeTakeFirstOrThrow()
  const suppliers = await loadSuppliers(db)
  const bySupplier = new Map(suppliers.map((supplier) => [supplier.id, supplier]))
  const builder = new FleetBuilder(holds)
  await loadCars(db, bySupplier, await loadSeasons(db), builder)
  const { kinds, priceLists } = builder
  const locations = await loadLocations(db, builder.cars)
  const cars = [...builder.cars.values()]
  return { revision, suppliers, cars, kinds, priceLists, locations }
}

async function loadSuppliers(db: Database): Promise<FleetSupplier[]> {
  const rows = await db
    .selectFrom('supplier')
    .selectAll()
    .orderBy(foldedName(sql.ref('full_name')))
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

async function loadSeasons(db: Database): Promise<Map<ObjectId, DateRangePrice[]>> {
  const rows = await db
    .selectFrom('date_based_price')
    .select(['car_id', 'start_date', 'end_date', 'daily_price'])
    .orderBy('start_date')
    .orderBy('id')
    .execute()
  const seasons = new Map<ObjectId, DateRangePrice[]>()
  for (const row of rows) {
    const season = {
      startDate: row.start_date,
      endDate: row.end_date,
      dailyPrice: row.daily_price,
    }
    const others = seasons.get(row.car_id)
    if (others) others.push(season)
    else seasons.set(row.car_id, [season])
  }
  return seasons
}

async function loadCars(
  db: Database,
  suppliers: ReadonlyMap<ObjectId, FleetSupplier>,
  seasons: ReadonlyMap<ObjectId, DateRangePrice[]>,
  builder: FleetBuilder,
): Promise<void> {
  for (let last = ''; ;) {
    const rows = await carsAfter(db, last)
    for (const row of rows) {
      const supplier = suppliers.get(row.supplier_id)
      if (supplier) builder.add(row, supplier, seasons.get(row.id) ?? [])
    }
    const end = rows.at(-1)
    if (!end || rows.length < CHUNK) return
    last = end.id
  }
}

const carsAfter = (db: Database, last: ObjectId) =>
  db
    .selectFrom('car')
    .select(['id', 'supplier_id', 'daily_price', 'discounted_daily_price', 'hourly_price'])
    .select(['discounted_hourly_price', 'bi_weekly_price', 'discounted_bi_weekly_price'])
    .select(['weekly_price', 'discounted_weekly_price', 'monthly_price'])
    .select(['discounted_monthly_price', 'is_date_based_price', 'deposit', 'rating', 'seats'])
    .select(['available', 'fully_booked', 'coming_soon', 'range', 'type', 'gearbox', 'mileage'])
    .select(['fuel_policy', 'multimedia', 'aircon', 'doors', 'cancellation'])
    .where('id', '>', last)
    .orderBy('id')
    .limit(CHUNK)
    .execute()

async function loadLocations(
  db: Database,
  cars: ReadonlyMap<ObjectId, FleetCar>,
): Promise<Map<ObjectId, FleetLocation>> {
  const locations = await db
    .selectFrom('location')
    .select(['id', 'parent_id', 'time_zone', 'latitude', 'longitude'])
    .execute()
  const here = new Map<ObjectId, Set<FleetCar>>(locations.map(({ id }) => [id, new Set()]))
  const parents = new Map(locations.map(({ id, parent_id }) => [id, parent_id]))
  const links = await db.selectFrom('car_location').selectAll().execute()
  for (const { location_id, car_id } of links) {
    const car = cars.get(car_id)
    if (!car) continue
    here.get(location_id)?.add(car)
    const parent = parents.get(location_id)
    if (parent) here.get(parent)?.add(car)
  }
  return new Map(
    locations.map(({ id, time_zone: timeZone, latitude, longitude }) => {
      const position = latitude === null || longitude === null ? null : { latitude, longitude }
      return [
        id,
        { id, timeZone, position, cars: [...(here.get(id) ?? [])].toSorted(byDailyPrice) },
      ]
    }),
  )
}
