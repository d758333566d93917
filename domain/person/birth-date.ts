import { type CalendarDate, hasFourDigitYear, isCalendarDate } from '../rental/calendar.ts'
import { isOldEnough } from './ages.ts'

/** Nobody who drives was born before. */
export const EARLIEST_BIRTH_DATE: CalendarDate = '1900-01-01'

export type BirthDateIssue = 'year-digits' | 'birth-year' | 'age'

/**
 * What is wrong with a birth date, which date fields let people type as `0099-05-17`; null when nothing is. The age counts on
 * `day`: of the pick-up, or today.
 */
export function birthDateIssue(
  birthDate: CalendarDate,
  day: CalendarDate,
  carMinimumAge?: number | null,
): BirthDateIssue | null {
  if (!hasFourDigitYear(birthDate)) return 'year-digits'
  const isPossible = isCalendarDate(birthDate) && birthDate >= EARLIEST_BIRTH_DATE
  if (!isPossible || birthDate > day) return 'birth-year'
  return isOldEnough(birthDate, day, carMinimumAge) ? null : 'age'
}
