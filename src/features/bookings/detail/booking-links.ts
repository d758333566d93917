import type { Booking } from '#api/queries/bookings.query.ts'
import { readReferenceId } from '#api/response-shapes.ts'
import { toDayNumber } from '@masar/domain/rental/calendar.ts'
import {
  addHours,
  toCalendarDate,
  type WallClock,
  getWallClockDate,
} from '@masar/domain/rental/rental-clock.ts'

import { toBookingTimes } from '../booking-times.ts'

type BookingTrip = Pick<Booking, 'car' | 'pickupLocation' | 'dropOffLocation' | 'from' | 'to'> &
  Parameters<typeof toBookingTimes>[0]

/** Returns the link to book, or pay for, the same car and trip. */
export function toCheckoutLink(booking: BookingTrip) {
  const { from, to } = toBookingTimes(booking)
  const { car, pickupLocation, dropOffLocation } = booking
  return {
    car: readReferenceId(car),
    pickup: pickupLocation._id,
    dropoff: dropOffLocation._id,
    from,
    to,
  }
}

const DAYS_PER_WEEK = 7

/**
 * Returns the link to the same car, with the same locations and weekdays. Moves the trip by whole weeks until
 * it starts tomorrow or later.
 */
export function toBookAgainLink(booking: BookingTrip, now: Date) {
  const { zone } = toBookingTimes(booking)
  const { car: carId, from, to, ...locations } = toCheckoutLink(booking)
  const tomorrow = toDayNumber(toCalendarDate(now, zone)) + 1
  const weeks = Math.max(
    0,
    Math.ceil((tomorrow - toDayNumber(getWallClockDate(from))) / DAYS_PER_WEEK),
  )
  const moved = (wallClock: WallClock) => addHours(wallClock, weeks * DAYS_PER_WEEK * 24)
  return { params: { carId }, search: { ...locations, from: moved(from), to: moved(to) } }
}
