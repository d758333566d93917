import { SUPPORTED_CURRENCIES } from '@masar/domain/money/currencies.ts'
import { isTimeZone } from '@masar/domain/rental/rental-clock.ts'

/** Which requests from other sites may include the session cookie. */
export type SameSite = 'Lax' | 'Strict' | 'None'

export type Environment = Record<string, string | undefined>

export type SettingParser<T> = (text: string) => T | SettingIssue

export class SettingIssue {
  readonly expected: string
  constructor(expected: string) {
    this.expected = expected
  }
}

export type SettingReader = ReturnType<typeof createSettingReader>

export function createSettingReader(env: Environment, issues: string[]) {
  return <T>(name: string, fallback: string, parse: SettingParser<T>): T => {
    const given = env[name] || fallback
    const value = parse(given)
    if (!(value instanceof SettingIssue)) return value
    const givenValue = SECRET_SETTING_PATTERN.test(name) ? '' : `; it is "${maskPassword(given)}"`
    issues.push(`${name} must be ${value.expected}${givenValue}.`)
    const fallbackValue = parse(fallback)
    return fallbackValue as T
  }
}

/** Helpers for reading the settings of one part of the configuration. */
export type SettingTools = {
  env: Environment
  read: SettingReader
  issues: string[]
  /**
   * Reads settings that must be set together; null if none is set. Missing ones are reported by name, and no
   * value is printed.
   */
  readTogether: (...names: string[]) => string[] | null
}

export const createSettingTools = (
  env: Environment,
  read: SettingReader,
  issues: string[],
): SettingTools => ({
  env,
  read,
  issues,
  readTogether(...names) {
    const values = names.flatMap((name) => env[name] || [])
    if (values.length === names.length) return values
    if (values.length > 0) issues.push(`${names.join(', ')} must be set together.`)
    return null
  },
})

export const createNumberParser =
  (from: number, to: number): SettingParser<number> =>
  (text) =>
    /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to
      ? Number(text)
      : new SettingIssue(`a whole number from ${from} to ${to}`)

export const parseFlag: SettingParser<boolean> = (text) => {
  if (['1', 'true', 'on', 'yes'].includes(text.toLowerCase())) return true
  if (['0', 'false', 'off', 'no'].includes(text.toLowerCase())) return false
  return new SettingIssue('true or false')
}

export const createChoiceParser =
  <const Choice extends string>(...choices: Choice[]): SettingParser<Choice> =>
  (text) =>
    choices.find((one) => one === text.toLowerCase()) ??
    new SettingIssue(`${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`)

export const parseWebAddress: SettingParser<string> = (text) =>
  /^https?:\/\/[^/]/.test(text) && URL.canParse(text)
    ? text
    : new SettingIssue('an http or https address')

/** Allows no path, because all pages, files and calls of the app are served from `/`. */
export const parseSiteAddress: SettingParser<string> = (text) =>
  parseWebAddress(text) === text && new URL(text).href === `${new URL(text).origin}/`
    ? text
    : new SettingIssue('an http or https address without a path (docs/hosting.md, "Under a path")')

export const parsePostgresUrl: SettingParser<string> = (text) =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)
    ? text
    : new SettingIssue('an address like postgres://user@host:5432/name')

export const parseOrigins: SettingParser<string[]> = (text) => {
  const given = text.split(',').flatMap((part) => part.trim() || [])
  return given.every((origin) => parseWebAddress(origin) === origin)
    ? given.map((origin) => new URL(origin).origin)
    : new SettingIssue('http or https origins, separated by commas')
}

export const parseHostNames: SettingParser<string[]> = (text) => {
  const given = text.split(',').flatMap((part) => part.trim().toLowerCase() || [])
  return given.every((name) => /^([a-z\d.-]+|\[[\da-f:.]+\])$/.test(name))
    ? given
    : new SettingIssue('host names without ports, separated by commas')
}

export const parseSameSite: SettingParser<SameSite> = (text) =>
  (['Lax', 'Strict', 'None'] as const).find((kind) => kind.toLowerCase() === text.toLowerCase()) ??
  new SettingIssue('lax, strict or none')

/**
 * Unset means development. Other values are rejected: a misspelled `production` would open the demo accounts to
 * customers.
 */
export const parseEnvironment = createChoiceParser('production', 'development', 'test')

export type ServerProfile = 'masar' | 'bookcars'

export const parseProfile: SettingParser<ServerProfile> = createChoiceParser('masar', 'bookcars')

export const parseCountryCode: SettingParser<string> = (text) =>
  /^[A-Za-z]{2}$/.test(text)
    ? text.toUpperCase()
    : new SettingIssue('a country code of two letters')

export const parseCountryOrNone: SettingParser<string | null> = (text) =>
  text.toLowerCase() === 'none' ? null : parseCountryCode(text)

export const parseCurrencyCode: SettingParser<string> = (text) =>
  SUPPORTED_CURRENCIES.includes(text) ? text : new SettingIssue('a currency code like EUR')

export const parseTimeZone: SettingParser<string> = (text) =>
  isTimeZone(text) ? text : new SettingIssue('a time zone like Africa/Tunis')

/** Settings whose entire value is secret. */
const SECRET_SETTING_PATTERN = /_KEYS$/

/** An invalid DATABASE_URL is printed without its password. */
const maskPassword = (text: string) => text.replace(/:[^:@/]*@/, ':***@')
