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
 * What an operator can set without a new build: `config.json` beside `index.html` (docs/commands.md). Every value
 * has a default, so `{}` is a complete configuration.
 */
export type AppConfig = Omit<
  WrittenConfig,
  'currencies' | 'rates' | 'capabilities' | 'files' | 'noFullPaymentFrom' | 'map'
> & {
  currencies: string[]
  rates: { primary: string; fallback?: string | undefined }
  capabilities: Capabilities
  files: FileFolders
  /** A country code, or null. */
  noFullPaymentFrom: string | null
  /** Null when the map starts with the packaged area of the country. */
  map: MapSettings | null
}
type WrittenConfig = v.InferOutput<typeof configSchema>

export class ConfigProblem extends Error {}

const USUAL_RATES = { primary: '/rates', fallback: '/rates/fallback' }

const problem = (what: string) => new ConfigProblem(`config.json: ${what}`)

/** Parses the text of `config.json`, for `parseConfig`. Throws a `ConfigProblem` when it is not JSON. */
export async function loadSettings(): Promise<unknown> {
  const response = await fetch('/config.json', { credentials: 'include' })
  if (!response.ok) throw problem(`HTTP ${response.status}`)
  // The content security policy is part of the document, which may have been made with earlier settings.
  if (response.headers.get(RENEWED.name) === RENEWED.value) {
    location.reload()
    await new Promise(() => undefined)
  }
  return response.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? problem(error.message) : error
  })
}

/**
 * Validates the operator's settings and drops unknown names at both levels. Throws a `ConfigProblem` that names
 * the first wrong setting.
 */
export function parseConfig(written: unknown): AppConfig {
  const { success, output, issues } = v.safeParse(configSchema, written)
  if (!success) throw problem(toIssue(issues[0]))
  const first = 'defaultLanguage'
  if (!output.languages.includes(output[first]))
    throw problem(`${first}: ${output[first]} is not among languages`)
  const others = output.currencies?.filter((code) => code !== output.baseCurrency) ?? []
  // The default source of rates is our own server.
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

/** That backend truncates amounts to two decimals, so a currency with three or zero decimals cannot be charged. */
const hasPaymentKey = ({ paymentKeys, baseCurrency }: WrittenConfig) =>
  Object.values(paymentKeys).some(Boolean) && findCurrency(baseCurrency).decimals === 2

/** Applies in the default country, and where another country is set explicitly. */
function barredCountry({ country, noFullPaymentFrom }: WrittenConfig): string | null {
  if (noFullPaymentFrom) return noFullPaymentFrom === 'none' ? null : noFullPaymentFrom
  return country === DEFAULT_UNITS.country ? DEFAULT_UNITS.noFullPaymentFrom : null
}

/** The settings that domain rules depend on. */
export const operatorUnits = (config: AppConfig): OperatorUnits => ({
  currency: config.baseCurrency,
  timeZone: config.timeZone,
  country: config.country,
  noFullPaymentFrom: config.noFullPaymentFrom,
})

/** The default rates are those of the dinar, so an operator with another currency sets both sources. */
const usualCurrencies = ({ baseCurrency }: WrittenConfig): string[] =>
  baseCurrency === DEFAULT_UNITS.currency ? [baseCurrency, 'EUR', 'USD'] : [baseCurrency]

function toIssue({ path, expected }: v.BaseIssue<unknown>): string {
  if (!path) return 'not an object'
  const [{ key, value }] = path
  const isUnknown = expected === 'never' && path.length === 1
  return `${String(key)}: ${isUnknown ? 'there is no such setting' : `cannot be ${JSON.stringify(value)}`}`
}
