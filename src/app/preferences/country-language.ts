import { fetchWithTimeout } from '#api/fetch-with-timeout.ts'
import { findLanguageByCountry } from '@masar/domain/service/country-language.ts'
import type { Language } from '#i18n/languages.ts'

const TIMEOUT_MS = 1_500

/**
 * Fetches the language of the visitor's country. Times out early, so that a slow service does not block the
 * page.
 */
export async function fetchCountryLanguage(apiHost: string): Promise<Language | undefined> {
  try {
    const response = await fetchWithTimeout(`${apiHost}/api/country-code`, TIMEOUT_MS)
    return findLanguageByCountry(String(await response.json()))
  } catch {
    return undefined
  }
}
