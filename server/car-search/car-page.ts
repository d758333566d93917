import type { components } from '@masar/openapi/schema.d.ts'

import { toMajor } from '@masar/domain/money/money.ts'
import { priceRental } from '@masar/domain/pricing/price.ts'
import type { RentalSpan } from '@masar/domain/rental/rental-clock.ts'

import { readCarPrices, toExtraPrices, toWireCar } from '../cars/car-facts.ts'
import { carLocations } from '../cars/car-locations.ts'
import { carSeasons, toWireSeasons } from '../cars/car-seasons.ts'
import { toWirePriceLines } from '../cars/price-lines.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { CurrentFleet } from './fleet-memory.ts'
import type { FoundCar } from './orders.ts'

type Schemas = components['schemas']

/** Returns the full rows of one page from the database, in search order. */
export async function readCarPage(
  db: Database,
  found: readonly FoundCar[],
  isHeld: CurrentFleet['isHeld'],
  span: RentalSpan,
): Promise<Schemas['CarRow'][]> {
  if (found.length === 0) return []
  const rows = await readRows(
    db,
    found.map(({ car }) => car.id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return found.flatMap(({ car }) => {
    const row = byId.get(car.id)
    if (!row) return []
    const { supplier } = car.kind
    const prices = readCarPrices(row, row.seasons, toExtraPrices(row))
    const { total, lines } = priceRental(prices, span, {}, supplier.priceChangeRate)
    const isBookable = row.available && !row.fully_booked && !row.coming_soon
    return {
      ...toWireCar(row),
      supplier: {
        _id: supplier.id,
        fullName: supplier.fullName,
        avatar: supplier.avatar,
        priceChangeRate: supplier.priceChangeRate,
      },
      locations: row.locations,
      dateBasedPrices: toWireSeasons(row.seasons),
      total: toMajor(total),
      priceLines: toWirePriceLines(lines),
      availability: isBookable ? (isHeld(car) ? 'taken' : 'free') : 'unavailable',
    }
  })
}

const readRows = (db: Database, ids: ObjectId[]) =>
  db
    .selectFrom('car')
    .selectAll()
    .select(carSeasons.as('seasons'))
    .select(carLocations.as('locations'))
    .where('id', 'in', ids)
    .execute()
