import type { Language } from '#i18n/languages.ts'

import type { AppConfig } from '../config.ts'
import { store, stored } from '../storage.ts'
import { readStoredUser } from '../session/stored-user.ts'
import { browserLanguage } from './browser-language.ts'

let arrived: Language | undefined

type Offer = Pick<AppConfig, 'languages'>

/**
 * The language of the first page: `?l=`, then the signed-in user's, then the last choice, then the
 * page that the server has drawn (`ofDocument`), which knows the country, then the browser's language and the
 * visitor's country where the operator wants that, then the configured default.
 */
export async function firstLanguage(config: AppConfig, ofDocument?: string): Promise<Language> {
  const asked = askedLanguage(config)
  arrived = asked
  if (asked) {
    store('masar-language', asked)
    return asked
  }
  const known =
    offered(config, readStoredUser()?.language) ?? offered(config, stored('masar-language'))
  if (known) return known
  const seen = offered(config, ofDocument)
  if (seen) return seen
  const preferred = config.languageFromBrowser ? browserLanguage(config) : undefined
  if (preferred) return preferred
  if (!config.languageFromCountry) return config.defaultLanguage
  const { countryLanguage } = await import('./country-language.ts')
  return offered(config, await countryLanguage(config.apiHost)) ?? config.defaultLanguage
}

/** What was chosen once, elsewhere or by an account counts where the operator offers it. */
export const offered = ({ languages }: Offer, language: unknown): Language | undefined =>
  languages.find((one) => one === language)

/**
 * The language that the first address asked for. Pages that normalize their address drop `l` from
 * it before it is known who is signed in, whose account the language is saved to.
 */
export const arrivedLanguage = (): Language | undefined => arrived

/** What is chosen on the page replaces it. */
export function forgetArrivedLanguage(): void {
  arrived = undefined
}

/** The language that the address asks for (LANG-3). */
export const askedLanguage = (config: Offer) =>
  offered(config, new URLSearchParams(location.search).get('l'))
