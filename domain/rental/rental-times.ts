import { addDays, type CalendarDate } from './calendar.ts'
import {
  addHours,
  makeWallClock,
  getDayMinute,
  countRentalMinutes,
  getWallClockDate,
  type WallClock,
} from './rental-clock.ts'
import {
  getClosingMinute,
  findDropOffProblem,
  isOpenAt,
  getNoticeEnd,
  getOpeningMinute,
  findPickUpProblem,
  type RentalProblem,
  type RentalRules,
  type RentalSettings,
  type RentalTimes,
} from './rental-rules.ts'

/** A time in a picker; a barred one is listed with its reason. */
export interface TimeChoice {
  readonly at: WallClock
  readonly barredBy: RentalProblem | null
}

const DEFAULT_MINUTE_OF_DAY = 10 * 60
const HOURS_PER_DAY = 24
const LONG_MINIMUM_HOURS = 72

export function listPickUpTimes(date: CalendarDate, rules: RentalRules, step = 30): TimeChoice[] {
  return listTimes(date, step).map((at) => ({ at, barredBy: findPickUpProblem(at, rules) }))
}

export function listDropOffTimes(
  date: CalendarDate,
  from: WallClock,
  rules: RentalRules,
  step = 30,
): TimeChoice[] {
  return listTimes(date, step).map((at) => ({
    at,
    barredBy: findDropOffProblem({ from, to: at }, rules),
  }))
}

/** Returns the times at which the operator is open, bookable or not. */
export const listOpeningTimes = (settings: RentalSettings): TimeChoice[] =>
  listTimes('2000-01-01', 30)
    .filter((at) => isOpenAt(at, settings))
    .map((at) => ({ at, barredBy: null }))

/** Finds the first possible pick-up: with enough notice, during opening hours. */
export function findEarliestPickUp(rules: RentalRules): WallClock {
  return findNextOpening(getNoticeEnd(rules), rules.settings)
}

/** Finds the first possible drop-off. */
export function findEarliestDropOff(from: WallClock, settings: RentalSettings): WallClock {
  return findNextOpening(addHours(from, settings.minRentalHours), settings)
}

/**
 * Returns the initial dates of the form (HOME-12): three days, starting three days from today at 10:00. The
 * rental is later or longer when the operator requires it, or when a supplier requires at least `leastDays`.
 */
export function makeDefaultRental(rules: RentalRules, leastDays = 0): RentalTimes {
  const { minPickupHours, minRentalHours } = rules.settings
  const today = getWallClockDate(
    getNoticeEnd({ ...rules, settings: { ...rules.settings, minPickupHours: 0 } }),
  )
  const usual = makeDefaultTime(addDays(today, chooseDays(minPickupHours)), rules.settings)
  const isTooEarly = usual < getNoticeEnd(rules)
  const from = isTooEarly
    ? makeDefaultTime(addDays(getWallClockDate(usual), 1), rules.settings)
    : usual
  const days = Math.max(chooseDays(minRentalHours), leastDays)
  const to = makeDefaultTime(addDays(getWallClockDate(from), days), rules.settings)
  return { from, to }
}

/** When the pick-up moves, moves the drop-off by the same time (HOME-13), but within opening hours. */
export function moveDropOff(
  rental: RentalTimes,
  from: WallClock,
  settings: RentalSettings,
): WallClock {
  const to = addHours(from, countRentalMinutes(rental.from, rental.to) / 60)
  const open = Math.max(getDayMinute(to), getOpeningMinute(settings))
  return makeWallClock(getWallClockDate(to), Math.min(open, getClosingMinute(settings)))
}

/** Returns the drop-off to suggest when a new pick-up is after the old drop-off. */
export function suggestDropOff(from: WallClock, settings: RentalSettings): WallClock {
  const { minRentalHours } = settings
  const days = minRentalHours >= HOURS_PER_DAY ? Math.ceil(minRentalHours / HOURS_PER_DAY) + 1 : 1
  return addHours(from, days * HOURS_PER_DAY)
}

function chooseDays(hours: number): number {
  return hours >= LONG_MINIMUM_HOURS ? Math.ceil(hours / HOURS_PER_DAY) + 1 : 3
}

function makeDefaultTime(date: CalendarDate, settings: RentalSettings): WallClock {
  const minute = Math.max(DEFAULT_MINUTE_OF_DAY, getOpeningMinute(settings))
  return makeWallClock(date, Math.min(minute, getClosingMinute(settings)))
}

function findNextOpening(at: WallClock, settings: RentalSettings): WallClock {
  if (isOpenAt(at, settings)) return at
  const opensToday = getDayMinute(at) < getOpeningMinute(settings)
  return makeWallClock(
    addDays(getWallClockDate(at), opensToday ? 0 : 1),
    getOpeningMinute(settings),
  )
}

function listTimes(date: CalendarDate, step: number): WallClock[] {
  return Array.from({ length: Math.ceil((24 * 60) / step) }, (_, n) =>
    makeWallClock(date, n * step),
  )
}
