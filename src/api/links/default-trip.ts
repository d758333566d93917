import type { RentalRules } from '@masar/domain/rental/rental-rules.ts'
import { makeDefaultRental } from '@masar/domain/rental/rental-times.ts'

import { type TripSearch, toTripSearch } from './trip.ts'

/**
 * Returns the search parameters for a location on the default dates. `leastDays` is the supplier's minimum
 * rental, used when it is longer.
 */
export const makeDefaultTripSearch = (
  location: string,
  rules: RentalRules,
  leastDays?: number,
): TripSearch =>
  toTripSearch({ pickUp: location, dropOff: location, ...makeDefaultRental(rules, leastDays) })
