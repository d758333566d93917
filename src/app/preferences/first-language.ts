import type { Language } from '#i18n/languages.ts'

import type { AppConfig } from '../config.ts'
import { store, stored } from '../storage.ts'
import { readStoredUser } from '../session/stored-user.ts'
import { browserLanguage } from './browser-language.ts'

let arrived: Language | undefined

type Offer = Pick<AppConfig, 'languages'>

/**
 * The language of the first page: `?l=`, the signed-in user's, the last choice, that of the server-rendered
 * document (`ofDocument`, which knows the country), then the browser's language and the visitor's country where
 * enabled, then the default.
 */
export async function firstLanguage(config: AppConfig, ofDocument?: string): Promise<Language> {
  const asked = readAddressLanguage(config)
  arrived = asked
  if (asked) {
    store('masar-language', asked)
    return asked
  }
  const known =
    findOfferedLanguage(config, readStoredUser()?.language) ??
    findOfferedLanguage(config, stored('masar-language'))
  if (known) return known
  const seen = findOfferedLanguage(config, ofDocument)
  if (seen) return seen
  const preferred = config.languageFromBrowser ? browserLanguage(config) : undefined
  if (preferred) return preferred
  if (!config.languageFromCountry) return config.defaultLanguage
  const { countryLanguage } = await import('./country-language.ts')
  return (
    findOfferedLanguage(config, await countryLanguage(config.apiHost)) ?? config.defaultLanguage
  )
}

/** A stored or account language counts only when the operator offers it. */
export const findOfferedLanguage = (
  { languages }: Offer,
  language: unknown,
): Language | undefined => languages.find((one) => one === language)

/**
 * The language of the first address. Pages that normalize their address drop `l` before the session is known,
 * whose account the language is saved to.
 */
export const readInitialLanguage = (): Language | undefined => arrived

/** A choice on the page replaces it. */
export function clearInitialLanguage(): void {
  arrived = undefined
}

/** The language in the address (LANG-3). */
export const readAddressLanguage = (config: Offer) =>
  findOfferedLanguage(config, new URLSearchParams(location.search).get('l'))
