import type { TestActionsClient } from '../server/test-actions.ts'
import { DEMO_CARS, FREE_CARS, LOCATIONS } from './demo-fixtures.ts'
import { type DemoTrip, createTripAfter } from './trip.ts'

/** Creates a car for one test, at a location that no other test searches. */
export async function createTripWithNewCar({ newCar }: TestActionsClient): Promise<DemoTrip> {
  const [like] = FREE_CARS
  const id = await newCar(like.id, LOCATIONS.gafsa.id)
  return { ...createTripAfter(21, { ...like, id }), location: LOCATIONS.gafsa }
}

/** Creates a car for one test. Its supplier requires a license. */
export async function createTripRequiringLicense({ newCar }: TestActionsClient): Promise<DemoTrip> {
  const id = await newCar(DEMO_CARS.withLicense.id, LOCATIONS.gafsa.id)
  return { ...createTripAfter(21, { ...DEMO_CARS.withLicense, id }), location: LOCATIONS.gafsa }
}
