import { dateLocale } from '#domain/service/languages.ts'

/** What a date is written of; French counts the first of a month, which `Intl` does not: « 1er janvier ». */
export function joinDate(
  language: string,
  parts: readonly { type: string; value: string }[],
): string {
  const isFirst = ({ type, value }: { type: string; value: string }) =>
    type === 'day' && value === '1'
  const isFrench = language.startsWith('fr')
  return parts.map((part) => (isFrench && isFirst(part) ? '1er' : part.value)).join('')
}

/** A day as a sentence names it. */
export function longDate(language: string, instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone })
  return joinDate(language, format.formatToParts(instant))
}
