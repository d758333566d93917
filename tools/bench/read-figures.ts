import type autocannon from 'autocannon'

import type { components } from '../../openapi/schema.d.ts'
import { landmarks } from '../../server/demo/landmarks.ts'
import { searchBody, post, tripFrom } from './car-search.ts'
import { countFailures, fire, onPostgres, openAddress } from './load.ts'
import type { Figure } from './table.ts'

const READS = 300

/** Visitors who look at home, search and open a car, as many a second as one server answers. */
export async function readFigures(port: number): Promise<Figure[]> {
  const loads = await onPostgres(port, async ({ origin }) => {
    const requests = await mixedReads(origin)
    return {
      most: await fire(origin, requests),
      half: await fire(origin, requests, READS / 2),
    }
  })
  if (!loads) return []
  const { most, half } = loads
  return [
    {
      name: 'mixed reads a second, PostgreSQL, one server',
      measured: most.requests.average,
      unit: '/s',
      least: READS,
    },
    {
      name: 'mixed reads: errors',
      measured: countFailures(most) + countFailures(half),
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
}

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
    openAddress('/'),
    openAddress('/api/settings'),
    openAddress('/api/countries-with-locations/fr/false/4'),
    openAddress('/api/all-suppliers'),
    openAddress('/search'),
    asked('/api/frontend-suppliers', trip),
    asked('/api/frontend-cars/1/15', search),
    openAddress(`/api/car/${landmarks.cars.free}/fr`),
  ]
}
