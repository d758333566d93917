import type { components } from '../../openapi/schema.d.ts'
import { median } from './table.ts'

type Schemas = components['schemas']

const DAY = 86_400_000
const ROUNDS = 40

const search = (pickUp: string, from: number, days: number): Schemas['CarSearch'] => ({
  pickupLocation: pickUp,
  from: new Date(from).toISOString(),
  to: new Date(from + days * DAY).toISOString(),
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
})

const post = async <Answer>(url: string, body: unknown): Promise<Answer> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

export interface SearchTimes {
  median: number
  worst: number
  cars: number
}

/** Times the search answer as a browser gets it: other places, dates and lengths each time. */
export async function searchTimes(origin: string): Promise<SearchTimes> {
  const locations = await fetch(`${origin}/api/locations-with-position/en`)
  const ids = ((await locations.json()) as Schemas['LocationRow'][]).map(({ _id }) => _id)
  const noon = Math.ceil(Date.now() / DAY) * DAY + 11 * 3_600_000
  const times: number[] = []
  let cars = 0

  for (let round = 0; round < ROUNDS; round += 1) {
    const pickUp = ids[(round * 7) % ids.length]
    if (pickUp === undefined) throw new Error('The demo data has no locations.')
    const wanted = search(pickUp, noon + (3 + (round % 20)) * DAY, 1 + ((round * 5) % 35))
    const suppliers = await post<Schemas['SupplierWithCars'][]>(
      `${origin}/api/frontend-suppliers`,
      wanted,
    )
    const asked = { ...wanted, suppliers: suppliers.map(({ _id }) => _id) }
    const start = performance.now()
    const [page] = await post<Schemas['CarPage']>(`${origin}/api/frontend-cars/1/15`, asked)
    times.push(performance.now() - start)
    cars += page?.pageInfo[0]?.totalRecords ?? 0
  }
  return { median: median(times), worst: Math.max(...times), cars: Math.round(cars / ROUNDS) }
}
