import { type Language, LANGUAGES } from '#domain/languages.ts'

export { type Language, LANGUAGES }

/** Each language in its own name, as its speakers look for it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
}

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)
