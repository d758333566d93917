import type { components } from '../../openapi/schema.d.ts'

type Schemas = components['schemas']

const DAY = 86_400_000

/** A rental of some days at one location, which begins at noon some days from now. */
export function tripFrom(pickUp: string, inDays: number, days: number): Schemas['CarSearch'] {
  const noon = Math.ceil(Date.now() / DAY) * DAY + 11 * 3_600_000
  const from = noon + inDays * DAY
  return {
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
  }
}

/** The same of these suppliers, as the page asks once it knows them. */
export const searchBody = (trip: Schemas['CarSearch'], suppliers: string[]) => ({
  ...trip,
  suppliers,
})

/** Sends JSON as a page does; fails with what a refusal says. */
export async function post<Answer>(url: string, body: unknown): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}
