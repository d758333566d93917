import { dateLocale, joinDate } from '../service/languages.ts'

/** Formats a day and a time for use in a sentence. */
export function longMoment(language: string, instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
  return joinDate(language, format.formatToParts(instant))
}

/** Formats a day for use in a sentence. */
export function longDate(language: string, instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone })
  return joinDate(language, format.formatToParts(instant))
}
