import type { Trip } from '@masar/domain/booking/trip.ts'
import type { TripSearch } from '#api/links/trip.ts'
import type { TypedLocations } from '#api/links/typed-locations.ts'
import { getWallClockDate, toWallClock } from '@masar/domain/rental/rental-clock.ts'
import { isRentalPossible, type RentalRules } from '@masar/domain/rental/rental-rules.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { toLocation } from '#rental/trip-form/trip-draft.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'

type Schemas = components['schemas']

export interface CarLink {
  car: Schemas['CarDetail']
  search: Partial<TripSearch> & TypedLocations
  trip: Trip | null
  pickUp: Schemas['LocationDetail'] | null
  dropOff: Schemas['LocationDetail'] | null
  rules: Omit<RentalRules, 'zone'>
}

/**
 * Reads a link to a car. Returns the trip if it can be booked, and initial form values from all valid parts of
 * the link.
 */
export function prefillCarForm({ car, search, trip, pickUp, dropOff, rules }: CarLink) {
  const zone = pickUp?.timeZone ?? getDefaultTimeZone()
  const isTyped = (search.pickupName ?? search.dropoffName) !== undefined
  const isPossible = !isTyped && trip !== null && isRentalPossible(trip, { ...rules, zone })

  return {
    trip: isPossible ? trip : null,
    zone,
    locationName: pickUp?.name,
    start: {
      pickUp: toLocation(pickUp ?? car.locations[0]),
      dropOff: toLocation(dropOff),
      from: search.from,
      to: search.to,
      typed: { pickUp: search.pickupName, dropOff: search.dropoffName },
    },
    today: getWallClockDate(toWallClock(rules.now, zone)),
  }
}
