import type { CalendarDate } from '@masar/domain/rental/calendar.ts'
import { toCalendarDate } from '@masar/domain/rental/rental-clock.ts'

import { FREE_CARS, LOCATIONS } from './demo-fixtures.ts'

/** A car, a location and dates. */
export interface DemoTrip {
  car: { id: string; name: string }
  location: { id: string; name: string }
  /** Pick-up and drop-off are at 10:00. */
  from: CalendarDate
  to: CalendarDate
}

const FIRST_DAY = 14
const DAYS_PER_WORKER = 70
const DAYS_PER_ROUND = 4

/**
 * Returns trips that no other test uses: every worker process (also a new one after a failure) has its own
 * weeks, and uses one free car after the other.
 */
export function freeTrips(workerIndex: number): () => DemoTrip {
  let taken = 0

  return () => {
    const car = FREE_CARS[taken % FREE_CARS.length] ?? FREE_CARS[0]
    const round = Math.floor(taken / FREE_CARS.length)
    taken += 1
    return tripAfter(FIRST_DAY + workerIndex * DAYS_PER_WORKER + round * DAYS_PER_ROUND, car)
  }
}

/**
 * Creates a trip of three days at Tunis airport. Another test may have booked it: tests that book use `trip`.
 */
export const tripAfter = (days: number, car: DemoTrip['car']): DemoTrip => ({
  car,
  location: LOCATIONS.tunisAirport,
  from: dayAfter(days),
  to: dayAfter(days + 3),
})

export const dayAfter = (days: number): CalendarDate =>
  toCalendarDate(new Date(Date.now() + days * 86_400_000), 'UTC')

/** Returns the birth date of a person who is this old on a day. */
export const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4).replace('02-29', '02-28')}`

/** A trip in the past, as in an old link. */
export const LONG_AGO: DemoTrip = {
  car: FREE_CARS[0],
  location: LOCATIONS.tunisAirport,
  from: dayAfter(-9),
  to: dayAfter(-6),
}

export const tripQuery = ({ location, from, to }: Omit<DemoTrip, 'car'>): string =>
  new URLSearchParams({
    pickup: location.id,
    dropoff: location.id,
    from: `${from}T10:00`,
    to: `${to}T10:00`,
  }).toString()

export const searchPath = (trip: Omit<DemoTrip, 'car'>) => `/search?${tripQuery(trip)}`
export const carPath = (trip: DemoTrip) => `/car/${trip.car.id}?${tripQuery(trip)}`
export const checkoutPath = (trip: DemoTrip) => `/checkout?car=${trip.car.id}&${tripQuery(trip)}`
