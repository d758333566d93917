import type { Language } from './languages.ts'

const COUNTRY_LANGUAGES: Record<string, Language> = {
  FR: 'fr',
  MA: 'fr',
  US: 'en',
  GB: 'en',
  AU: 'en',
}

/** Returns the language of a country code, if the site has it (LANG-5). */
export const languageByCountry = (code: string): Language | undefined => COUNTRY_LANGUAGES[code]
