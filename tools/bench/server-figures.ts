import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

import autocannon from 'autocannon'
import { sql } from 'kysely'

import { connect, type Database } from '../../server/db/connection/connect.ts'
import { landmarks } from '../../server/demo/landmarks.ts'
import { findPostgresProblem, startPostgres } from '../../server/testing/processes/postgres.ts'
import { type ServerProcess, startServer } from '../../server/testing/processes/server-process.ts'
import type { Figure } from './figure.ts'
import { listSearches, makeGet, makePost, listPageRequests, makeTripSearch } from './requests.ts'

const DURATION_S = 15
const CONNECTION_COUNT = 20
const LARGE_DATABASE = '.tmp/bench-large'
const LARGE_FLEET_SIZE = 100_000

/** Sends requests in turn; each connection starts with a different request. */
function sendRequests(
  url: string,
  requests: autocannon.Request[],
  { connections = CONNECTION_COUNT, ...options }: Partial<autocannon.Options> = {},
): Promise<autocannon.Result> {
  let connection = 0
  return autocannon({
    url,
    connections,
    duration: DURATION_S,
    setupClient(client) {
      const first = Math.floor((requests.length * connection++) / connections)
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
    },
    ...options,
  })
}

/** Sends requests one after the other. Sends the same number of unmeasured requests first. */
async function sendOneByOne(url: string, requests: autocannon.Request[], amount = 40) {
  await sendRequests(url, requests, { connections: 1, amount })
  return sendRequests(url, requests, { connections: 1, amount })
}

const toErrorFigure = (name: string, ...results: autocannon.Result[]): Figure => ({
  name: `${name}: errors`,
  measured: results.reduce((sum, one) => sum + one.errors + one.timeouts + one.non2xx, 0),
  unit: '',
  limit: 0,
})

const toMsFigure = (name: string, measured: number, limit?: number): Figure => ({
  name,
  measured,
  unit: 'ms',
  limit,
})

/** Runs `measure` against a server on PostgreSQL, with demo data and optionally a fleet of `cars` cars. */
async function measureOnPostgres(
  port: number,
  measure: (server: ServerProcess, databaseUrl: string) => Promise<Figure[]>,
  cars?: number,
): Promise<Figure[]> {
  if (findPostgresProblem()) return []
  const { url, stop } = await startPostgres()
  try {
    if (cars !== undefined) seedDatabase(cars, { DATABASE_URL: url })
    const server = await startServer(port, { DATABASE_URL: url })
    return await measure(server, url).finally(server.stop)
  } finally {
    await stop()
  }
}

function seedDatabase(cars: number, env: Record<string, string>): void {
  const parameters = ['server/seed.ts', '--cars', String(cars)]
  const result = spawnSync('node', parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (result.status !== 0) throw new Error('The fleet could not be seeded.')
}

/** Limits all threads of a server to one processor; works only on Linux. */
function limitToOneCore({ pid }: ServerProcess): void {
  const { error } = spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0', `${pid}`])
  if (error) console.log('The server has all processors: there is no `taskset` here.')
}

/** Measures searches in a large fleet on the embedded database, and the time until a server first responds. */
export async function measureEmbedded(port: number): Promise<Figure[]> {
  rmSync(LARGE_DATABASE, { recursive: true, force: true })
  seedDatabase(LARGE_FLEET_SIZE, { DATA_DIR: LARGE_DATABASE })
  const large = await startServer(port, { DATA_DIR: LARGE_DATABASE })
  const searches = await listSearches(large.origin)
  const { latency } = await sendOneByOne(large.origin, searches).finally(large.stop)
  const small = await startServer(port, { DATA_DIR: '.tmp/bench-small' })
  await small.stop()
  return [
    toMsFigure('search, 100,000 cars, embedded: median', latency.p50, 150),
    toMsFigure('search, 100,000 cars, embedded: worst', latency.max),
    toMsFigure('start, seeded: first answer', small.waitForResponse, 3_000),
    toMsFigure('start, 100,000 cars: first answer', large.waitForResponse),
  ]
}

/** Measures a search at a location with about 90 cars, and fetching a car, in fleets of three sizes. */
export async function measureScaling(port: number): Promise<Figure[]> {
  const figures: Figure[] = []
  const searches: number[] = []
  for (const cars of [1_000, 10_000, LARGE_FLEET_SIZE]) {
    const measure = async ({ origin }: ServerProcess) => {
      const search = await sendOneByOne(origin, await listSearches(origin, { cars: 90 }))
      const car = await sendOneByOne(origin, [makeGet(`/api/car/${landmarks.cars.free}/en`)])
      searches.push(search.latency.average)
      const all = await sendOneByOne(origin, await listSearches(origin))
      return [
        toMsFigure(`search with facets, ${cars} cars, ~90 there`, search.latency.average),
        toMsFigure(`car, ${cars} cars`, car.latency.average),
        toMsFigure(
          `search anywhere, ${cars} cars: median`,
          all.latency.p50,
          cars === LARGE_FLEET_SIZE ? 60 : undefined,
        ),
      ]
    }
    // oxlint-disable-next-line no-await-in-loop -- one fleet at a time
    figures.push(...(await measureOnPostgres(port, measure, cars)))
  }
  const growth = (searches[2] ?? Number.NaN) / (searches[0] ?? Number.NaN)
  const name = 'search, 100,000 cars over 1,000'
  return searches.length > 0 ? [...figures, { name, measured: growth, unit: 'x', limit: 1.5 }] : []
}

/** Measures searches in a large fleet on one server core while prices, seasons and bookings change. */
export const measureDuringChanges = (port: number): Promise<Figure[]> =>
  measureOnPostgres(
    port,
    async (server, url) => {
      const searches = await listSearches(server.origin)
      const { db, close } = await connect({ databaseUrl: url })
      limitToOneCore(server)
      const rate = { overallRate: 20 }
      await sendRequests(server.origin, searches, { ...rate, duration: 5 })
      const quiet = await sendRequests(server.origin, searches, rate)
      const changes: Promise<unknown>[] = []
      const timer = setInterval(() => changes.push(changeRow(db, changes.length)), 50)
      const changingResult = await sendRequests(server.origin, searches, rate)
      clearInterval(timer)
      await Promise.all(changes)
      await close()
      return [
        toMsFigure('search, 100,000 cars, one core: median', quiet.latency.p50, 16),
        toMsFigure('the same, 20 changes a second: median', changingResult.latency.p50),
        toMsFigure(
          'the same, 20 changes a second: 99 of 100 within',
          changingResult.latency.p99,
          60,
        ),
        toErrorFigure('search during changes', quiet, changingResult),
      ]
    },
    LARGE_FLEET_SIZE,
  )

/** Changes a price, a season or a booking, in turn and in a different row each time. */
async function changeRow(db: Database, index: number): Promise<void> {
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

/**
 * Measures requests of visitors who open home, search and open a car: as many per second as one server can
 * handle, and then 150 per second.
 */
export const measureReads = (port: number): Promise<Figure[]> =>
  measureOnPostgres(port, async ({ origin }) => {
    const { tunisAirport } = landmarks.locations
    const trip = makeTripSearch(tunisAirport, 20, 3)
    const requests = [
      ...['/', '/search', '/api/settings', '/api/all-suppliers'].map((path) => makeGet(path)),
      makeGet('/api/countries-with-locations/fr/false/4'),
      makeGet(`/api/car/${landmarks.cars.free}/fr`),
      makePost(origin, '/api/frontend-suppliers', trip),
      ...(await listSearches(origin, { location: tunisAirport })),
    ]
    const most = await sendRequests(origin, requests)
    const half = await sendRequests(origin, requests, { overallRate: 150 })
    return [
      { name: 'mixed reads a second', measured: most.requests.average, unit: '/s', least: 300 },
      toMsFigure('mixed reads at 150/s: 99 of 100 within', half.latency.p99, 100),
      toErrorFigure('mixed reads', most, half),
    ]
  })

/**
 * Measures how many uncached search pages with 15 cars each one server core renders per second. Then measures
 * how half that rate affects visitors and the API.
 */
export const measureDocuments = (port: number): Promise<Figure[]> =>
  measureOnPostgres(port, async (server) => {
    const { origin } = server
    const pages = listPageRequests()
    const calls = [`/api/car/${landmarks.cars.free}/fr`, '/api/all-suppliers'].map((path) =>
      makeGet(path),
    )
    // Lets Node compile the code first, because the benchmark measures a warm server.
    await sendRequests(origin, pages, { overallRate: 10 })
    limitToOneCore(server)
    const most = await sendRequests(origin, pages)
    const alone = await sendRequests(origin, calls, { overallRate: 20 })
    const [half, beside] = await Promise.all([
      sendRequests(origin, pages, { overallRate: 30 }),
      sendRequests(origin, calls, { overallRate: 20 }),
    ])
    const name = 'search documents a second, PostgreSQL, one core'
    return [
      { name, measured: most.requests.average, unit: '/s', least: 60 },
      toMsFigure('search documents at 30/s: 99 of 100 within', half.latency.p99, 150),
      toMsFigure(
        'calls of the API meanwhile: 99 of 100 within',
        beside.latency.p99,
        2 * alone.latency.p99,
      ),
      toErrorFigure('search documents', most, half, beside),
    ]
  })
