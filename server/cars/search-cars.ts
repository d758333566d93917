import type { RentalSpan } from '#domain/rental-clock.ts'

import type { Fleet } from '../fleet/fleet.ts'
import type { FleetNow } from '../fleet/fleet-memory.ts'
import { type Criteria, searchFleet, type SearchResult } from '../fleet/search.ts'
import type { World } from '../operation.ts'
import { periodOf, spanOf } from './period.ts'

export type CarSearch = {
  result: SearchResult
  fleet: Fleet
  isHeld: FleetNow['isHeld']
  /** On the clock of the pick-up place. */
  span: RentalSpan
}

/** What both searches, of cars and of suppliers, begin with. An unknown place has no cars. */
export async function searchCars(
  { fleet: memory, now }: Pick<World, 'fleet' | 'now'>,
  criteria: Criteria,
): Promise<CarSearch> {
  const period = periodOf(criteria, '')
  const { fleet, isHeld } = await memory.during(period, now())
  const place = fleet.places.get(criteria.pickupLocation)
  const zone = place?.timeZone
  const span = spanOf(period, zone, '')
  const result = searchFleet({ fleet, isHeld, criteria, span })
  return { result, fleet, isHeld, span }
}
