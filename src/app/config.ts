import { isLanguage, LANGUAGES } from '#i18n/languages.ts'
import { USUAL_MAP } from '#ui/map/map-settings.ts'

import {
  type Check,
  isFlag,
  isObject,
  isText,
  listOf,
  objectOf,
  oneOf,
  optional,
  textLike,
  textsBy,
  upTo,
} from './config-checks.ts'
import { isMapSettings } from './config-map.ts'

interface Rates {
  primary: string
  fallback?: string | undefined
}

const areRates = objectOf<Rates>({ primary: isText, fallback: optional(isText) })

const setting = <Value>(fits: Check<Value>, usual: Value) => ({ fits, usual })

/** What a setting may be, and what it is when `config.json` leaves it out (specification 9). */
const SETTINGS = {
  apiHost: setting(textLike(/^(https?:\/\/[^/]+)?$/), ''),
  siteName: setting(textLike(/./), 'Masar'),
  languages: setting(listOf(isLanguage, 1), [...LANGUAGES]),
  defaultLanguage: setting(isLanguage, 'fr'),
  languageFromCountry: setting(isFlag, false),
  currencies: setting(listOf(textLike(/^[A-Z]{3}$/), 1), ['TND', 'EUR', 'USD']),
  rates: setting(areRates, { primary: '/rates', fallback: '/rates/fallback' }),
  hideSuppliers: setting(isFlag, false),
  pagination: setting(oneOf('classic', 'infiniteScroll'), 'classic'),
  infiniteScrollOffset: setting(upTo(10_000), 40),
  pageSize: setting(upTo(100), 30),
  pageOffset: setting(upTo(10_000), 200),
  carsPageSize: setting(upTo(100), 15),
  bookingsPageSize: setting(upTo(100), 20),
  bookingsPageSizeMobile: setting(upTo(100), 10),
  minLocations: setting(upTo(10_000), 4),
  depositThresholds: setting(listOf(upTo(1_000_000)), [250, 500, 750]),
  contactEmail: setting(textLike(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), 'contact@masar.example'),
  map: setting(isMapSettings, USUAL_MAP),
  analytics: setting(textsBy('measurementId', 'script'), {}),
  botCheck: setting(textsBy('siteKey', 'ipLookup'), {}),
  socialSignIn: setting(textsBy('google', 'apple', 'facebook'), {}),
  paymentProviders: setting(listOf(oneOf('sandbox', 'stripe', 'payPal')), []),
}

type Settings = typeof SETTINGS

/**
 * What an operator may set without a new build: `config.json` beside `index.html` (README). Every
 * value has a default, so that `{}` is a whole configuration.
 */
export type Config = { [Name in keyof Settings]: Settings[Name]['usual'] }

export class ConfigProblem extends Error {}

const problem = (what: string) => new ConfigProblem(`config.json: ${what}`)

/** Reads `config.json`. Throws a `ConfigProblem` that names the first wrong setting. */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json', { credentials: 'include' })
  if (!response.ok) throw problem(`HTTP ${response.status}`)
  const written: unknown = await response.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? problem(error.message) : error
  })
  return readConfig(written)
}

/** The settings in what an operator wrote. By hand, because it is on the way to the first view. */
export function readConfig(written: unknown): Config {
  if (!isObject(written)) throw problem('not an object')
  const stranger = Object.keys(written).find((name) => !Object.hasOwn(SETTINGS, name))
  if (stranger) throw problem(`${stranger}: there is no such setting`)
  const values = Object.entries(SETTINGS).map(([name, { fits, usual }]) => {
    const value: unknown = Reflect.get(written, name) ?? usual
    if (fits(value)) return [name, value]
    throw problem(`${name}: cannot be ${JSON.stringify(value)}`)
  })
  const config: Config = Object.fromEntries(values)
  const first = 'defaultLanguage'
  if (config.languages.includes(config[first])) return config
  throw problem(`${first}: ${config[first]} is not among languages`)
}
