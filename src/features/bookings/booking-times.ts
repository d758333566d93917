import { spanBetween, toWallClock } from '@masar/domain/rental/rental-clock.ts'
import { defaultTimeZone } from '@masar/domain/service/operator.ts'

interface TimedBooking {
  from: string
  to: string
  timeZone?: string
  days?: number
  pickupLocation: { timeZone?: string }
}

/** When a rental begins and ends on the clock of its pick-up place, and how many days it counts. */
export function bookingTimes(booking: TimedBooking) {
  const zone = booking.timeZone ?? booking.pickupLocation.timeZone ?? defaultTimeZone()
  const from = toWallClock(booking.from, zone)
  const to = toWallClock(booking.to, zone)
  return { zone, from, to, days: booking.days ?? spanBetween(booking.from, booking.to, zone).days }
}

/** The town that a clock is named after: of `Africa/Tunis` it is Tunis. */
export const clockTown = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
