import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

import { startPostgres, findPostgresProblem } from '../../server/testing/processes/postgres.ts'
import { searchTimes } from './search-times.ts'
import { startServer } from '../../server/testing/processes/server-process.ts'
import type { Figure } from './table.ts'

const LARGE_DATABASE = '.tmp/bench-large'
const CARS = 100_000

/** The large fleet on the embedded database, and how fast a seeded one answers. */
export async function embeddedFigures(port: number, smallDatabase: string): Promise<Figure[]> {
  rmSync(LARGE_DATABASE, { recursive: true, force: true })
  seed({ DATA_DIR: LARGE_DATABASE })
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
  const missing = findPostgresProblem()
  if (missing) {
    console.log(`The figures of PostgreSQL are left out: ${missing}.`)
    return []
  }
  const { url, stop } = await startPostgres()
  try {
    seed({ DATABASE_URL: url })
    const server = await startServer(port, { DATABASE_URL: url })
    await searchTimes(server.origin)
    const { median, worst } = await searchTimes(server.origin)
    await server.stop()
    return [
      searchFigure('PostgreSQL', median, 60),
      { name: `${SEARCH}, PostgreSQL: worst`, measured: worst, unit: 'ms' },
    ]
  } finally {
    await stop()
  }
}

const SEARCH = 'search answer, 100,000 cars'

const searchFigure = (database: string, measured: number, limit: number): Figure => ({
  name: `${SEARCH}, ${database}: median`,
  measured,
  unit: 'ms',
  limit,
})

function seed(env: Record<string, string>): void {
  const result = spawnSync('node', ['server/seed.ts', '--cars', String(CARS)], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (result.status !== 0) throw new Error('The large fleet could not be seeded.')
}
