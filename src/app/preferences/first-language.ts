import type { Language } from '#i18n/languages.ts'

import type { AppConfig } from '../config.ts'
import { storeValue, readStoredValue } from '../storage.ts'
import { readStoredUser } from '../session/stored-user.ts'
import { getBrowserLanguage } from './browser-language.ts'

let arrived: Language | undefined

type OfferedLanguages = Pick<AppConfig, 'languages'>

/**
 * Chooses the language of the first page, from the first source that has one: `?l=`, the signed-in user, the
 * last choice, the server-rendered document (`ofDocument`, which depends on the visitor's country), the browser
 * and the country where enabled, and the default.
 */
export async function findFirstLanguage(config: AppConfig, ofDocument?: string): Promise<Language> {
  const urlLanguage = readAddressLanguage(config)
  arrived = urlLanguage
  if (urlLanguage) {
    storeValue('masar-language', urlLanguage)
    return urlLanguage
  }
  const known =
    findOfferedLanguage(config, readStoredUser()?.language) ??
    findOfferedLanguage(config, readStoredValue('masar-language'))
  if (known) return known
  const seen = findOfferedLanguage(config, ofDocument)
  if (seen) return seen
  const preferred = config.languageFromBrowser ? getBrowserLanguage(config) : undefined
  if (preferred) return preferred
  if (!config.languageFromCountry) return config.defaultLanguage
  const { fetchCountryLanguage: countryLanguage } = await import('./country-language.ts')
  return (
    findOfferedLanguage(config, await countryLanguage(config.apiHost)) ?? config.defaultLanguage
  )
}

/** Returns the language if the operator offers it. */
export const findOfferedLanguage = (
  { languages }: OfferedLanguages,
  language: unknown,
): Language | undefined => languages.find((one) => one === language)

/**
 * Returns the language of the first URL, so that it can be saved to the account: pages that normalize their URL
 * drop `l` before the session is known.
 */
export const readInitialLanguage = (): Language | undefined => arrived

/** Call when the visitor chooses a language, which then replaces the language of the first URL. */
export function clearInitialLanguage(): void {
  arrived = undefined
}

/** Returns the language in the URL (LANG-3). */
export const readAddressLanguage = (config: OfferedLanguages) =>
  findOfferedLanguage(config, new URLSearchParams(location.search).get('l'))
