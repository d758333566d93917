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

/**
 * The words of a line that offers the page in another language, in that language: its readers may not read the
 * page's own.
 */
export const LANGUAGE_OFFERS: Record<Language, { read: string; close: string }> = {
  fr: { read: 'Lire cette page en français', close: 'Fermer' },
  en: { read: 'Read this page in English', close: 'Close' },
  es: { read: 'Leer esta página en español', close: 'Cerrar' },
}
