import * as v from 'valibot'

import { chooseCapabilities, chooseFiles } from '#api/backends.ts'
import type { Capabilities } from '#api/capabilities.ts'
import type { FileFolders } from '#api/files.ts'
import { findCurrency } from '@masar/domain/money/currencies.ts'
import { type OperatorUnits, DEFAULT_UNITS } from '@masar/domain/service/operator.ts'
import { DEFAULT_MAP, type MapSettings } from '#rental/map/map-settings.ts'

import { RENEWED } from '../worker/protocol.ts'
import { configSchema } from './config-schema.ts'

/**
 * What an operator may set without a new build: `config.json` beside `index.html` (docs/commands.md). Every
 * value has a default, so that `{}` is a whole configuration.
 */
export type AppConfig = Omit<
  WrittenConfig,
  'currencies' | 'rates' | 'capabilities' | 'files' | 'noFullPaymentFrom' | 'map'
> & {
  currencies: string[]
  rates: { primary: string; fallback?: string | undefined }
  capabilities: Capabilities
  files: FileFolders
  /** A country, or nowhere. */
  noFullPaymentFrom: string | null
  /** Null where a map begins with the land that was packaged for the country. */
  map: MapSettings | null
}
type WrittenConfig = v.InferOutput<typeof configSchema>

export class ConfigProblem extends Error {}

const USUAL_RATES = { primary: '/rates', fallback: '/rates/fallback' }

const problem = (what: string) => new ConfigProblem(`config.json: ${what}`)

/** What stands in `config.json`, for `parseConfig`. Throws a `ConfigProblem` where that is no JSON. */
export async function loadSettings(): Promise<unknown> {
  const response = await fetch('/config.json', { credentials: 'include' })
  if (!response.ok) throw problem(`HTTP ${response.status}`)
  // What the page may call stands in its document, which is one of former settings.
  if (response.headers.get(RENEWED.name) === RENEWED.value) {
    location.reload()
    await new Promise(() => undefined)
  }
  return response.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? problem(error.message) : error
  })
}

/**
 * The settings in what an operator wrote, at both depths without a name that there is not. Throws a
 * `ConfigProblem` that names the first wrong one.
 */
export function parseConfig(written: unknown): AppConfig {
  const { success, output, issues } = v.safeParse(configSchema, written)
  if (!success) throw problem(toIssue(issues[0]))
  const first = 'defaultLanguage'
  if (!output.languages.includes(output[first]))
    throw problem(`${first}: ${output[first]} is not among languages`)
  const others = output.currencies?.filter((code) => code !== output.baseCurrency) ?? []
  // The usual source of rates is our own server's.
  if (output.backend !== 'masar' && !output.rates && others.length > 0)
    throw problem(`rates: prices in ${others.join(', ')} need a source of rates`)
  return {
    ...output,
    rates: output.rates ?? USUAL_RATES,
    currencies: output.currencies ?? usualCurrencies(output),
    noFullPaymentFrom: barredCountry(output),
    map: output.map ?? (output.country === DEFAULT_UNITS.country ? DEFAULT_MAP : null),
    capabilities: chooseCapabilities(output.backend, {
      ...(hasPaymentKey(output) && { onlinePayments: true }),
      ...output.capabilities,
    }),
    files: chooseFiles(output.backend, output.files),
  }
}

/** Amounts are cut at the second decimal there, so that a currency with three or none cannot be charged. */
const hasPaymentKey = ({ paymentKeys, baseCurrency }: WrittenConfig) =>
  Object.values(paymentKeys).some(Boolean) && findCurrency(baseCurrency).decimals === 2

/** A rule of the usual country, and of whoever names another. */
function barredCountry({ country, noFullPaymentFrom }: WrittenConfig): string | null {
  if (noFullPaymentFrom) return noFullPaymentFrom === 'none' ? null : noFullPaymentFrom
  return country === DEFAULT_UNITS.country ? DEFAULT_UNITS.noFullPaymentFrom : null
}

/** What the rules of the trade have to know of the settings. */
export const operatorUnits = (config: AppConfig): OperatorUnits => ({
  currency: config.baseCurrency,
  timeZone: config.timeZone,
  country: config.country,
  noFullPaymentFrom: config.noFullPaymentFrom,
})

/** The rates that come with our server are those of the dinar: an operator of another currency names both. */
const usualCurrencies = ({ baseCurrency }: WrittenConfig): string[] =>
  baseCurrency === DEFAULT_UNITS.currency ? [baseCurrency, 'EUR', 'USD'] : [baseCurrency]

function toIssue({ path, expected }: v.BaseIssue<unknown>): string {
  if (!path) return 'not an object'
  const [{ key, value }] = path
  const isUnknown = expected === 'never' && path.length === 1
  return `${String(key)}: ${isUnknown ? 'there is no such setting' : `cannot be ${JSON.stringify(value)}`}`
}
