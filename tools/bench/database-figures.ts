import { rmSync } from 'node:fs'

import { onPostgres, seed } from './load.ts'
import { searchTimes } from './search-times.ts'
import { startServer } from '../../server/testing/processes/server-process.ts'
import type { Figure } from './table.ts'

const LARGE_DATABASE = '.tmp/bench-large'
const CARS = 100_000

/** The large fleet on the embedded database, and how fast a seeded one answers. */
export async function embeddedFigures(port: number, smallDatabase: string): Promise<Figure[]> {
  rmSync(LARGE_DATABASE, { recursive: true, force: true })
  seed(CARS, { DATA_DIR: LARGE_DATABASE })
  const large = await startServer(port, { DATA_DIR: LARGE_DATABASE })
  await searchTimes(large.origin)
  const { median, worst, cars } = await searchTimes(large.origin)
  await large.stop()
  const small = await startServer(port, { DATA_DIR: smallDatabase })
  await small.stop()

  return [
    searchFigure('embedded', median, 150),
    { name: `${SEARCH}, embedded: worst`, measured: worst, unit: 'ms' },
    { name: `${SEARCH}: cars found (mean)`, measured: cars, unit: 'cars' },
    { name: 'start, seeded: first answer', measured: small.firstAnswer, unit: 'ms', limit: 3_000 },
    { name: 'start, 100,000 cars: first answer', measured: large.firstAnswer, unit: 'ms' },
  ]
}

/** The same on PostgreSQL: the one that DATABASE_URL names, or a throw-away one of this machine. */
export async function postgresFigures(port: number): Promise<Figure[]> {
  const times = await onPostgres(
    port,
    async ({ origin }) => {
      await searchTimes(origin)
      return searchTimes(origin)
    },
    CARS,
  )
  if (!times) return []
  return [
    searchFigure('PostgreSQL', times.median, 60),
    { name: `${SEARCH}, PostgreSQL: worst`, measured: times.worst, unit: 'ms' },
  ]
}

const SEARCH = 'search answer, 100,000 cars'

const searchFigure = (database: string, measured: number, limit: number): Figure => ({
  name: `${SEARCH}, ${database}: median`,
  measured,
  unit: 'ms',
  limit,
})
