import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

import type { SettingTools } from '../../config/config-reader.ts'
import type { CspSources } from '../../http/csp-sources.ts'
import { payPalSettings } from '../paypal/paypal-settings.ts'
import { sandboxSettings } from '../sandbox/sandbox-settings.ts'
import { stripeSettings } from '../stripe/stripe-settings.ts'
import type { KeyedProvider, ProviderDescription } from './provider-settings.ts'

export type KeyedProviderName = Exclude<PaymentProviderName, 'sandbox'>

const KEYED_PROVIDERS = {
  stripe: stripeSettings,
  payPal: payPalSettings,
} satisfies Record<KeyedProviderName, KeyedProvider>

/** The descriptions of all providers, in the order of the operator's documentation. */
export const PROVIDER_DESCRIPTIONS: Record<PaymentProviderName, ProviderDescription> = {
  ...KEYED_PROVIDERS,
  sandbox: sandboxSettings,
}

export type KeyedConfigs = {
  [Name in KeyedProviderName]: ReturnType<(typeof KEYED_PROVIDERS)[Name]['readKeys']>
}

/** Reads the keys of each provider; null for a provider without keys. */
export function readProviderKeys(tools: SettingTools): KeyedConfigs {
  const keys = Object.entries(KEYED_PROVIDERS).map(([name, one]) => [name, one.readKeys(tools)])
  return Object.fromEntries(keys) as KeyedConfigs
}

export const getPaymentCspSources = (names: readonly PaymentProviderName[]): CspSources[] =>
  names.map((name) => PROVIDER_DESCRIPTIONS[name].csp)
