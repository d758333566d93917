import type { RentalRules } from '@masar/domain/rental/rental-rules.ts'
import { defaultRental } from '@masar/domain/rental/rental-times.ts'

import { type TripSearch, toTripSearch } from './trip.ts'

/** A link to the cars of a location on the default dates, or for a supplier's minimum days. */
export const defaultTripSearch = (
  location: string,
  rules: RentalRules,
  leastDays?: number,
): TripSearch =>
  toTripSearch({ pickUp: location, dropOff: location, ...defaultRental(rules, leastDays) })
