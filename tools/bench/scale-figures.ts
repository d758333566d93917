import type { components } from '../../openapi/schema.d.ts'
import { landmarks } from '../../server/demo/landmarks.ts'
import { searchBody, post, tripFrom } from './car-search.ts'
import { onPostgres } from './load.ts'
import { median, type Figure } from './table.ts'

type Schemas = components['schemas']

const FLEETS = [1_000, 10_000, 100_000]
/** How many cars the location has that is looked for in each fleet. */
const CARS_THERE = 90
const ROUNDS = 30
/** A search costs the same in a fleet a hundred times as large, if as many cars stand there. */
const MOST_GROWTH = 1.5

interface Scale {
  cars: number
  search: number
  car: number
}

/** What a search and a car cost at one size of location, whatever the size of the fleet. */
export async function scaleFigures(port: number): Promise<Figure[]> {
  const scales: Scale[] = []
  for (const cars of FLEETS) {
    const scale = await measureFleet(port, cars)
    if (scale) scales.push(scale)
  }
  if (scales.length === 0) return []
  const [least, , most] = scales
  const growth = least && most ? most.search / least.search : Number.NaN
  return [
    ...scales.flatMap(({ cars, search, car }) => [
      {
        name: `search with facets, ${cars} cars, ~${CARS_THERE} there`,
        measured: search,
        unit: 'ms',
      },
      { name: `car, ${cars} cars`, measured: car, unit: 'ms' },
    ]),
    { name: 'search, 100,000 cars over 1,000', measured: growth, unit: 'x', limit: MOST_GROWTH },
  ]
}

const measureFleet = (port: number, cars: number): Promise<Scale | null> =>
  onPostgres(
    port,
    async ({ origin }) => {
      const asked = await usualSearch(origin)
      const search = await timed(() => post(`${origin}/api/frontend-cars/1/15`, asked))
      const car = await timed(() => get(`${origin}/api/car/${landmarks.cars.free}/en`))
      return { cars, search, car }
    },
    cars,
  )

const get = async <Answer>(url: string): Promise<Answer> =>
  (await (await fetch(url)).json()) as Answer

/** The search at the location whose number of cars is nearest to the usual one. */
async function usualSearch(origin: string): Promise<Schemas['CarSearch']> {
  const locations = await get<Schemas['LocationRow'][]>(`${origin}/api/locations-with-position/en`)
  const sizes: { search: Schemas['CarSearch']; distance: number }[] = []
  for (const { _id } of locations) {
    const trip = tripFrom(_id, 10, 3)
    const suppliers = await post<Schemas['SupplierWithCars'][]>(
      `${origin}/api/frontend-suppliers`,
      trip,
    )
    const there = suppliers.reduce((sum, { carCount }) => sum + carCount, 0)
    const search = searchBody(
      trip,
      suppliers.map((supplier) => supplier._id),
    )
    sizes.push({ search, distance: Math.abs(there - CARS_THERE) })
  }
  const [nearest] = sizes.toSorted((a, b) => a.distance - b.distance)
  if (!nearest) throw new Error('The fleet has no location.')
  return nearest.search
}

/** The median of several calls in ms, after some that nobody counts. */
async function timed(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = -10; round < ROUNDS; round += 1) {
    const start = performance.now()
    await call()
    if (round >= 0) times.push(performance.now() - start)
  }
  return median(times)
}
