import { findLanguageByCountry } from '@masar/domain/service/country-language.ts'
import { isLanguage, type Language, LANGUAGES } from '@masar/domain/service/languages.ts'
import { DEFAULT_UNITS } from '@masar/domain/service/operator.ts'
import { isPhoneDevice } from '@masar/domain/service/phone-device.ts'

import { findPreferredLanguage } from '../../http/preferred-language.ts'
import { readPreferences, type RequestPreferences } from '../read-preferences.ts'

/** What a document depends on besides its address and its data. */
export interface PageVariant extends Omit<RequestPreferences, 'language'> {
  language: Language
  isPhone: boolean
}

type Settings = Readonly<Record<string, unknown>>

/**
 * Chooses a document's variant. The language is that of the address (LANG-3), else of the cookie, else of
 * `Accept-Language` or the visitor's country if the operator enables them (LANG-4), else the operator's
 * default.
 */
export async function choosePageVariant(
  request: Request,
  settings: Settings,
  readCountry: () => Promise<string>,
): Promise<PageVariant> {
  const { languages, currencies } = settings
  const offer = {
    languages: Array.isArray(languages) ? languages.filter(isLanguage) : LANGUAGES,
    currencies: Array.isArray(currencies) ? currencies.map(String) : getDefaultCurrencies(settings),
  }
  const chosen = readPreferences(request, offer)
  const find = (language: unknown) => offer.languages.find((one) => one === language)
  const urlLanguage = find(new URL(request.url).searchParams.get('l'))
  return {
    ...chosen,
    language:
      urlLanguage ??
      chosen.language ??
      (await chooseFirstLanguage(request, settings, find, readCountry)),
    isPhone: isPhoneDevice(
      request.headers.get('user-agent') ?? '',
      request.headers.get('sec-ch-ua-mobile'),
    ),
  }
}

const getDefaultCurrencies = ({ baseCurrency = DEFAULT_UNITS.currency }: Settings) =>
  baseCurrency === DEFAULT_UNITS.currency ? ['TND', 'EUR', 'USD'] : [String(baseCurrency)]

/** Chooses the language for a visitor who has not chosen one. */
async function chooseFirstLanguage(
  request: Request,
  settings: Settings,
  find: (language: unknown) => Language | undefined,
  readCountry: () => Promise<string>,
): Promise<Language> {
  const { languages, defaultLanguage, languageFromBrowser, languageFromCountry } = settings
  const offered = Array.isArray(languages) ? languages.filter(isLanguage) : LANGUAGES
  const preferred =
    languageFromBrowser === true ? findPreferredLanguage(request, offered) : undefined
  if (preferred) return preferred
  const country = languageFromCountry === true ? await readCountry() : ''
  return find(findLanguageByCountry(country)) ?? find(defaultLanguage) ?? 'fr'
}
