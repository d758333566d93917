/** Those that the site is written in (LANG-1), in the order of the menu. */
export const LANGUAGES = ['fr', 'en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** How dates and hours are written: the English of the site is read everywhere, and so are days before months. */
export const dateLocale = (language: string): string => (language === 'en' ? 'en-GB' : language)

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)
