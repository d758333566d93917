import { landmarks } from '../server/demo/landmarks.ts'

const DAY = 86_400_000

/** A day from now, so that the links stay good whenever they are made. */
export const dateAfter = (days: number) =>
  new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

export interface ExampleLinks {
  home: string
  search: string
  car: string
  checkout: string
  signIn: string
  bookings: string
  terms: string
}

/** Links into the seeded demo data: a search with results and the checkout of one of its cars. */
export function exampleLinks(origin: string): ExampleLinks {
  const location = landmarks.locations.tunisAirport
  const trip = `pickup=${location}&dropoff=${location}&from=${dateAfter(20)}T10:00&to=${dateAfter(23)}T10:00`

  return {
    home: `${origin}/`,
    search: `${origin}/search?${trip}`,
    car: `${origin}/car/${landmarks.cars.free}?${trip}`,
    checkout: `${origin}/checkout?car=${landmarks.cars.free}&${trip}`,
    signIn: `${origin}/sign-in`,
    bookings: `${origin}/bookings`,
    terms: `${origin}/tos`,
  }
}
