import { type CalendarDate, isCalendarDate } from '@masar/domain/rental/calendar.ts'
import { dateLocale } from '@masar/domain/service/languages.ts'

import { isWholeDay, readTypedDay } from '../trip-form/dates/typed-day.ts'

/** Returns the day that was typed, also as eight digits: `24121990`; null for other texts. */
export function readBirthDate(text: string, language: string): CalendarDate | null {
  const typed = text.trim()
  const [, day, month, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(typed) ?? []
  const date = day ? `${day}/${month}/${year}` : typed
  // The text includes a year, so the current day does not matter.
  return isWholeDay(date) ? readTypedDay(date, { language, today: '2000-01-01' }) : null
}

/** The value of the field: a date, or other texts as they were typed. */
export const toBirthDate = (text: string, language: string): string =>
  readBirthDate(text, language) ?? text.trim()

/** A birth date in digits, in the order of the language; other texts as they are. */
export function showBirthDate(value: string, language: string): string {
  if (!isCalendarDate(value)) return value
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(dateLocale(language), parts).format(new Date(value))
}
