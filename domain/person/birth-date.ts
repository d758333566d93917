import { type CalendarDate, hasFourDigitYear, isCalendarDate } from '../rental/calendar.ts'
import { isOldEnough } from './ages.ts'

/** An earlier birth date is a typing error. */
const EARLIEST_BIRTH_DATE: CalendarDate = '1900-01-01'

/** `unreadable` is a text that is no date. */
export type BirthDateIssue = 'unreadable' | 'year-digits' | 'birth-year' | 'age'

/**
 * Returns the problem of a birth date, or null. The birth date may be any text, as typed, or a date such as `0099-05-17`.
 * `day` is when the age counts: the pick-up, or today.
 */
export function birthDateIssue(
  birthDate: string,
  day: CalendarDate,
  carMinimumAge?: number | null,
): BirthDateIssue | null {
  if (!/^\d+-\d\d-\d\d$/.test(birthDate)) return 'unreadable'
  if (!hasFourDigitYear(birthDate)) return 'year-digits'
  const isPossible = isCalendarDate(birthDate) && birthDate >= EARLIEST_BIRTH_DATE
  if (!isPossible || birthDate > day) return 'birth-year'
  return isOldEnough(birthDate, day, carMinimumAge) ? null : 'age'
}
