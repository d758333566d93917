import { sql } from 'kysely'

import type { components } from '../../openapi/schema.d.ts'
import { connect, type Database } from '../../server/db/connection/connect.ts'
import { searchBody, post, tripFrom } from './car-search.ts'
import { onPostgres, stayOnOneCore } from './load.ts'
import type { Figure } from './table.ts'

type Schemas = components['schemas']

const CARS = 100_000
const PER_SECOND = 20
const SECONDS = 15
const WARM_UP_SECONDS = 5

/** Searches in a large fleet on one core of the server while others change prices, seasons and bookings. */
export async function changeFigures(port: number): Promise<Figure[]> {
  const times = await onPostgres(
    port,
    async (server, url) => {
      const searches = await searchBodies(server.origin)
      const search = (index: number) =>
        post(`${server.origin}/api/frontend-cars/1/15`, searches[index % searches.length])
      const { db, close } = await connect({ databaseUrl: url })
      stayOnOneCore(server)
      try {
        await repeat(WARM_UP_SECONDS, search)
        const quiet = await repeat(SECONDS, search)
        const changing = await repeat(SECONDS, search, (index) => change(db, index))
        return { quiet, changing }
      } finally {
        await close()
      }
    },
    CARS,
  )
  if (!times) return []
  const { quiet, changing } = times
  return [
    figure('search, 100,000 cars, one core: median', percentile(quiet, 0.5), 16),
    figure('the same, 20 changes a second: median', percentile(changing, 0.5)),
    figure('the same, 20 changes a second: 99 of 100 within', percentile(changing, 0.99), 60),
  ]
}

const figure = (name: string, measured: number, limit?: number): Figure => ({
  name,
  measured,
  unit: 'ms',
  ...(limit !== undefined && { limit }),
})

/** At most 40 locations, other dates each. */
async function searchBodies(origin: string): Promise<Schemas['CarSearch'][]> {
  const response = await fetch(`${origin}/api/locations-with-position/en`)
  const locations = ((await response.json()) as Schemas['LocationRow'][]).slice(0, 40)
  return Promise.all(
    locations.map(async ({ _id }, index) => {
      const trip = tripFrom(_id, 3 + (index % 20), 1 + ((index * 5) % 35))
      const url = `${origin}/api/frontend-suppliers`
      const suppliers = await post<Schemas['SupplierWithCars'][]>(url, trip)
      return searchBody(
        trip,
        suppliers.map((supplier) => supplier._id),
      )
    }),
  )
}

/** Does the same at regular times, without waiting for the one before. Gives how long each took, in ms. */
async function repeat(
  seconds: number,
  act: (index: number) => Promise<unknown>,
  beside: (index: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<number[]> {
  const begin = performance.now()
  const runs = Array.from({ length: seconds * PER_SECOND }, async (_, index) => {
    const at = begin + (index * 1000) / PER_SECOND
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - performance.now())))
    const changed = beside(index)
    const start = performance.now()
    await act(index)
    const took = performance.now() - start
    await changed
    return took
  })
  return Promise.all(runs)
}

/** In turn a price, a season and a booking of different cars. */
async function change(db: Database, index: number): Promise<void> {
  const statements = [
    sql`update car set daily_price = daily_price + 100 where id =
      (select id from car order by id offset ${index} limit 1)`,
    sql`update date_based_price set daily_price = daily_price + 100 where id =
      (select id from date_based_price order by id offset ${index} limit 1)`,
    sql`update booking set updated_at = now() where id =
      (select id from booking order by id offset ${index} limit 1)`,
  ]
  await statements[index % statements.length]?.execute(db)
}

function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
