import { resolve } from 'node:path'

import { type OperatorUnits, USUAL_UNITS } from '@masar/domain/service/operator.ts'

import { type AccountConfig, readAccountConfig } from './account-config.ts'
import {
  countryCode,
  countryOrNone,
  currencyCode,
  environment,
  type Environment,
  flag,
  postgresUrl,
  type ServerProfile,
  profile,
  settingReader,
  timeZone,
  wholeNumber,
} from './config-reader.ts'
import { type MonitoringConfig, readMonitoringConfig } from './monitoring-config.ts'
import { type NetworkConfig, readNetworkConfig } from './network-config.ts'
import { type PaymentConfig, readPaymentConfig } from './payment-config.ts'
import { withSecretFiles } from './secret-files.ts'

export type { LogLevel } from './monitoring-config.ts'

export type Config = AccountConfig &
  MonitoringConfig &
  NetworkConfig &
  PaymentConfig & {
    /** Real customers: nothing of the demo data is let in. */
    isProduction: boolean
    dataDir: string
    databaseUrl: string | undefined
    /** Where the built app lies. */
    appDir: string
    /** The currency of all amounts, and the zone of a location that names none. */
    units: OperatorUnits
    /** What GET /api/country-code answers when nothing better is known. */
    countryCode: string
    /** A lookup service for a visitor's country, with {ip} in it; none by default. */
    countryLookupUrl: string | undefined
    /** Make the demo data in a database without one. */
    seed: boolean
    rateLimit: boolean
    /** After how many seconds the demo supplier answers for suppliers; 0: people do. */
    demoSupplierSeconds: number
    /** Check answers against the contract, too. */
    checkAnswers: boolean
    /** Lets browser tests hold calls and choose their outcome; never in production. */
    testControl: boolean
    /** Whose answers the app gets: our own, or those of a BookCars backend; never in production. */
    profile: ServerProfile
    /** What is right and could be said better; told at start. */
    notes: readonly string[]
  }

/** Thrown at start: one sentence an issue, all of them at once. */
export class ConfigError extends Error {
  constructor(issues: readonly string[]) {
    super(`The server cannot start:\n${issues.map((issue) => `  - ${issue}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/** The names that settings had before, which are understood and noted. */
const FORMER_NAMES = {
  DEMO_SUPPLIER_SECONDS: 'DESK_ROBOT_SECONDS',
  TEST_CONTROL: 'SCENARIO_GATE',
} as const

function withNewNames(given: Environment, notes: string[]): Environment {
  const env = Object.create(given) as Environment
  for (const [name, former] of Object.entries(FORMER_NAMES)) {
    const value = given[former]
    if (!value) continue
    notes.push(`${former} is taken for ${name}: write that.`)
    env[name] ||= value
  }
  return env
}

/** The profile changes its tables for good (`older-backend/confirmed-holds.ts`), so it gets a folder of its own. */
const DATA_FOLDERS: Record<ServerProfile, string> = { masar: '.data', bookcars: '.data-bookcars' }

/** The settings of this process, read once. */
export function readConfig(given: Environment): Config {
  const issues: string[] = []
  const notes: string[] = []
  const env = withNewNames(withSecretFiles(given, issues), notes)
  const read = settingReader(env, issues)
  // For all that ask for it below: `Production` is production.
  env['NODE_ENV'] = read('NODE_ENV', 'development', environment)
  const isProduction = env['NODE_ENV'] === 'production'
  const network = readNetworkConfig(env, read, notes)
  const serverProfile = read('PROFILE', 'masar', profile)
  const config: Config = {
    ...network,
    ...readAccountConfig(env, read, issues, network.publicUrl.hostname),
    ...readPaymentConfig(env, read, issues),
    ...readMonitoringConfig(env, read),
    isProduction,
    dataDir: resolve(env['DATA_DIR'] || DATA_FOLDERS[serverProfile]),
    databaseUrl: env['DATABASE_URL'] ? read('DATABASE_URL', '', postgresUrl) : undefined,
    appDir: resolve(env['APP_DIR'] || 'dist'),
    units: {
      currency: read('BASE_CURRENCY', USUAL_UNITS.currency, currencyCode),
      timeZone: read('TIME_ZONE', USUAL_UNITS.timeZone, timeZone),
      country: USUAL_UNITS.country,
      noFullPaymentFrom: read('NO_FULL_PAYMENT_FROM', 'TN', countryOrNone),
    },
    countryCode: read('COUNTRY_CODE', 'FR', countryCode),
    countryLookupUrl: env['COUNTRY_LOOKUP_URL'] || undefined,
    seed: read('SEED', isProduction ? 'false' : 'true', flag),
    rateLimit: read('RATE_LIMIT', 'true', flag),
    checkAnswers: read('CHECK_ANSWERS', isProduction ? 'false' : 'true', flag),
    testControl: read('TEST_CONTROL', 'false', flag),
    profile: serverProfile,
    demoSupplierSeconds: read(
      'DEMO_SUPPLIER_SECONDS',
      isProduction ? '0' : '20',
      wholeNumber(0, 86_400),
    ),
    notes,
  }
  if (isProduction) refuseInProduction(config, issues)
  if (issues.length > 0) throw new ConfigError(issues)
  return config
}

function refuseInProduction({ testControl, profile: answers, seed }: Config, issues: string[]) {
  if (testControl)
    issues.push('TEST_CONTROL is for tests and is refused when NODE_ENV is production.')
  if (answers !== 'masar')
    issues.push('PROFILE is for tests and is refused when NODE_ENV is production.')
  if (seed)
    issues.push(
      'SEED makes accounts with a published password and is refused when NODE_ENV is production.',
    )
}
