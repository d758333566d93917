import { readTripSearch, tripOf, type TripSearch } from '#api/trip.ts'
import { isWallClock } from '#domain/rental-clock.ts'
import type { Trip } from '#machines/checkout/draft.ts'

/** What `/checkout?c&p&d&f&t` says: the car, and where and when. */
export interface CheckoutSearch extends Partial<TripSearch> {
  c?: string | undefined
}

const ID = /^[0-9a-f]{24}$/

export function readCheckoutSearch(search: Record<string, unknown>): CheckoutSearch {
  const car = search['c']
  return {
    c: typeof car === 'string' && ID.test(car) ? car : undefined,
    ...readTripSearch(search),
  }
}

/** What is to be booked, or null for a link with a part missing or wrong. */
export function checkoutTripOf(search: CheckoutSearch): Trip | null {
  const trip = tripOf(search)
  if (!trip || !search.c || !isWallClock(trip.from) || !isWallClock(trip.to)) return null
  return {
    carId: search.c,
    pickupLocationId: trip.pickUp,
    dropOffLocationId: trip.dropOff,
    from: trip.from,
    to: trip.to,
  }
}

/** The search that finds other cars for the same place and dates. */
export const searchOfTrip = (trip: Trip): TripSearch => ({
  p: trip.pickupLocationId,
  d: trip.dropOffLocationId,
  f: trip.from,
  t: trip.to,
})
