import autocannon from 'autocannon'

import type { components } from '../../openapi/schema.d.ts'
import { startPostgres, findPostgresProblem } from '../../server/testing/processes/postgres.ts'
import { startServer } from '../../server/testing/processes/server-process.ts'
import { landmarks } from '../../server/demo/landmarks.ts'
import { searchBody, post, tripFrom } from './car-search.ts'
import type { Figure } from './table.ts'

const SECONDS = 15
const CONNECTIONS = 20
const READS = 300

/** Visitors who look at home, search and open a car, as many a second as one server answers. */
export async function readFigures(port: number): Promise<Figure[]> {
  if (findPostgresProblem()) return []
  const { url, stop } = await startPostgres()
  const server = await startServer(port, { DATABASE_URL: url })
  try {
    const requests = await mixedReads(server.origin)
    const most = await fire(server.origin, requests)
    const half = await fire(server.origin, requests, READS / 2)
    return [
      {
        name: 'mixed reads a second, PostgreSQL, one server',
        measured: most.requests.average,
        unit: '/s',
        least: READS,
      },
      {
        name: 'mixed reads: errors',
        measured: failures(most) + failures(half),
        unit: '',
        limit: 0,
      },
      {
        name: `mixed reads at ${READS / 2}/s: 99 of 100 within`,
        measured: half.latency.p99,
        unit: 'ms',
        limit: 100,
      },
    ]
  } finally {
    await server.stop()
    await stop()
  }
}

const fire = (url: string, requests: autocannon.Request[], overallRate?: number) =>
  autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests,
    ...(overallRate !== undefined && { overallRate }),
  })

const failures = ({ errors, timeouts, non2xx }: autocannon.Result) => errors + timeouts + non2xx

const read = (path: string): autocannon.Request => ({
  method: 'GET',
  path,
  headers: { accept: '*/*', 'accept-encoding': 'br' },
})

/** What the pages of home, search and a car ask for, their documents among them. */
async function mixedReads(origin: string): Promise<autocannon.Request[]> {
  const trip = tripFrom(landmarks.locations.tunisAirport, 20, 3)
  const suppliers = await post<components['schemas']['SupplierWithCars'][]>(
    `${origin}/api/frontend-suppliers`,
    trip,
  )
  const search = searchBody(
    trip,
    suppliers.map(({ _id }) => _id),
  )
  const asked = (path: string, body: unknown): autocannon.Request => ({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', origin, 'accept-encoding': 'br' },
    body: JSON.stringify(body),
  })
  return [
    read('/'),
    read('/api/settings'),
    read('/api/countries-with-locations/fr/false/4'),
    read('/api/all-suppliers'),
    read('/search'),
    asked('/api/frontend-suppliers', trip),
    asked('/api/frontend-cars/1/15', search),
    read(`/api/car/${landmarks.cars.free}/fr`),
  ]
}
