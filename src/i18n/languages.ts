/** Interface languages (specification 1); the order is the order of the menu. */
export const LANGUAGES = ['fr', 'en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language in its own name, as its speakers look for it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
}

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)
