type Check<Value> = (value: unknown) => value is Value

const isText: Check<string> = (value) => typeof value === 'string'
const isFlag: Check<boolean> = (value) => typeof value === 'boolean'
const isCount: Check<number> = (value): value is number =>
  Number.isInteger(value) && Number(value) >= 1
const textLike =
  (pattern: RegExp): Check<string> =>
  (value): value is string =>
    isText(value) && pattern.test(value)
const oneOf =
  <const Choice extends string>(...choices: Choice[]): Check<Choice> =>
  (value): value is Choice =>
    choices.some((choice) => choice === value)
const listOf =
  <Item>(isItem: Check<Item>, least = 0): Check<Item[]> =>
  (value): value is Item[] =>
    Array.isArray(value) && value.length >= least && value.every(isItem)

/** Texts by name; a name that is not known is a mistake, and each may be left out. */
const textsBy =
  <const Name extends string>(...names: Name[]): Check<{ [One in Name]?: string }> =>
  (value): value is { [One in Name]?: string } =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, text]) => oneOf(...names)(name) && isText(text))

interface Rates {
  primary: string
  fallback?: string | undefined
}

const isRates: Check<Rates> = (value): value is Rates =>
  typeof value === 'object' &&
  value !== null &&
  'primary' in value &&
  isText(value.primary) &&
  (!('fallback' in value) || isText(value.fallback))

const setting = <Value>(fits: Check<Value>, usual: Value) => ({ fits, usual })

/** What a setting may be, and what it is when `config.json` leaves it out (specification 9). */
const SETTINGS = {
  apiHost: setting(textLike(/^(https?:\/\/[^/]+)?$/), ''),
  siteName: setting(textLike(/./), 'Masar'),
  defaultLanguage: setting(oneOf('fr', 'en', 'es'), 'fr'),
  languageFromCountry: setting(isFlag, false),
  currencies: setting(listOf(textLike(/^[A-Z]{3}$/), 1), ['TND', 'EUR', 'USD']),
  rates: setting(isRates, { primary: '/rates', fallback: '/rates/fallback' }),
  hideSuppliers: setting(isFlag, false),
  pagination: setting(oneOf('classic', 'infiniteScroll'), 'classic'),
  pageSize: setting(isCount, 30),
  carsPageSize: setting(isCount, 15),
  bookingsPageSize: setting(isCount, 20),
  bookingsPageSizeMobile: setting(isCount, 10),
  minLocations: setting(isCount, 4),
  depositThresholds: setting(listOf(isCount), [250, 500, 750]),
  contactEmail: setting(textLike(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), 'contact@masar.example'),
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

/** Reads `config.json`. Throws a `ConfigProblem` that names the first wrong setting. */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json', { credentials: 'include' })
  if (!response.ok) throw new ConfigProblem(`config.json: HTTP ${response.status}`)
  return readConfig(await response.json())
}

/** The settings in what an operator wrote. By hand, because it is on the way to the first view. */
export function readConfig(written: unknown): Config {
  if (typeof written !== 'object' || written === null) {
    throw new ConfigProblem('config.json: not an object')
  }
  const values = Object.entries(SETTINGS).map(([name, { fits, usual }]) => {
    const value: unknown = Reflect.get(written, name) ?? usual
    if (fits(value)) return [name, value]
    throw new ConfigProblem(`config.json: ${name}: cannot be ${JSON.stringify(value)}`)
  })
  return Object.fromEntries(values)
}
