import type { components } from '#openapi/schema.d.ts'

import { sql } from 'kysely'

import type { DateRangePrice } from '#domain/car-prices.ts'
import { toMajor } from '#domain/money.ts'
import { priceRental } from '#domain/price.ts'
import type { RentalSpan } from '#domain/rental-clock.ts'

import { wireLines } from '../bookings/price-lines.ts'
import type { Database } from '../db/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { FleetNow } from '../fleet/fleet-memory.ts'
import type { Found } from '../fleet/search.ts'
import { carFacts, extrasOf, pricesOf } from './car-facts.ts'

type Schemas = components['schemas']
type Seasons = { id: ObjectId; startDate: string; endDate: string; dailyPrice: number }[]

/** The rows of one page in full, read afresh and in the order they were found. */
export async function carPage(
  db: Database,
  found: readonly Found[],
  isHeld: FleetNow['isHeld'],
  span: RentalSpan,
): Promise<Schemas['CarRow'][]> {
  if (found.length === 0) return []
  const rows = await rowsOf(
    db,
    found.map(({ car }) => car.id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return found.flatMap(({ car }) => {
    const row = byId.get(car.id)
    if (!row) return []
    const { supplier } = car.kind
    const seasons = row.seasons satisfies DateRangePrice[]
    const prices = pricesOf(row, seasons, extrasOf(row))
    const { total, lines } = priceRental(prices, span, {}, supplier.priceChangeRate)
    const isBookable = row.available && !row.fully_booked && !row.coming_soon
    return {
      ...carFacts(row),
      supplier: {
        _id: supplier.id,
        fullName: supplier.fullName,
        avatar: supplier.avatar,
        priceChangeRate: supplier.priceChangeRate,
      },
      locations: row.locations,
      dateBasedPrices: wireSeasons(row.seasons),
      total: toMajor(total),
      priceLines: wireLines(lines),
      availability: isBookable ? (isHeld(car) ? 'taken' : 'free') : 'unavailable',
    }
  })
}

const rowsOf = (db: Database, ids: ObjectId[]) =>
  db
    .selectFrom('car')
    .selectAll()
    .select(seasonsOfCar.as('seasons'))
    .select(
      sql<ObjectId[]>`array(
        select location_id::text from car_location where car_id = car.id order by location_id
      )`.as('locations'),
    )
    .where('id', 'in', ids)
    .execute()

export const seasonsOfCar = sql<Seasons>`coalesce((
  select json_agg(json_build_object('id', season.id, 'startDate', season.start_date,
    'endDate', season.end_date, 'dailyPrice', season.daily_price)
    order by season.start_date, season.id)
  from date_based_price season where season.car_id = car.id
), '[]'::json)`

export const wireSeasons = (seasons: Seasons) =>
  seasons.map(({ id, startDate, endDate, dailyPrice }) => ({
    _id: id,
    startDate,
    endDate,
    dailyPrice: toMajor(dailyPrice),
  }))
