import type { Language } from '#i18n/languages.ts'

/** The country's language where it has one of ours (LANG-5). */
const COUNTRY_LANGUAGES: Record<string, Language> = {
  FR: 'fr',
  MA: 'fr',
  US: 'en',
  GB: 'en',
  AU: 'en',
}

/** The language of the visitor's country; whoever does not answer in time keeps nobody waiting. */
export async function countryLanguage(apiHost: string): Promise<Language | undefined> {
  try {
    const response = await fetch(`${apiHost}/api/country-code`, {
      signal: AbortSignal.timeout(1_500),
    })
    return COUNTRY_LANGUAGES[String(await response.json())]
  } catch {
    return undefined
  }
}
