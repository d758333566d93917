import { i18n, type Messages } from '@lingui/core'

import type { Language } from './languages.ts'

/** One chunk a language: nobody downloads texts that they do not read. */
const CATALOGS: Record<Language, () => Promise<{ messages: Messages }>> = {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
  es: () => import('./locales/es.po'),
}

/**
 * Brings a language's texts and makes the document speak it. Texts, numbers, dates, `html[lang]`
 * and direction change together, once the texts are here. Rejects when they cannot be fetched.
 */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages } = await CATALOGS[language]()
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
}
