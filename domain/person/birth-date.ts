import { type CalendarDate, hasFourDigitYear, isCalendarDate } from '../rental/calendar.ts'
import { isOldEnough } from './ages.ts'

/** An earlier birth date is a typing error. */
export const EARLIEST_BIRTH_DATE: CalendarDate = '1900-01-01'

export type BirthDateIssue = 'year-digits' | 'birth-year' | 'age'

/**
 * Returns the problem of a birth date, or null. Date fields accept `0099-05-17`, so the year is
 * checked. `day` is when the age counts: pick-up, or today.
 */
export function birthDateIssue(
  birthDate: string,
  day: CalendarDate,
  carMinimumAge?: number | null,
): BirthDateIssue | null {
  if (!hasFourDigitYear(birthDate)) return 'year-digits'
  const isPossible = isCalendarDate(birthDate) && birthDate >= EARLIEST_BIRTH_DATE
  if (!isPossible || birthDate > day) return 'birth-year'
  return isOldEnough(birthDate, day, carMinimumAge) ? null : 'age'
}
