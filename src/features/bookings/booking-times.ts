import { spanBetween, toWallClock } from '#domain/rental/rental-clock.ts'
import { usualTimeZone } from '#domain/service/operator.ts'

interface TimedBooking {
  from: string
  to: string
  timeZone?: string
  days?: number
  pickupLocation: { timeZone?: string }
}

/** When a rental begins and ends on the clock of its pick-up place, and how many days it counts. */
export function bookingTimes(booking: TimedBooking) {
  const zone = booking.timeZone ?? booking.pickupLocation.timeZone ?? usualTimeZone()
  const from = toWallClock(booking.from, zone)
  const to = toWallClock(booking.to, zone)
  return { zone, from, to, days: booking.days ?? spanBetween(booking.from, booking.to, zone).days }
}

/** Whether the clock of the zone and that of this browser show the same at that moment. */
export function isReadersClock(zone: string, instant: string): boolean {
  const minutes = (Date.parse(`${toWallClock(instant, zone)}Z`) - Date.parse(instant)) / 60_000
  return Math.ceil(minutes) === -new Date(instant).getTimezoneOffset()
}

/** The town that a clock is named after: of `Africa/Tunis` it is Tunis. */
export const clockTown = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
