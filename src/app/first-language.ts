import { isLanguage, type Language } from '#i18n/languages.ts'

import type { Config } from './config.ts'
import { store, stored } from './storage.ts'
import { readStoredUser } from './stored-user.ts'

/** The country's language where it has one of ours (specification 9, language from IP). */
const COUNTRY_LANGUAGES: Record<string, Language> = {
  FR: 'fr',
  MA: 'fr',
  US: 'en',
  GB: 'en',
  AU: 'en',
}

/**
 * The language of the first page: `?l=`, then the signed-in user's, then the last choice, then the
 * visitor's country when the operator wants that, then the configured default.
 */
export async function firstLanguage(config: Config): Promise<Language> {
  const asked = askedLanguage()
  if (asked) {
    store('masar-language', asked)
    return asked
  }
  const known = readStoredUser()?.language ?? stored('masar-language')
  if (isLanguage(known)) return known
  if (!config.languageFromCountry) return config.defaultLanguage
  return (await countryLanguage(config.apiHost)) ?? config.defaultLanguage
}

/** The language that the address asks for (specification 1, query parameter `l`). */
export function askedLanguage(): Language | null {
  const asked = new URLSearchParams(location.search).get('l')
  return isLanguage(asked) ? asked : null
}

async function countryLanguage(apiHost: string): Promise<Language | undefined> {
  try {
    const response = await fetch(`${apiHost}/api/country-code`, {
      signal: AbortSignal.timeout(1_500),
    })
    return COUNTRY_LANGUAGES[String(await response.json())]
  } catch {
    return undefined
  }
}
