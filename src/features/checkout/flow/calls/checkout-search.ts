import * as v from 'valibot'

import { idParam } from '#api/links/link-params.ts'
import { readTripSearch, toTrip, toTripSearch, type TripSearch } from '#api/links/trip.ts'
import { isWallClock } from '@masar/domain/rental/rental-clock.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'

/** The search parameters of a checkout: car, locations and times. */
export interface CheckoutSearch extends Partial<TripSearch> {
  car?: string | undefined
}

export function readCheckoutSearch(search: Record<string, unknown>): CheckoutSearch {
  return { car: v.parse(idParam, search['car']), ...readTripSearch(search) }
}

/** Returns the trip to book; null for a link with missing or invalid parts. */
export function toCheckoutTrip(search: CheckoutSearch): CarTrip | null {
  const trip = toTrip(search)
  if (!trip || !search.car || !isWallClock(trip.from) || !isWallClock(trip.to)) return null
  return { carId: search.car, ...trip }
}

export const toCheckoutSearch = ({ carId, ...trip }: CarTrip): Required<CheckoutSearch> => ({
  car: carId,
  ...toTripSearch(trip),
})

/** Returns the path of a checkout: car, dates and locations, but no personal data. */
export const toCheckoutPath = (trip: CarTrip): string =>
  `/checkout?${new URLSearchParams({ ...toCheckoutSearch(trip) })}`

/** Returns the trip in a path of this site; null if it is not the path of a checkout. */
export function readCheckoutPath(path: string): CarTrip | null {
  const { pathname, searchParams } = new URL(path, location.origin)
  if (pathname !== '/checkout') return null
  return toCheckoutTrip(readCheckoutSearch(Object.fromEntries(searchParams)))
}
