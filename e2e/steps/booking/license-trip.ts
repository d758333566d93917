import type { TestActionsClient } from '../server/test-actions.ts'
import { DEMO_CARS, LOCATIONS } from './demo-fixtures.ts'
import { type DemoTrip, tripAfter } from './trip.ts'

/** A car for one test whose supplier requires a license. */
export async function createLicenseTrip({ newCar }: TestActionsClient): Promise<DemoTrip> {
  const id = await newCar(DEMO_CARS.withLicense.id, LOCATIONS.gafsa.id)
  return { ...tripAfter(21, { ...DEMO_CARS.withLicense, id }), location: LOCATIONS.gafsa }
}
