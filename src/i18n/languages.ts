import type { Language } from '#domain/service/languages.ts'

export {
  dateLocale,
  isLanguage,
  joinDate,
  type Language,
  LANGUAGES,
} from '#domain/service/languages.ts'

/** Each language in its own name, as its speakers look for it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
}
