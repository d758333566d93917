import {
  toInstant,
  clockMinutes,
  rentalMinutes,
  type WallClock,
  toWallClock,
} from './rental-clock.ts'
import { latestTime } from './rental-reach.ts'

/** The operator's limits, from `settings` of the wire. */
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

const HOUR = 3_600_000
const LAST_HOUR = 23

/**
 * Opening hours to the minute: with closing hour 20, 20:00 is open and 20:05 is not. 23 means no
 * limit.
 */
export function isOpenAt(wallClock: WallClock, settings: RentalSettings): boolean {
  const minute = clockMinutes(wallClock)
  return minute >= openingMinute(settings) && minute <= closingMinute(settings)
}

export function openingMinute(settings: RentalSettings): number {
  return settings.minPickupDropoffHour * 60
}

/** The last minute of a pick-up or drop-off. */
export function closingMinute({ maxPickupDropoffHour }: RentalSettings): number {
  return maxPickupDropoffHour >= LAST_HOUR ? 24 * 60 - 1 : maxPickupDropoffHour * 60
}

/** The first minute with enough notice; the location may be closed then. */
export function noticeEnds({ now, zone, settings }: RentalRules): WallClock {
  const lead = settings.minPickupHours * HOUR
  return toWallClock(Math.ceil((now.getTime() + lead) / 60_000) * 60_000, zone)
}

export function pickUpProblem(from: WallClock, rules: RentalRules): RentalProblem | null {
  const lead = rules.settings.minPickupHours * HOUR
  if (toInstant(from, rules.zone).getTime() - rules.now.getTime() < lead) return 'too-early'
  if (from > latestTime(rules.zone)) return 'too-late'
  return isHandOverTime(from, rules) ? null : 'closed-at-that-hour'
}

/** The minimum rental is measured on the wall clock, as on the bill. */
export function dropOffProblem(
  { from, to }: RentalTimes,
  rules: RentalRules,
): RentalProblem | null {
  if (to <= from) return 'drop-off-before-pick-up'
  if (rentalMinutes(from, to) < rules.settings.minRentalHours * 60) return 'too-short'
  if (to > latestTime(rules.zone, from)) return 'too-late'
  return isHandOverTime(to, rules) ? null : 'closed-at-that-hour'
}

/** Validates both fields of the form; null means no problem. */
export function rentalProblems(times: RentalTimes, rules: RentalRules) {
  return { from: pickUpProblem(times.from, rules), to: dropOffProblem(times, rules) }
}

export function isRentalPossible(times: RentalTimes, rules: RentalRules): boolean {
  const { from, to } = rentalProblems(times, rules)
  return from === null && to === null
}

/** Some suppliers require a minimum of started days (SEARCH-26). */
export function meetsSupplierMinimum(days: number, minimumRentalDays?: number | null): boolean {
  return days >= (minimumRentalDays ?? 0)
}

/** An hour skipped by summer time does not exist, and two rentals could collide in it. */
function isHandOverTime(at: WallClock, { zone, settings }: RentalRules): boolean {
  return isOpenAt(at, settings) && toWallClock(toInstant(at, zone), zone) === at
}
