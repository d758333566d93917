/** The languages of the site (LANG-1), in menu order. */
export const LANGUAGES = ['fr', 'en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

export const mapLanguages = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >

/**
 * Returns the locale for dates and times. The English site has readers from many countries, so days precede
 * months.
 */
export const getDateLocale = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** Returns the language with its most likely region, as other services expect: `fr_FR`, `en_US`. */
export function toRegionLocale(language: string): string {
  const locale = new Intl.Locale(language).maximize()
  return `${locale.language}_${locale.region}`
}

/**
 * Joins the parts of a date. French requires an ordinal for the first of a month (« 1er janvier »), which
 * `Intl` does not produce. In Spanish ranges `Intl` ignores the two-digit option and formats the hour as 9:00.
 */
export function joinDate(
  language: string,
  parts: readonly { type: string; value: string }[],
): string {
  const isFrench = language.startsWith('fr')
  return parts
    .map(({ type, value }) => {
      if (type === 'hour') return value.padStart(2, '0')
      return isFrench && type === 'day' && value === '1' ? '1er' : value
    })
    .join('')
}

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)
