import { toInstant, type WallClock } from './rental-clock.ts'
import { CALENDAR_END_MS, MAX_RENTAL_MS } from './rental-reach.ts'

/** Earlier dates are rejected, so that no database needs to support them. */
const CALENDAR_START_MS = Date.UTC(2000, 0)

/** The instants of a rental, as on the wire. */
interface Period {
  readonly from: Date
  readonly to: Date
}

export function isInCalendar(instant: Date): boolean {
  const time = instant.getTime()
  return time >= CALENDAR_START_MS && time < CALENDAR_END_MS
}

export function isRentalTooLong({ from, to }: Period): boolean {
  return to.getTime() - from.getTime() > MAX_RENTAL_MS
}

/** Whether a request with these times is valid; the server may still refuse the rental. */
export function isValidPeriod(times: { from: WallClock; to: WallClock }, zone: string): boolean {
  const period = { from: toInstant(times.from, zone), to: toInstant(times.to, zone) }
  return isInCalendar(period.from) && isInCalendar(period.to) && !isRentalTooLong(period)
}
