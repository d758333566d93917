import { resolve } from 'node:path'

import { type OperatorUnits, DEFAULT_UNITS } from '@masar/domain/service/operator.ts'

import { type AccountConfig, readAccountConfig } from './account-config.ts'
import {
  parseCountryCode,
  parseCountryOrNone,
  parseCurrencyCode,
  parseEnvironment,
  type Environment,
  parseFlag,
  parsePostgresUrl,
  type ServerProfile,
  parseProfile,
  createSettingReader,
  parseTimeZone,
  createNumberParser,
} from './config-reader.ts'
import { type MonitoringConfig, readMonitoringConfig } from './monitoring-config.ts'
import { type OperatorIdentity, readOperatorIdentity } from './operator-identity.ts'
import { type NetworkConfig, readNetworkConfig } from './network-config.ts'
import { type PaymentConfig, readPaymentConfig } from './payment-config.ts'
import { readSecretFiles } from './secret-files.ts'

export type { LogLevel } from './monitoring-config.ts'

export type Config = AccountConfig &
  MonitoringConfig &
  NetworkConfig &
  PaymentConfig & {
    /** Whether customers are real. If so, demo accounts cannot sign in. */
    isProduction: boolean
    dataDir: string
    databaseUrl: string | undefined
    /** The folder of the built app. */
    appDir: string
    /** The currency of all amounts, and the default time zone of locations. */
    units: OperatorUnits
    /** Who issues receipts and invoices; null if none are issued. */
    operator: OperatorIdentity | null
    /** The fallback of GET /api/country-code. */
    countryCode: string
    /** A lookup service for a visitor's country, with {ip} in its URL; none by default. */
    countryLookupUrl: string | undefined
    /** Whether to create the demo data if the database has none. */
    seed: boolean
    rateLimit: boolean
    /** Delay in seconds of the demo supplier's replies; 0 leaves replies to the supplier's staff. */
    demoSupplierSeconds: number
    /** Whether to validate responses against the contract, as requests always are. */
    checkAnswers: boolean
    /** Whether browser tests can pause calls and choose their results; never in production. */
    testControl: boolean
    /** The backend to imitate: our own, or a BookCars backend; never in production. */
    profile: ServerProfile
    /** Warnings about valid settings that should be improved, printed on startup. */
    notes: readonly string[]
  }

/** Thrown on startup, with one sentence for each issue. */
export class ConfigError extends Error {
  constructor(issues: readonly string[]) {
    super(`The server cannot start:\n${issues.map((issue) => `  - ${issue}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/** Former names of settings, which still work and are reported. */
const FORMER_NAMES = {
  DEMO_SUPPLIER_SECONDS: 'DESK_ROBOT_SECONDS',
  TEST_CONTROL: 'SCENARIO_GATE',
} as const

function replaceFormerNames(given: Environment, notes: string[]): Environment {
  const env = Object.create(given) as Environment
  for (const [name, former] of Object.entries(FORMER_NAMES)) {
    const value = given[former]
    if (!value) continue
    notes.push(`${former} is the former name of ${name}: use the new one.`)
    env[name] ||= value
  }
  return env
}

/**
 * The BookCars profile changes its tables permanently (`older-backend/confirmed-holds.ts`), so it has its own
 * folder.
 */
const DATA_FOLDERS: Record<ServerProfile, string> = { masar: '.data', bookcars: '.data-bookcars' }

/** Reads the settings of this process. */
export function readConfig(given: Environment): Config {
  const issues: string[] = []
  const notes: string[] = []
  const env = replaceFormerNames(readSecretFiles(given, issues), notes)
  const read = createSettingReader(env, issues)
  // Parsed first, because other settings depend on it: `Production` means production.
  env['NODE_ENV'] = read('NODE_ENV', 'development', parseEnvironment)
  const isProduction = env['NODE_ENV'] === 'production'
  const network = readNetworkConfig(env, read, notes)
  const serverProfile = read('PROFILE', 'masar', parseProfile)
  const config: Config = {
    ...network,
    ...readAccountConfig(env, read, issues, network.publicUrl.hostname),
    ...readPaymentConfig(env, read, issues),
    ...readMonitoringConfig(env, read),
    isProduction,
    dataDir: resolve(env['DATA_DIR'] || DATA_FOLDERS[serverProfile]),
    databaseUrl: env['DATABASE_URL'] ? read('DATABASE_URL', '', parsePostgresUrl) : undefined,
    appDir: resolve(env['APP_DIR'] || 'dist'),
    units: {
      currency: read('BASE_CURRENCY', DEFAULT_UNITS.currency, parseCurrencyCode),
      timeZone: read('TIME_ZONE', DEFAULT_UNITS.timeZone, parseTimeZone),
      country: DEFAULT_UNITS.country,
      noFullPaymentFrom: read('NO_FULL_PAYMENT_FROM', 'TN', parseCountryOrNone),
    },
    operator: readOperatorIdentity(read, issues, isProduction),
    countryCode: read('COUNTRY_CODE', 'FR', parseCountryCode),
    countryLookupUrl: env['COUNTRY_LOOKUP_URL'] || undefined,
    seed: read('SEED', isProduction ? 'false' : 'true', parseFlag),
    rateLimit: read('RATE_LIMIT', 'true', parseFlag),
    checkAnswers: read('CHECK_ANSWERS', isProduction ? 'false' : 'true', parseFlag),
    testControl: read('TEST_CONTROL', 'false', parseFlag),
    profile: serverProfile,
    demoSupplierSeconds: read(
      'DEMO_SUPPLIER_SECONDS',
      isProduction ? '0' : '20',
      createNumberParser(0, 86_400),
    ),
    notes,
  }
  if (isProduction) checkProductionSettings(config, issues)
  if (issues.length > 0) throw new ConfigError(issues)
  return config
}

function checkProductionSettings(
  { testControl, profile: answers, seed }: Config,
  issues: string[],
) {
  if (testControl)
    issues.push('TEST_CONTROL is for tests and not allowed when NODE_ENV is production.')
  if (answers !== 'masar')
    issues.push('PROFILE is for tests and not allowed when NODE_ENV is production.')
  if (seed)
    issues.push(
      'SEED creates accounts with a public password and is not allowed when NODE_ENV is production.',
    )
}
