import { dateLocale, joinDate } from '../service/languages.ts'

/** A day as a sentence names it. */
export function longDate(language: string, instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone })
  return joinDate(language, format.formatToParts(instant))
}
