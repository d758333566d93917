import { getDateLocale, joinDate } from '../service/languages.ts'

/** Formats a day and a time for use in a sentence. */
export function formatLongMoment(language: string, instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat(getDateLocale(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
  return joinDate(language, format.formatToParts(instant))
}

/** Formats a day for use in a sentence. */
export function formatLongDate(language: string, instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat(getDateLocale(language), { dateStyle: 'long', timeZone })
  return joinDate(language, format.formatToParts(instant))
}
