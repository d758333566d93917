import { resolve } from 'node:path'

import { type OperatorUnits, DEFAULT_UNITS } from '@masar/domain/service/operator.ts'

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
  createSettingReader,
  timeZone,
  wholeNumber,
} from './config-reader.ts'
import { type MonitoringConfig, readMonitoringConfig } from './monitoring-config.ts'
import { type OperatorIdentity, readOperatorIdentity } from './operator-identity.ts'
import { type NetworkConfig, readNetworkConfig } from './network-config.ts'
import { type PaymentConfig, readPaymentConfig } from './payment-config.ts'
import { withSecretFiles } from './secret-files.ts'

export type { LogLevel } from './monitoring-config.ts'

export type Config = AccountConfig &
  MonitoringConfig &
  NetworkConfig &
  PaymentConfig & {
    /** Whether customers are real; demo data is then locked out. */
    isProduction: boolean
    dataDir: string
    databaseUrl: string | undefined
    /** The folder of the built app. */
    appDir: string
    /** The currency of all amounts, and the time zone of locations without one. */
    units: OperatorUnits
    /** Who issues receipts and invoices; null if none are issued. */
    operator: OperatorIdentity | null
    /** The fallback of GET /api/country-code. */
    countryCode: string
    /** A lookup service for a visitor's country, with {ip} in its URL; none by default. */
    countryLookupUrl: string | undefined
    /** Creates the demo data in a database without it. */
    seed: boolean
    rateLimit: boolean
    /** Delay in seconds of the demo supplier's replies; 0 leaves replies to the supplier's staff. */
    demoSupplierSeconds: number
    /** Also validates responses against the contract. */
    checkAnswers: boolean
    /** Lets browser tests pause calls and choose their results; never in production. */
    testControl: boolean
    /** The backend to imitate: our own, or a BookCars backend; never in production. */
    profile: ServerProfile
    /** Warnings about valid but improvable settings, printed on startup. */
    notes: readonly string[]
  }

/** Thrown on startup with one sentence for each issue. */
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

function withNewNames(given: Environment, notes: string[]): Environment {
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
  const env = withNewNames(withSecretFiles(given, issues), notes)
  const read = createSettingReader(env, issues)
  // Normalized for all settings below: `Production` means production.
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
      currency: read('BASE_CURRENCY', DEFAULT_UNITS.currency, currencyCode),
      timeZone: read('TIME_ZONE', DEFAULT_UNITS.timeZone, timeZone),
      country: DEFAULT_UNITS.country,
      noFullPaymentFrom: read('NO_FULL_PAYMENT_FROM', 'TN', countryOrNone),
    },
    operator: readOperatorIdentity(read, issues, isProduction),
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
    issues.push('TEST_CONTROL is for tests and not allowed when NODE_ENV is production.')
  if (answers !== 'masar')
    issues.push('PROFILE is for tests and not allowed when NODE_ENV is production.')
  if (seed)
    issues.push(
      'SEED creates accounts with a public password and is not allowed when NODE_ENV is production.',
    )
}
