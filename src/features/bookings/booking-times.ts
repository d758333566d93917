import { spanBetween, toWallClock } from '@masar/domain/rental/rental-clock.ts'
import { defaultTimeZone } from '@masar/domain/service/operator.ts'

interface TimedBooking {
  from: string
  to: string
  timeZone?: string
  days?: number
  pickupLocation: { timeZone?: string }
}

/** Start and end of a rental on the clock of its pick-up location, and its number of days. */
export function bookingTimes(booking: TimedBooking) {
  const zone = booking.timeZone ?? booking.pickupLocation.timeZone ?? defaultTimeZone()
  const from = toWallClock(booking.from, zone)
  const to = toWallClock(booking.to, zone)
  return { zone, from, to, days: booking.days ?? spanBetween(booking.from, booking.to, zone).days }
}

/** The town in the name of a time zone, for example Tunis for `Africa/Tunis`. */
export const clockTown = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
