import { fetchWithTimeout } from '#api/fetch-with-timeout.ts'
import { languageByCountry } from '@masar/domain/service/country-language.ts'
import type { Language } from '#i18n/languages.ts'

const TIMEOUT_MS = 1_500

/** The language of the visitor's country; times out so that a slow service does not block the page. */
export async function countryLanguage(apiHost: string): Promise<Language | undefined> {
  try {
    const response = await fetchWithTimeout(`${apiHost}/api/country-code`, TIMEOUT_MS)
    return languageByCountry(String(await response.json()))
  } catch {
    return undefined
  }
}
