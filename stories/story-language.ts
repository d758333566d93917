import { isLanguage, type Language } from '#i18n/languages.ts'

/** Returns the language selected in the toolbar. */
export const readToolbarLanguage = ({ language }: Readonly<Record<string, unknown>>): Language =>
  isLanguage(language) ? language : 'en'
