import { resolve } from 'node:path'

/** Which pages of other sites may send the session's cookie along. */
export type SameSite = 'Lax' | 'Strict' | 'None'

export type Config = {
  port: number
  host: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  /** Where the built app lies. */
  appDir: string
  /** The address customers use; links in mails begin with it, and https makes cookies secure. */
  publicUrl: URL
  /** Other origins whose pages may call the API with cookies. */
  allowedOrigins: readonly string[]
  cookieSameSite: SameSite
  /** Believe x-forwarded-for and x-forwarded-proto. Only behind a proxy that sets them. */
  trustProxy: boolean
  /** What GET /api/country-code answers when nothing better is known. */
  countryCode: string
  /** A lookup service for a visitor's country, with {ip} in it; none by default. */
  countryLookupUrl: string | undefined
  /** Make the demo world in a database without one. */
  seed: boolean
  rateLimit: boolean
  /** Check answers against the contract, too. */
  checkAnswers: boolean
  /** Lets browser tests hold calls and choose their outcome; never in production. */
  gate: boolean
}

type Environment = Record<string, string | undefined>

/** Thrown at start: one sentence a mistake, all of them at once. */
export class ConfigError extends Error {
  constructor(mistakes: readonly string[]) {
    super(`The server cannot start:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/** The settings of this process, read once. */
export function readConfig(env: Environment): Config {
  const mistakes: string[] = []
  const isProduction = env['NODE_ENV'] === 'production'
  const read = readerOf(env, mistakes)
  const port = read('PORT', '3002', wholeNumber(0, 65_535))
  const config: Config = {
    port,
    host: env['HOST'] || undefined,
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    databaseUrl: env['DATABASE_URL'] ? read('DATABASE_URL', '', postgresUrl) : undefined,
    appDir: resolve(env['APP_DIR'] || 'dist'),
    publicUrl: new URL(read('PUBLIC_URL', `http://localhost:${port}`, webAddress)),
    allowedOrigins: read('ALLOWED_ORIGINS', '', origins),
    cookieSameSite: read('COOKIE_SAME_SITE', 'lax', sameSite),
    trustProxy: read('TRUST_PROXY', 'false', flag),
    countryCode: read('COUNTRY_CODE', 'FR', countryCode),
    countryLookupUrl: env['COUNTRY_LOOKUP_URL'] || undefined,
    seed: read('SEED', 'true', flag),
    rateLimit: read('RATE_LIMIT', 'true', flag),
    checkAnswers: read('CHECK_ANSWERS', isProduction ? 'false' : 'true', flag),
    gate: read('SCENARIO_GATE', 'false', flag),
  }
  if (config.gate && isProduction)
    mistakes.push('SCENARIO_GATE is for tests and is refused when NODE_ENV is production.')
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return config
}

type Parse<T> = (text: string) => T | Mistake
class Mistake {
  readonly expected: string
  constructor(expected: string) {
    this.expected = expected
  }
}

function readerOf(env: Environment, mistakes: string[]) {
  return <T>(name: string, fallback: string, parse: Parse<T>): T => {
    const given = env[name] || fallback
    const value = parse(given)
    if (!(value instanceof Mistake)) return value
    mistakes.push(`${name} must be ${value.expected}; it is "${withoutPassword(given)}".`)
    const instead = parse(fallback)
    return instead as T
  }
}

const wholeNumber =
  (from: number, to: number): Parse<number> =>
  (text) =>
    /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to
      ? Number(text)
      : new Mistake(`a whole number from ${from} to ${to}`)

const flag: Parse<boolean> = (text) => {
  if (['1', 'true', 'on', 'yes'].includes(text.toLowerCase())) return true
  if (['0', 'false', 'off', 'no'].includes(text.toLowerCase())) return false
  return new Mistake('true or false')
}

const webAddress: Parse<string> = (text) =>
  /^https?:\/\/[^/]/.test(text) && URL.canParse(text)
    ? text
    : new Mistake('an http or https address')

const postgresUrl: Parse<string> = (text) =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)
    ? text
    : new Mistake('an address like postgres://user@host:5432/name')

const origins: Parse<string[]> = (text) => {
  const given = text.split(',').flatMap((part) => part.trim() || [])
  return given.every((origin) => webAddress(origin) === origin)
    ? given.map((origin) => new URL(origin).origin)
    : new Mistake('http or https origins with commas between them')
}

const sameSite: Parse<SameSite> = (text) =>
  (['Lax', 'Strict', 'None'] as const).find((kind) => kind.toLowerCase() === text.toLowerCase()) ??
  new Mistake('lax, strict or none')

const countryCode: Parse<string> = (text) =>
  /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : new Mistake('a country code of two letters')

/** A refused DATABASE_URL is printed, its password is not. */
const withoutPassword = (text: string) => text.replace(/:[^:@/]*@/, ':***@')
