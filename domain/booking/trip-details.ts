import { addDays } from '../rental/calendar.ts'
import { toCalendarDate, toInstant } from '../rental/rental-clock.ts'

const TWO_HOURS_MS = 2 * 3_600_000

/** `from` and `to` are instants; `zone` is the pick-up location's time zone. */
export interface RentalTimesInZone {
  readonly from: string
  readonly to: string
  readonly zone: string
}

export type DelayTiming = 'tooEarly' | 'beforePickUp' | 'afterPickUp' | 'over'

/**
 * Returns whether a driver can report a delay now. Reporting starts two hours before pick-up. It ends at the
 * end of that day at the location, but at least two hours after pick-up, so that a pick-up at 23:30 leaves
 * enough time. It always ends at drop-off.
 */
export function getDelayTiming({ from, to, zone }: RentalTimesInZone, now: Date): DelayTiming {
  const pickUp = Date.parse(from)
  const midnight = toInstant(`${addDays(toCalendarDate(from, zone), 1)}T00:00`, zone).getTime()
  const end = Math.min(Date.parse(to), Math.max(midnight, pickUp + TWO_HOURS_MS))
  const time = now.getTime()
  if (time < pickUp - TWO_HOURS_MS) return 'tooEarly'
  if (time >= end) return 'over'
  return time < pickUp ? 'beforePickUp' : 'afterPickUp'
}

export type ArrivalIssue = 'past' | 'notLate' | 'afterDropOff'

/** Returns why an expected arrival is invalid, or null. A late driver must arrive after the pick-up time. */
export function findArrivalIssue(
  arrival: Date,
  { from, to }: Pick<RentalTimesInZone, 'from' | 'to'>,
  { now, isLate }: { now: Date; isLate: boolean },
): ArrivalIssue | null {
  const time = arrival.getTime()
  if (time <= now.getTime()) return 'past'
  if (isLate && time <= Date.parse(from)) return 'notLate'
  return time >= Date.parse(to) ? 'afterDropOff' : null
}
