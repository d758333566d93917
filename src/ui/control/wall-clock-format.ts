import { dateLocale } from '#i18n/languages.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Writes the moments of `asUtc`. Each is made when it is first asked for and kept: making one takes a phone some milliseconds. */
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
