import { dateLocale } from '#i18n/languages.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats the moments of `parseAsUtc`. Formatters are created on first use and cached: creating one takes a phone
 * several milliseconds.
 */
export function wallClockFormat(
  language: string,
  parts: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(parts)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(dateLocale(language), { timeZone: 'UTC', ...parts })
  formats.set(key, made)
  return made
}
