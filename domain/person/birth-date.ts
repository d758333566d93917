import { type CalendarDate, hasFourDigitYear, isCalendarDate } from '../rental/calendar.ts'
import { isOldEnough } from './ages.ts'

/** An earlier birth date is a typing error. */
const EARLIEST_BIRTH_DATE: CalendarDate = '1900-01-01'

/** `unreadable`: the text is not a date. */
export type BirthDateIssue = 'unreadable' | 'year-digits' | 'birth-year' | 'age'

/**
 * Returns the issue with a birth date, or null. The birth date is any typed text, or a date such as
 * `0099-05-17`. `day` is the day on which the age is checked: the pick-up day or today.
 */
export function findBirthDateIssue(
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
