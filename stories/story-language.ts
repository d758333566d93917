import { isLanguage, type Language } from '#i18n/languages.ts'

/** The language of the toolbar. */
export const languageIn = ({ language }: Readonly<Record<string, unknown>>): Language =>
  isLanguage(language) ? language : 'en'
