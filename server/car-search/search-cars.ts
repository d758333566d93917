import type { RentalSpan } from '@masar/domain/rental/rental-clock.ts'

import { readRentalPeriod, measurePeriod } from '../cars/period.ts'
import type { CurrentFleet, FleetMemory } from './fleet-memory.ts'
import type { Criteria } from './filters.ts'
import type { Fleet } from './fleet.ts'
import { searchFleet, type SearchResult } from './search.ts'

export type CarSearch = {
  result: SearchResult
  fleet: Fleet
  isHeld: CurrentFleet['isHeld']
  /** In the time zone of the pick-up location. */
  span: RentalSpan
}

/** Searches the fleet, for lists of cars and of suppliers. An unknown location has no cars. */
export async function searchCars(
  { fleet: memory, now }: { fleet: FleetMemory; now: () => Date },
  criteria: Criteria,
): Promise<CarSearch> {
  const period = readRentalPeriod(criteria, '')
  const { fleet, isHeld } = await memory.during(period, now())
  const location = fleet.locations.get(criteria.pickupLocation)
  const zone = location?.timeZone
  const span = measurePeriod(period, zone, '')
  const result = searchFleet({ fleet, isHeld, criteria, span })
  return { result, fleet, isHeld, span }
}
