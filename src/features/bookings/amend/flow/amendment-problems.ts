import { findBirthDateIssue, type BirthDateIssue } from '@masar/domain/person/birth-date.ts'
import { findEmailIssue, type EmailIssue } from '@masar/domain/person/email.ts'
import { isPhone } from '@masar/domain/person/phone.ts'
import type { Driver } from '@masar/domain/person/driver.ts'
import { isTooLong } from '@masar/domain/service/lengths.ts'
import {
  getWallClockDate,
  isWallClock,
  makeRentalSpan,
  toCalendarDate,
} from '@masar/domain/rental/rental-clock.ts'
import {
  findDropOffProblem,
  meetsSupplierMinimum,
  findPickUpProblem,
  type RentalProblem,
  type RentalRules,
} from '@masar/domain/rental/rental-rules.ts'
import { hasFourDigitYear } from '@masar/domain/rental/calendar.ts'
import type { AmendableFields } from '@masar/machines/amendment/amendment-facts.ts'

export type AmendmentField = 'from' | 'to' | keyof Driver
export type AmendmentProblem =
  | RentalProblem
  | EmailIssue
  | 'empty'
  | 'too-few-days'
  | 'phone'
  | BirthDateIssue
export type AmendmentProblems = Partial<Record<AmendmentField, AmendmentProblem>>

export const AMENDMENT_FIELDS = ['from', 'to', 'fullName', 'email', 'phone', 'birthDate'] as const

/** The limits that an amendment is validated against. */
export interface AmendmentRules extends RentalRules {
  /**
   * Whether the user is staff, who may ignore lead time, opening hours and minimum rental
   * (`isBindingForStaff`).
   */
  isStaff: boolean
  minimumDays: number
  minimumAge: number
}

/**
 * Validates the form and returns its problems by field. Accepts unchanged times even if they are now too soon
 * or outside opening hours, because they were valid when booked.
 */
export function findAmendmentProblems(
  draft: AmendableFields,
  original: AmendableFields,
  rules: AmendmentRules,
): AmendmentProblems {
  const problems = findTimeProblems(draft, original, rules)
  return draft.extras.additionalDriver
    ? { ...problems, ...findAdditionalDriverProblems(draft, rules) }
    : problems
}

/**
 * Whether a rule also applies to staff. The order of the times and the latest date apply to staff; the
 * operator's limits do not.
 */
export const isBindingForStaff = (problem: RentalProblem): boolean =>
  problem === 'drop-off-before-pick-up' || problem === 'too-late'

function findTimeProblems(
  draft: AmendableFields,
  original: AmendableFields,
  rules: AmendmentRules,
) {
  const problems: AmendmentProblems = {}
  const { from, to } = draft
  if (!isWallClock(from) || !isWallClock(to)) {
    if (!isWallClock(from)) problems.from = findTimeProblem(from)
    if (!isWallClock(to)) problems.to = findTimeProblem(to)
    return problems
  }

  const start = from === original.from ? null : findPickUpProblem(from, rules)
  const end = findDropOffProblem({ from, to }, rules)
  const isKept = to === original.to && end === 'closed-at-that-hour'
  const binds = (problem: RentalProblem) => !rules.isStaff || isBindingForStaff(problem)
  if (start && binds(start)) problems.from = start
  if (end && !isKept && binds(end)) problems.to = end
  const { days } = makeRentalSpan(from, to)
  if (!problems.to && !rules.isStaff && !meetsSupplierMinimum(days, rules.minimumDays)) {
    problems.to = 'too-few-days'
  }
  return problems
}

/**
 * Returns why a date and time are incomplete. Browsers accept a year without four digits as a complete date.
 */
const findTimeProblem = (time: string) =>
  /^\d/.test(time) && !hasFourDigitYear(time) ? 'year-digits' : 'empty'

function findAdditionalDriverProblems(
  { additionalDriver: driver, from }: AmendableFields,
  { now, zone, minimumAge }: AmendmentRules,
) {
  const day = isWallClock(from) ? getWallClockDate(from) : toCalendarDate(now, zone)
  const problems: AmendmentProblems = {}
  for (const field of ['fullName', 'email', 'phone', 'birthDate'] as const) {
    if (driver[field].trim() === '') problems[field] = 'empty'
  }
  if (isTooLong(driver.fullName, 'fullName')) problems.fullName = 'too-long'
  problems.email ??= findEmailIssue(driver.email) ?? undefined
  if (!problems.phone && !isPhone(driver.phone)) problems.phone = 'phone'
  problems.birthDate ??= findBirthDateIssue(driver.birthDate, day, minimumAge) ?? undefined
  return problems
}
