import { type CalendarDate, isCalendarDate } from '@masar/domain/rental/calendar.ts'
import { getDateLocale } from '@masar/domain/service/languages.ts'

import { isWholeDay, readTypedDay } from '../trip-form/dates/typed-day.ts'

/** Parses a typed day, which can also be eight digits (`24121990`). Returns null for other text. */
export function readBirthDate(text: string, language: string): CalendarDate | null {
  const typed = text.trim()
  const [, day, month, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(typed) ?? []
  const date = day ? `${day}/${month}/${year}` : typed
  // The text includes a year, so the current day does not matter.
  return isWholeDay(date) ? readTypedDay(date, { language, today: '2000-01-01' }) : null
}

/** Returns the value of the field: a date, or any other text as typed. */
export const toBirthDate = (text: string, language: string): string =>
  readBirthDate(text, language) ?? text.trim()

/** Formats a birth date in digits, in the order of the language. Returns other text unchanged. */
export function formatBirthDate(value: string, language: string): string {
  if (!isCalendarDate(value)) return value
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(getDateLocale(language), parts).format(new Date(value))
}
