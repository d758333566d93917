import { resolve } from 'node:path'

import { type AccountConfig, readAccountConfig } from './config-accounts.ts'
import { type PaymentConfig, readPaymentConfig } from './config-payments.ts'
import {
  countryCode,
  type Environment,
  flag,
  origins,
  postgresUrl,
  readerOf,
  type SameSite,
  sameSite,
  webAddress,
  wholeNumber,
} from './config-reader.ts'

export type { SameSite } from './config-reader.ts'

export type Config = AccountConfig &
  PaymentConfig & {
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
    /** After how many seconds the desk robot answers for suppliers; 0: people do. */
    deskRobotSeconds: number
    /** Check answers against the contract, too. */
    checkAnswers: boolean
    /** Lets browser tests hold calls and choose their outcome; never in production. */
    gate: boolean
  }

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
  const publicUrl = new URL(read('PUBLIC_URL', `http://localhost:${port}`, webAddress))
  const config: Config = {
    ...readAccountConfig(env, read, mistakes, publicUrl.hostname),
    ...readPaymentConfig(env, read, mistakes),
    port,
    host: env['HOST'] || undefined,
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    databaseUrl: env['DATABASE_URL'] ? read('DATABASE_URL', '', postgresUrl) : undefined,
    appDir: resolve(env['APP_DIR'] || 'dist'),
    publicUrl,
    allowedOrigins: read('ALLOWED_ORIGINS', '', origins),
    cookieSameSite: read('COOKIE_SAME_SITE', 'lax', sameSite),
    trustProxy: read('TRUST_PROXY', 'false', flag),
    countryCode: read('COUNTRY_CODE', 'FR', countryCode),
    countryLookupUrl: env['COUNTRY_LOOKUP_URL'] || undefined,
    seed: read('SEED', 'true', flag),
    rateLimit: read('RATE_LIMIT', 'true', flag),
    checkAnswers: read('CHECK_ANSWERS', isProduction ? 'false' : 'true', flag),
    gate: read('SCENARIO_GATE', 'false', flag),
    deskRobotSeconds: read('DESK_ROBOT_SECONDS', isProduction ? '0' : '20', wholeNumber(0, 86_400)),
  }
  if (config.gate && isProduction)
    mistakes.push('SCENARIO_GATE is for tests and is refused when NODE_ENV is production.')
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return config
}
