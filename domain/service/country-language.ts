import type { Language } from './languages.ts'

const COUNTRY_LANGUAGES: Record<string, Language> = {
  FR: 'fr',
  MA: 'fr',
  US: 'en',
  GB: 'en',
  AU: 'en',
}

/** Returns the language spoken in a country, by its code, if the site supports it (LANG-5). */
export const findLanguageByCountry = (code: string): Language | undefined => COUNTRY_LANGUAGES[code]
