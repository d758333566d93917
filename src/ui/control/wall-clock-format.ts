import { dateLocale } from '#i18n/languages.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns a formatter for moments from `parseAsUtc`. Formatters are created on first use and cached, because
 * creating one takes several milliseconds on a phone.
 */
export function getWallClockFormat(
  language: string,
  parts: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(parts)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(dateLocale(language), { timeZone: 'UTC', ...parts })
  formatters.set(key, made)
  return made
}
