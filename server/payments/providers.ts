import type { Config } from '../config/config.ts'
import type { Database } from '../db/connection/connect.ts'
import { readSenderName } from '../mail/sender-name.ts'
import type { PaymentProvider } from './provider.ts'
import type { KeyedProviderName } from './settings/all-providers.ts'
import type { Sandbox } from './sandbox/sandbox.ts'

export type Payments = {
  /** The first one is the default. */
  providers: readonly PaymentProvider[]
  sandbox: Sandbox | null
}

type PaymentSettings = { db: Database; config: Config; now: () => Date }

/** Starts each provider that has keys; without keys, not even its SDK is loaded. */
const STARTERS: Record<
  KeyedProviderName,
  (settings: PaymentSettings) => Promise<PaymentProvider | null>
> = {
  stripe: async ({ config: { stripe } }) =>
    stripe && (await import('./stripe/stripe-provider.ts')).createStripeProvider(stripe),
  payPal: async ({ config: { payPal, mailFrom }, now }) =>
    payPal &&
    (await import('./paypal/paypal-provider.ts')).createPayPalProvider({
      ...payPal,
      brandName: readSenderName(mailFrom),
      now,
    }),
}

/** Starts all configured providers. */
export async function startPayments(settings: PaymentSettings): Promise<Payments> {
  const { db, config, now } = settings
  const started = await Promise.all(Object.values(STARTERS).map((start) => start(settings)))
  const providers = started.filter((one) => one !== null)
  if (!config.sandbox) return { providers, sandbox: null }
  const { createSandbox } = await import('./sandbox/sandbox.ts')
  const sandbox = createSandbox({ db, now, config, settings: config.sandbox })
  return { providers: [...providers, sandbox.provider], sandbox }
}
