import { languageByCountry } from '#domain/service/country-language.ts'
import type { Language } from '#i18n/languages.ts'

/** The language of the visitor's country; whoever does not answer in time keeps nobody waiting. */
export async function countryLanguage(apiHost: string): Promise<Language | undefined> {
  try {
    const response = await fetch(`${apiHost}/api/country-code`, {
      signal: AbortSignal.timeout(1_500),
    })
    return languageByCountry(String(await response.json()))
  } catch {
    return undefined
  }
}
