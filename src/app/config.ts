import * as v from 'valibot'

import { chooseCapabilities, chooseFileFolders } from '#api/backends.ts'
import type { Capabilities } from '#api/capabilities.ts'
import type { FileFolders } from '#api/files.ts'
import { findCurrency } from '@masar/domain/money/currencies.ts'
import { type OperatorUnits, DEFAULT_UNITS } from '@masar/domain/service/operator.ts'
import { DEFAULT_MAP, type MapSettings } from '#rental/map/map-settings.ts'

import { RENEWED_HEADER } from '../worker/protocol.ts'
import { configSchema } from './config-schema.ts'

/**
 * The settings that an operator can change without a new build, in `config.json` beside `index.html`. Every
 * setting has a default, so `{}` is a complete configuration.
 */
export type AppConfig = Omit<
  WrittenConfig,
  'currencies' | 'rates' | 'capabilities' | 'files' | 'noFullPaymentFrom' | 'map'
> & {
  currencies: string[]
  rates: { primary: string; fallback?: string | undefined }
  capabilities: Capabilities
  files: FileFolders
  /** The code of the country whose customers cannot pay in full online, or null. */
  noFullPaymentFrom: string | null
  /** Null when the map initially shows the country's bundled region. */
  map: MapSettings | null
}
type WrittenConfig = v.InferOutput<typeof configSchema>

export class ConfigProblem extends Error {}

const DEFAULT_RATE_URLS = { primary: '/rates', fallback: '/rates/fallback' }

const createProblem = (what: string) => new ConfigProblem(`config.json: ${what}`)

/**
 * Fetches and parses `config.json`, without validating it. Throws a `ConfigProblem` when it is missing or not
 * JSON.
 */
export async function loadSettings(): Promise<unknown> {
  const response = await fetch('/config.json', { credentials: 'include' })
  if (!response.ok) throw createProblem(`HTTP ${response.status}`)
  // Reload, because the content security policy of the document may come from earlier settings.
  if (response.headers.get(RENEWED_HEADER.name) === RENEWED_HEADER.value) {
    location.reload()
    await new Promise(() => undefined)
  }
  return response.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? createProblem(error.message) : error
  })
}

/**
 * Validates the operator's settings. Throws a `ConfigProblem` that names the first unknown or invalid setting.
 */
export function parseConfig(written: unknown): AppConfig {
  const { success, output, issues } = v.safeParse(configSchema, written)
  if (!success) throw createProblem(toIssue(issues[0]))
  const first = 'defaultLanguage'
  if (!output.languages.includes(output[first]))
    throw createProblem(`${first}: ${output[first]} is not among languages`)
  const others = output.currencies?.filter((code) => code !== output.baseCurrency) ?? []
  // By default, rates come from our own server, which other backends lack.
  if (output.backend !== 'masar' && !output.rates && others.length > 0)
    throw createProblem(`rates: prices in ${others.join(', ')} need a source of rates`)
  return {
    ...output,
    rates: output.rates ?? DEFAULT_RATE_URLS,
    currencies: output.currencies ?? getDefaultCurrencies(output),
    noFullPaymentFrom: getBarredCountry(output),
    map: output.map ?? (output.country === DEFAULT_UNITS.country ? DEFAULT_MAP : null),
    capabilities: chooseCapabilities(output.backend, {
      ...(hasPaymentKey(output) && { onlinePayments: true }),
      ...output.capabilities,
    }),
    files: chooseFileFolders(output.backend, output.files),
  }
}

/**
 * Returns whether a key allows online payments. A backend that needs such a key truncates amounts to two
 * decimals, so it cannot charge a currency with zero or three.
 */
const hasPaymentKey = ({ paymentKeys, baseCurrency }: WrittenConfig) =>
  Object.values(paymentKeys).some(Boolean) && findCurrency(baseCurrency).decimals === 2

/**
 * Returns the country whose customers cannot pay in full online: the configured one, or the default if the
 * operator is in the default country.
 */
function getBarredCountry({ country, noFullPaymentFrom }: WrittenConfig): string | null {
  if (noFullPaymentFrom) return noFullPaymentFrom === 'none' ? null : noFullPaymentFrom
  return country === DEFAULT_UNITS.country ? DEFAULT_UNITS.noFullPaymentFrom : null
}

/** Returns the settings that domain rules depend on. */
export const toOperatorUnits = (config: AppConfig): OperatorUnits => ({
  currency: config.baseCurrency,
  timeZone: config.timeZone,
  country: config.country,
  noFullPaymentFrom: config.noFullPaymentFrom,
})

/**
 * Returns the default currencies. The default rates convert from the dinar, so an operator with another base
 * currency must set both rates and currencies.
 */
const getDefaultCurrencies = ({ baseCurrency }: WrittenConfig): string[] =>
  baseCurrency === DEFAULT_UNITS.currency ? [baseCurrency, 'EUR', 'USD'] : [baseCurrency]

function toIssue({ path, expected }: v.BaseIssue<unknown>): string {
  if (!path) return 'not an object'
  const [{ key, value }] = path
  const isUnknown = expected === 'never' && path.length === 1
  return `${String(key)}: ${isUnknown ? 'there is no such setting' : `cannot be ${JSON.stringify(value)}`}`
}
