import { dateLocale } from '#domain/service/languages.ts'

/** A day as a sentence names it; French counts the first of a month: « le 1er janvier ». */
export function longDate(language: string, instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone })
  const isFrench = language.startsWith('fr')
  return format
    .formatToParts(instant)
    .map(({ type, value }) => (isFrench && type === 'day' && value === '1' ? '1er' : value))
    .join('')
}
