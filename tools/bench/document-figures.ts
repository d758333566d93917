import type autocannon from 'autocannon'

import { landmarks } from '../../server/demo/landmarks.ts'
import { countFailures, fire, onPostgres, openAddress, stayOnOneCore } from './load.ts'
import type { Figure } from './table.ts'

const DAY = 86_400_000
const DOCUMENTS = 60
/** Calls of the API a second that go on while documents are rendered. */
const CALLS = 20
const WARM_UP = 10

/**
 * Search pages with 15 cars each, none of which is in the cache: how many one core of the server renders in a second, and
 * what half as many cost visitors and the API.
 */
export async function documentFigures(port: number): Promise<Figure[]> {
  const loads = await onPostgres(port, async (server) => {
    const { origin } = server
    const searches = searchPages()
    const calls = [
      openAddress(`/api/car/${landmarks.cars.free}/fr`),
      openAddress('/api/all-suppliers'),
    ]
    // What Node has not compiled yet is not what a server costs.
    await fire(origin, searches, WARM_UP)
    stayOnOneCore(server)
    const most = await fire(origin, searches)
    const alone = await fire(origin, calls, CALLS)
    const [half, beside] = await Promise.all([
      fire(origin, searches, DOCUMENTS / 2),
      fire(origin, calls, CALLS),
    ])
    return { most, alone, half, beside }
  })
  if (!loads) return []
  const { most, alone, half, beside } = loads
  return [
    {
      name: 'search documents a second, PostgreSQL, one core',
      measured: most.requests.average,
      unit: '/s',
      least: DOCUMENTS,
    },
    {
      name: 'search documents: errors',
      measured: countFailures(most) + countFailures(half) + countFailures(beside),
      unit: '',
      limit: 0,
    },
    {
      name: `search documents at ${DOCUMENTS / 2}/s: 99 of 100 within`,
      measured: half.latency.p99,
      unit: 'ms',
      limit: 150,
    },
    {
      name: 'calls of the API meanwhile: 99 of 100 within',
      measured: beside.latency.p99,
      unit: 'ms',
      limit: 2 * alone.latency.p99,
    },
  ]
}

const HOURS = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']
const dayAfter = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

/** Other dates each, more of them than are opened while the cache keeps the first. */
function searchPages(): autocannon.Request[] {
  const location = landmarks.locations.tunisAirport
  return Array.from({ length: 60 * 4 * HOURS.length }, (_, index) => {
    const first = 20 + (index % 60)
    const last = first + 2 + (Math.floor(index / 60) % 4)
    const hour = HOURS[Math.floor(index / 240)] ?? HOURS[0]
    const trip = `pickup=${location}&dropoff=${location}&from=${dayAfter(first)}T10:00&to=${dayAfter(last)}T${hour}`
    return openAddress(`/search?${trip}`, 'text/html')
  })
}
