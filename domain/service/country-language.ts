import type { Language } from './languages.ts'

const COUNTRY_LANGUAGES: Record<string, Language> = {
  FR: 'fr',
  MA: 'fr',
  US: 'en',
  GB: 'en',
  AU: 'en',
}

/** The language of a country, by its code, where it has one of ours (LANG-5). */
export const languageByCountry = (code: string): Language | undefined => COUNTRY_LANGUAGES[code]
