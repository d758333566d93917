import { birthDateIssue, type BirthDateIssue } from '@masar/domain/person/birth-date.ts'
import { emailIssue, type EmailIssue } from '@masar/domain/person/email.ts'
import { isPhone } from '@masar/domain/person/phone.ts'
import type { Driver } from '@masar/domain/person/driver.ts'
import { isTooLong } from '@masar/domain/service/lengths.ts'
import {
  wallClockDate,
  isWallClock,
  rentalSpan,
  toCalendarDate,
} from '@masar/domain/rental/rental-clock.ts'
import {
  dropOffProblem,
  meetsSupplierMinimum,
  pickUpProblem,
  type RentalProblem,
  type RentalRules,
} from '@masar/domain/rental/rental-rules.ts'
import { hasFourDigitYear } from '@masar/domain/rental/calendar.ts'
import type { Amendable } from '@masar/machines/amendment/amendment-facts.ts'

export type AmendmentField = 'from' | 'to' | keyof Driver
export type AmendmentProblem =
  | RentalProblem
  | EmailIssue
  | 'empty'
  | 'too-few-days'
  | 'phone'
  | BirthDateIssue
export type AmendmentProblems = Partial<Record<AmendmentField, AmendmentProblem>>

export const FIELDS = ['from', 'to', 'fullName', 'email', 'phone', 'birthDate'] as const

/** The limits that an amendment is validated against. */
export interface AmendmentRules extends RentalRules {
  /** Lead time, opening hours and shortest rentals do not bind staff (`bindsStaff`). */
  isStaff: boolean
  minimumDays: number
  minimumAge: number
}

/**
 * Validates the form and returns problems by field. An unchanged time was valid when it was booked.
 */
export function amendmentProblems(
  draft: Amendable,
  original: Amendable,
  rules: AmendmentRules,
): AmendmentProblems {
  const problems = timeProblems(draft, original, rules)
  return draft.extras.additionalDriver ? { ...problems, ...driverProblems(draft, rules) } : problems
}

/**
 * The operator's limits apply only to customers; the order of times and the latest date apply to
 * staff as well.
 */
export const bindsStaff = (problem: RentalProblem): boolean =>
  problem === 'drop-off-before-pick-up' || problem === 'too-late'

function timeProblems(draft: Amendable, original: Amendable, rules: AmendmentRules) {
  const problems: AmendmentProblems = {}
  const { from, to } = draft
  if (!isWallClock(from) || !isWallClock(to)) {
    if (!isWallClock(from)) problems.from = missingMoment(from)
    if (!isWallClock(to)) problems.to = missingMoment(to)
    return problems
  }

  const start = from === original.from ? null : pickUpProblem(from, rules)
  const end = dropOffProblem({ from, to }, rules)
  const isKept = to === original.to && end === 'closed-at-that-hour'
  const binds = (problem: RentalProblem) => !rules.isStaff || bindsStaff(problem)
  if (start && binds(start)) problems.from = start
  if (end && !isKept && binds(end)) problems.to = end
  const { days } = rentalSpan(from, to)
  if (!problems.to && !rules.isStaff && !meetsSupplierMinimum(days, rules.minimumDays)) {
    problems.to = 'too-few-days'
  }
  return problems
}

/** Browsers accept a year of two digits as a complete date. */
const missingMoment = (moment: string) =>
  /^\d/.test(moment) && !hasFourDigitYear(moment) ? 'year-digits' : 'empty'

function driverProblems(
  { additionalDriver: driver, from }: Amendable,
  { now, zone, minimumAge }: AmendmentRules,
) {
  const day = isWallClock(from) ? wallClockDate(from) : toCalendarDate(now, zone)
  const problems: AmendmentProblems = {}
  for (const field of ['fullName', 'email', 'phone', 'birthDate'] as const) {
    if (driver[field].trim() === '') problems[field] = 'empty'
  }
  if (isTooLong(driver.fullName, 'fullName')) problems.fullName = 'too-long'
  problems.email ??= emailIssue(driver.email) ?? undefined
  if (!problems.phone && !isPhone(driver.phone)) problems.phone = 'phone'
  problems.birthDate ??= birthDateIssue(driver.birthDate, day, minimumAge) ?? undefined
  return problems
}
