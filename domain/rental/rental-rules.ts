import {
  toInstant,
  getDayMinute,
  countRentalMinutes,
  type WallClock,
  toWallClock,
} from './rental-clock.ts'
import { getLatestTime } from './rental-reach.ts'

/** The operator's limits, from `settings` on the wire. */
export interface RentalSettings {
  /** Minimum hours between now and pick-up. */
  readonly minPickupHours: number
  readonly minRentalHours: number
  /** Opening and closing hour of every location, 0 to 23. */
  readonly minPickupDropoffHour: number
  readonly maxPickupDropoffHour: number
}

/** Used when the settings fail to load (BOOK-22). */
export const DEFAULT_SETTINGS: RentalSettings = {
  minPickupHours: 1,
  minRentalHours: 1,
  minPickupDropoffHour: 0,
  maxPickupDropoffHour: 23,
}

/** Why a rental is invalid; the form and the server use the same codes. */
export type RentalProblem =
  | 'too-early'
  | 'too-late'
  | 'closed-at-that-hour'
  | 'drop-off-before-pick-up'
  | 'too-short'

export interface RentalTimes {
  readonly from: WallClock
  readonly to: WallClock
}

/** The context of validation: the current time, the location's zone, the operator's limits. */
export interface RentalRules {
  readonly now: Date
  readonly zone: string
  readonly settings: RentalSettings
}

const HOUR_MS = 3_600_000
const LAST_HOUR = 23

/**
 * Whether the location is open, to the minute: with closing hour 20, it is open at 20:00 and closed at 20:05.
 * 23 means no limit.
 */
export function isOpenAt(wallClock: WallClock, settings: RentalSettings): boolean {
  const minute = getDayMinute(wallClock)
  return minute >= getOpeningMinute(settings) && minute <= getClosingMinute(settings)
}

export function getOpeningMinute(settings: RentalSettings): number {
  return settings.minPickupDropoffHour * 60
}

/** Returns the last minute of the day for a pick-up or drop-off. */
export function getClosingMinute({ maxPickupDropoffHour }: RentalSettings): number {
  return maxPickupDropoffHour >= LAST_HOUR ? 24 * 60 - 1 : maxPickupDropoffHour * 60
}

/** Returns the first minute with enough notice; the location may be closed at that time. */
export function getNoticeEnd({ now, zone, settings }: RentalRules): WallClock {
  const lead = settings.minPickupHours * HOUR_MS
  return toWallClock(Math.ceil((now.getTime() + lead) / 60_000) * 60_000, zone)
}

export function findPickUpProblem(from: WallClock, rules: RentalRules): RentalProblem | null {
  const lead = rules.settings.minPickupHours * HOUR_MS
  if (toInstant(from, rules.zone).getTime() - rules.now.getTime() < lead) return 'too-early'
  if (from > getLatestTime(rules.zone)) return 'too-late'
  return isHandOverTime(from, rules) ? null : 'closed-at-that-hour'
}

/**
 * Returns the problem with a drop-off, or null. The minimum rental is measured in wall-clock time, as it is for
 * billing.
 */
export function findDropOffProblem(
  { from, to }: RentalTimes,
  rules: RentalRules,
): RentalProblem | null {
  if (to <= from) return 'drop-off-before-pick-up'
  if (countRentalMinutes(from, to) < rules.settings.minRentalHours * 60) return 'too-short'
  if (to > getLatestTime(rules.zone, from)) return 'too-late'
  return isHandOverTime(to, rules) ? null : 'closed-at-that-hour'
}

/** Validates both times of the form; null means no problem. */
export function findRentalProblems(times: RentalTimes, rules: RentalRules) {
  return { from: findPickUpProblem(times.from, rules), to: findDropOffProblem(times, rules) }
}

export function isRentalPossible(times: RentalTimes, rules: RentalRules): boolean {
  const { from, to } = findRentalProblems(times, rules)
  return from === null && to === null
}

/**
 * Whether a rental is long enough for its supplier: some require a minimum number of days, where a part of a
 * day counts as a day (SEARCH-26).
 */
export function meetsSupplierMinimum(days: number, minimumRentalDays?: number | null): boolean {
  return days >= (minimumRentalDays ?? 0)
}

/**
 * Whether a pick-up or drop-off is possible at this time. A time skipped in spring does not exist, and two
 * rentals could collide in it.
 */
function isHandOverTime(at: WallClock, { zone, settings }: RentalRules): boolean {
  return isOpenAt(at, settings) && toWallClock(toInstant(at, zone), zone) === at
}
