import { addDays, type CalendarDate } from './calendar.ts'
import {
  addHours,
  atMinute,
  clockMinutes,
  rentalMinutes,
  wallClockDate,
  type WallClock,
} from './rental-clock.ts'
import {
  closingMinute,
  dropOffProblem,
  isOpenAt,
  noticeEnds,
  openingMinute,
  pickUpProblem,
  type RentalProblem,
  type RentalRules,
  type RentalSettings,
  type RentalTimes,
} from './rental-rules.ts'

/** A time of a picker; a barred one stays in the list with its reason. */
export interface TimeChoice {
  readonly at: WallClock
  readonly barredBy: RentalProblem | null
}

const DEFAULT_MINUTE = 10 * 60
const DAY_HOURS = 24
const LONG_HOURS = 72

export function pickUpTimes(date: CalendarDate, rules: RentalRules, step = 30): TimeChoice[] {
  return openTimes(date, step).map((at) => ({ at, barredBy: pickUpProblem(at, rules) }))
}

export function dropOffTimes(
  date: CalendarDate,
  from: WallClock,
  rules: RentalRules,
  step = 30,
): TimeChoice[] {
  return openTimes(date, step).map((at) => ({
    at,
    barredBy: dropOffProblem({ from, to: at }, rules),
  }))
}

/** Returns the times of a day at which the operator is open, bookable or not. */
export const openingTimes = (settings: RentalSettings): TimeChoice[] =>
  openTimes('2000-01-01', 30)
    .filter((at) => isOpenAt(at, settings))
    .map((at) => ({ at, barredBy: null }))

/** Returns the first possible pick-up: with enough notice, at an open hour. */
export function earliestPickUp(rules: RentalRules): WallClock {
  return nextOpening(noticeEnds(rules), rules.settings)
}

/** Returns the first possible drop-off. */
export function earliestDropOff(from: WallClock, settings: RentalSettings): WallClock {
  return nextOpening(addHours(from, settings.minRentalHours), settings)
}

/**
 * Returns the initial dates of the form (HOME-12): three days from today at 10:00, for three days;
 * later or longer when the operator, or with `leastDays` a supplier, requires it.
 */
export function defaultRental(rules: RentalRules, leastDays = 0): RentalTimes {
  const { minPickupHours, minRentalHours } = rules.settings
  const today = wallClockDate(
    noticeEnds({ ...rules, settings: { ...rules.settings, minPickupHours: 0 } }),
  )
  const usual = defaultTime(addDays(today, daysFor(minPickupHours)), rules.settings)
  const isTooEarly = usual < noticeEnds(rules)
  const from = isTooEarly ? defaultTime(addDays(wallClockDate(usual), 1), rules.settings) : usual
  const days = Math.max(daysFor(minRentalHours), leastDays)
  const to = defaultTime(addDays(wallClockDate(from), days), rules.settings)
  return { from, to }
}

/**
 * Returns the drop-off that preserves the length of the rental when pick-up moves (HOME-13), at an
 * open hour.
 */
export function moveDropOff(
  rental: RentalTimes,
  from: WallClock,
  settings: RentalSettings,
): WallClock {
  const to = addHours(from, rentalMinutes(rental.from, rental.to) / 60)
  const open = Math.max(clockMinutes(to), openingMinute(settings))
  return atMinute(wallClockDate(to), Math.min(open, closingMinute(settings)))
}

/** Returns the drop-off to suggest when a new pick-up is after the old drop-off. */
export function dropOffAfter(from: WallClock, settings: RentalSettings): WallClock {
  const { minRentalHours } = settings
  const days = minRentalHours >= DAY_HOURS ? Math.ceil(minRentalHours / DAY_HOURS) + 1 : 1
  return addHours(from, days * DAY_HOURS)
}

function daysFor(hours: number): number {
  return hours >= LONG_HOURS ? Math.ceil(hours / DAY_HOURS) + 1 : 3
}

function defaultTime(date: CalendarDate, settings: RentalSettings): WallClock {
  const minute = Math.max(DEFAULT_MINUTE, openingMinute(settings))
  return atMinute(date, Math.min(minute, closingMinute(settings)))
}

function nextOpening(at: WallClock, settings: RentalSettings): WallClock {
  if (isOpenAt(at, settings)) return at
  const opensToday = clockMinutes(at) < openingMinute(settings)
  return atMinute(addDays(wallClockDate(at), opensToday ? 0 : 1), openingMinute(settings))
}

function openTimes(date: CalendarDate, step: number): WallClock[] {
  return Array.from({ length: Math.ceil((24 * 60) / step) }, (_, n) => atMinute(date, n * step))
}
