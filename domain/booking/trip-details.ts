import { addDays } from '../rental/calendar.ts'
import { toCalendarDate, toInstant } from '../rental/rental-clock.ts'

const TWO_HOURS_MS = 2 * 3_600_000

/** `from` and `to` are instants, `zone` is that of the pick-up location. */
export interface RentalMoment {
  readonly from: string
  readonly to: string
  readonly zone: string
}

export type DelayTiming = 'tooEarly' | 'beforePickUp' | 'afterPickUp' | 'over'

/**
 * Whether a driver can report a delay now: from two hours before the pick-up until the end of that
 * day at the location, at least until two hours after the pick-up, so that a pick-up at 23:30 has
 * as much time as another one, and never after the drop-off.
 */
export function delayTiming({ from, to, zone }: RentalMoment, now: Date): DelayTiming {
  const pickUp = Date.parse(from)
  const midnight = toInstant(`${addDays(toCalendarDate(from, zone), 1)}T00:00`, zone).getTime()
  const end = Math.min(Date.parse(to), Math.max(midnight, pickUp + TWO_HOURS_MS))
  const time = now.getTime()
  if (time < pickUp - TWO_HOURS_MS) return 'tooEarly'
  if (time >= end) return 'over'
  return time < pickUp ? 'beforePickUp' : 'afterPickUp'
}

export type ArrivalIssue = 'past' | 'notLate' | 'afterDropOff'

/** Why an expected arrival cannot be right; a driver who is late arrives after the pick-up time. */
export function arrivalIssue(
  arrival: Date,
  { from, to }: Pick<RentalMoment, 'from' | 'to'>,
  { now, isLate }: { now: Date; isLate: boolean },
): ArrivalIssue | null {
  const time = arrival.getTime()
  if (time <= now.getTime()) return 'past'
  if (isLate && time <= Date.parse(from)) return 'notLate'
  return time >= Date.parse(to) ? 'afterDropOff' : null
}
