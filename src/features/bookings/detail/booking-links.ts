import type { Booking } from '#api/queries/bookings.query.ts'
import { referenceId } from '#api/response-shapes.ts'
import { dayNumber } from '@masar/domain/rental/calendar.ts'
import {
  addHours,
  toCalendarDate,
  type WallClock,
  wallClockDate,
} from '@masar/domain/rental/rental-clock.ts'

import { bookingTimes } from '../booking-times.ts'

type Booked = Pick<Booking, 'car' | 'pickupLocation' | 'dropOffLocation' | 'from' | 'to'> &
  Parameters<typeof bookingTimes>[0]

/** The link to book, or pay for, the same car and trip. */
export function checkoutLink(booking: Booked) {
  const { from, to } = bookingTimes(booking)
  const { car, pickupLocation, dropOffLocation } = booking
  return {
    car: referenceId(car),
    pickup: pickupLocation._id,
    dropoff: dropOffLocation._id,
    from,
    to,
  }
}

const WEEK = 7

/**
 * The link to the page of the same car and locations, with the trip moved by whole weeks until it
 * starts tomorrow or later.
 */
export function bookAgainLink(booking: Booked, now: Date) {
  const { zone } = bookingTimes(booking)
  const { car: carId, from, to, ...locations } = checkoutLink(booking)
  const tomorrow = dayNumber(toCalendarDate(now, zone)) + 1
  const weeks = Math.max(0, Math.ceil((tomorrow - dayNumber(wallClockDate(from))) / WEEK))
  const moved = (wallClock: WallClock) => addHours(wallClock, weeks * WEEK * 24)
  return { params: { carId }, search: { ...locations, from: moved(from), to: moved(to) } }
}
