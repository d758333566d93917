import type { components } from '../../openapi/schema.d.ts'
import { searchBody, post, tripFrom } from './car-search.ts'
import { median } from './table.ts'

type Schemas = components['schemas']

const ROUNDS = 40

export interface SearchTimes {
  median: number
  worst: number
  cars: number
}

/** Times the search answer as a browser gets it: other places, dates and lengths each time. */
export async function searchTimes(origin: string): Promise<SearchTimes> {
  const locations = await fetch(`${origin}/api/locations-with-position/en`)
  const ids = ((await locations.json()) as Schemas['LocationRow'][]).map(({ _id }) => _id)
  const times: number[] = []
  let cars = 0

  for (let round = 0; round < ROUNDS; round += 1) {
    const pickUp = ids[(round * 7) % ids.length]
    if (pickUp === undefined) throw new Error('The demo data has no locations.')
    const wanted = tripFrom(pickUp, 3 + (round % 20), 1 + ((round * 5) % 35))
    const suppliers = await post<Schemas['SupplierWithCars'][]>(
      `${origin}/api/frontend-suppliers`,
      wanted,
    )
    const asked = searchBody(
      wanted,
      suppliers.map(({ _id }) => _id),
    )
    const start = performance.now()
    const [page] = await post<Schemas['CarPage']>(`${origin}/api/frontend-cars/1/15`, asked)
    times.push(performance.now() - start)
    cars += page?.pageInfo[0]?.totalRecords ?? 0
  }
  return { median: median(times), worst: Math.max(...times), cars: Math.round(cars / ROUNDS) }
}
