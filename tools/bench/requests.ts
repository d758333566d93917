import type autocannon from 'autocannon'

import type { components } from '../../openapi/schema.d.ts'
import { landmarks } from '../../server/demo/landmarks.ts'
import { getDateAfter } from '../../e2e/steps/page/site-pages.ts'

type Schemas = components['schemas']

const DAY_MS = 86_400_000

/** Creates a search at one location for a rental that starts at noon (UTC+1) in `inDays` days. */
export function makeTripSearch(pickUp: string, inDays: number, days: number): Schemas['CarSearch'] {
  const noon = Math.ceil(Date.now() / DAY_MS) * DAY_MS + 11 * 3_600_000
  const from = noon + inDays * DAY_MS
  return {
    pickupLocation: pickUp,
    from: new Date(from).toISOString(),
    to: new Date(from + days * DAY_MS).toISOString(),
    suppliers: [],
    carType: ['diesel', 'gasoline', 'electric', 'hybrid', 'plugInHybrid', 'unknown'],
    gearbox: ['automatic', 'manual'],
    fuelPolicy: ['likeForlike', 'freeTank', 'fullToFull', 'FullToEmpty'],
    mileage: ['limited', 'unlimited'],
    ranges: ['mini', 'midi', 'maxi', 'scooter', 'bus', 'truck', 'caravan'],
    multimedia: [],
    rating: -1,
    seats: -1,
    deposit: -1,
    carSpecs: {},
    includeComingSoonCars: true,
  }
}

/** Creates a GET request as a browser sends it. */
export const makeGet = (path: string, accept = '*/*'): autocannon.Request => ({
  method: 'GET',
  path,
  headers: { accept, 'accept-encoding': 'br' },
})

export const makePost = (origin: string, path: string, body: unknown): autocannon.Request => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', origin, 'accept-encoding': 'br' },
  body: JSON.stringify(body),
})

/**
 * Lists searches as a page sends them after fetching the suppliers, each with other dates: at up to 40 locations, at
 * `location`, or at the location whose number of cars is nearest to `cars`.
 */
export async function listSearches(
  origin: string,
  { location, cars }: { location?: string; cars?: number } = {},
): Promise<autocannon.Request[]> {
  const response = await fetch(`${origin}/api/locations-with-position/en`)
  const all = ((await response.json()) as Schemas['LocationRow'][]).map(({ _id }) => _id)
  const chosen =
    location === undefined ? all.slice(0, cars === undefined ? 40 : all.length) : [location]
  const searches = await Promise.all(
    chosen.map(async (id, index) => {
      const trip = makeTripSearch(id, 3 + (index % 20), 1 + ((index * 5) % 35))
      const { path, ...request } = makePost(origin, '/api/frontend-suppliers', trip)
      const found = (await (
        await fetch(`${origin}${path}`, request as RequestInit)
      ).json()) as Schemas['SupplierWithCars'][]
      const suppliers = found.map(({ _id }) => _id)
      return {
        count: found.reduce((sum, { carCount }) => sum + carCount, 0),
        request: makePost(origin, '/api/frontend-cars/1/15', { ...trip, suppliers }),
      }
    }),
  )
  if (cars === undefined) return searches.map(({ request }) => request)
  const getDistance = ({ count }: { count: number }) => Math.abs(count - cars)
  const [nearest] = searches.toSorted((a, b) => getDistance(a) - getDistance(b))
  return nearest ? [nearest.request] : []
}

/** Lists requests for search pages with different dates, more than can be sent before the cache expires. */
export function listPageRequests(): autocannon.Request[] {
  const location = landmarks.locations.tunisAirport
  return Array.from({ length: 60 * 4 * 8 }, (_, index) => {
    const first = 20 + (index % 60)
    const last = first + 2 + (Math.floor(index / 60) % 4)
    const hour = 10 + Math.floor(index / 240)
    const dates = `from=${getDateAfter(first)}T10:00&to=${getDateAfter(last)}T${hour}:00`
    return makeGet(`/search?pickup=${location}&dropoff=${location}&${dates}`, 'text/html')
  })
}
