/** Those that the site is written in (LANG-1), in the order of the menu. */
export const LANGUAGES = ['fr', 'en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)
