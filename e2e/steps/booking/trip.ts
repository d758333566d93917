import type { CalendarDate } from '@masar/domain/rental/calendar.ts'
import { toCalendarDate } from '@masar/domain/rental/rental-clock.ts'

import { FREE_CARS, LOCATIONS } from './demo-fixtures.ts'

export interface DemoTrip {
  car: { id: string; name: string }
  location: { id: string; name: string }
  /** Pick-up and drop-off are at 10:00. */
  from: CalendarDate
  to: CalendarDate
}

const FIRST_DAY_OFFSET = 14
const DAYS_PER_WORKER = 70
const DAYS_PER_ROUND = 4

/**
 * Returns a function that creates a different trip for each test. Each worker process has its own weeks and
 * uses the free cars in turn. A worker that replaces a failed one gets new weeks.
 */
export function createTripSource(workerIndex: number): () => DemoTrip {
  let taken = 0

  return () => {
    const car = FREE_CARS[taken % FREE_CARS.length] ?? FREE_CARS[0]
    const round = Math.floor(taken / FREE_CARS.length)
    taken += 1
    return createTripAfter(
      FIRST_DAY_OFFSET + workerIndex * DAYS_PER_WORKER + round * DAYS_PER_ROUND,
      car,
    )
  }
}

/**
 * Creates a three-day trip at Tunis airport. Other tests may have booked it, so tests that book use `trip`
 * instead.
 */
export const createTripAfter = (days: number, car: DemoTrip['car']): DemoTrip => ({
  car,
  location: LOCATIONS.tunisAirport,
  from: getDayAfter(days),
  to: getDayAfter(days + 3),
})

export const getDayAfter = (days: number): CalendarDate =>
  toCalendarDate(new Date(Date.now() + days * 86_400_000), 'UTC')

/** Returns the same day of an earlier year; 28 February instead of 29 February. */
export const subtractYears = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4).replace('02-29', '02-28')}`

/** A trip in the past, as in an old link. */
export const PAST_TRIP: DemoTrip = {
  car: FREE_CARS[0],
  location: LOCATIONS.tunisAirport,
  from: getDayAfter(-9),
  to: getDayAfter(-6),
}

export const buildTripQuery = ({ location, from, to }: Omit<DemoTrip, 'car'>): string =>
  new URLSearchParams({
    pickup: location.id,
    dropoff: location.id,
    from: `${from}T10:00`,
    to: `${to}T10:00`,
  }).toString()

export const buildSearchPath = (trip: Omit<DemoTrip, 'car'>) => `/search?${buildTripQuery(trip)}`
export const buildCarPath = (trip: DemoTrip) => `/car/${trip.car.id}?${buildTripQuery(trip)}`
export const buildCheckoutPath = (trip: DemoTrip) =>
  `/checkout?car=${trip.car.id}&${buildTripQuery(trip)}`
