import type { Config } from '../config/config.ts'
import type { Database } from '../db/connection/connect.ts'
import { senderName } from '../mail/sender-name.ts'
import type { PaymentProvider } from './provider.ts'
import type { Sandbox } from './sandbox/sandbox.ts'

export type Payments = {
  /** First the one that is used when a payment names none. */
  providers: readonly PaymentProvider[]
  sandbox: Sandbox | null
}

type PaymentSettings = { db: Database; config: Config; now: () => Date }

/** Everybody the operator has named; the SDKs of the others are not even loaded. */
export async function startPayments({ db, config, now }: PaymentSettings): Promise<Payments> {
  const providers: PaymentProvider[] = []
  if (config.stripe) {
    const { stripeProvider } = await import('./stripe/stripe-provider.ts')
    providers.push(stripeProvider(config.stripe))
  }
  if (config.payPal) {
    const { payPalProvider } = await import('./paypal/paypal-provider.ts')
    providers.push(
      payPalProvider({ ...config.payPal, brandName: senderName(config.mailFrom), now }),
    )
  }
  if (!config.sandbox) return { providers, sandbox: null }
  const { createSandbox } = await import('./sandbox/sandbox.ts')
  const sandbox = createSandbox({ db, now, config, settings: config.sandbox })
  return { providers: [...providers, sandbox.provider], sandbox }
}
