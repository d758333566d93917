import type { RentalRules } from '@masar/domain/rental/rental-rules.ts'
import { makeDefaultRental } from '@masar/domain/rental/rental-times.ts'

import { type TripSearch, toTripSearch } from './trip.ts'

/**
 * Returns the search parameters for the cars at a location on the default dates, or for the supplier's minimum
 * number of days if that is longer.
 */
export const makeDefaultTripSearch = (
  location: string,
  rules: RentalRules,
  leastDays?: number,
): TripSearch =>
  toTripSearch({ pickUp: location, dropOff: location, ...makeDefaultRental(rules, leastDays) })
