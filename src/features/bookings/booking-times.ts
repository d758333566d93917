import { makeSpanBetween, toWallClock } from '@masar/domain/rental/rental-clock.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'

interface TimedBooking {
  from: string
  to: string
  timeZone?: string
  days?: number
  pickupLocation: { timeZone?: string }
}

/**
 * Returns the start and end of a rental in local time of its pick-up location, the time zone, and the number of
 * days.
 */
export function toBookingTimes(booking: TimedBooking) {
  const zone = booking.timeZone ?? booking.pickupLocation.timeZone ?? getDefaultTimeZone()
  const from = toWallClock(booking.from, zone)
  const to = toWallClock(booking.to, zone)
  return {
    zone,
    from,
    to,
    days: booking.days ?? makeSpanBetween(booking.from, booking.to, zone).days,
  }
}

/** Returns the town in the name of a time zone, for example Tunis for `Africa/Tunis`. */
export const getZoneTown = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
