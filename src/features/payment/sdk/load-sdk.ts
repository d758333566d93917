import type { Capabilities } from '#api/capabilities.ts'
import type { PaymentProviderName } from '#domain/payment/providers.ts'
import type { ProviderOffer } from '#machines/payment/payment-facts.ts'

import { providerForms } from '../provider-forms.ts'

interface SdkWanted {
  offers: readonly ProviderOffer[]
  provider: PaymentProviderName
  /** That the provider's own words are in. */
  language: string
  capabilities: Capabilities
}

/**
 * Brings what a provider's form needs: the form itself and the provider's script, which is the only
 * thing of a third party that this app ever loads. Rejects when either does not come or work.
 */
export async function loadSdk(wanted: SdkWanted, signal: AbortSignal): Promise<void> {
  const { offers, provider, capabilities } = wanted
  const offer = offers.find(({ name }) => name === provider)
  if (!offer) throw new Error(`Nobody offers to be paid with ${provider}.`)
  const script = SCRIPTS[provider](offer, wanted, signal)
  await Promise.all([providerForms(capabilities)[provider].download(), script])
}

type LoadScript = (
  offer: ProviderOffer,
  wanted: Pick<SdkWanted, 'language' | 'capabilities'>,
  signal: AbortSignal,
) => Promise<void>

const SCRIPTS: Record<PaymentProviderName, LoadScript> = {
  sandbox: () => Promise.resolve(),
  stripe: async (offer, { language }, signal) => {
    const publicKey = requireKey(offer)
    const { loadStripeInTime } = await import('./load-stripe.ts')
    await loadStripeInTime(publicKey, language, signal)
  },
  payPal: async (offer, { capabilities }, signal) => {
    // The buttons that capture an order load their own script.
    if (!capabilities.paymentsForBookings) return
    requireKey(offer)
    const { loadPayPal } = await import('./load-paypal.ts')
    await loadPayPal(offer.isTest, signal)
  },
}

function requireKey({ name, publicKey }: ProviderOffer): string {
  if (!publicKey) throw new Error(`The server has no publishable key for ${name}.`)
  return publicKey
}
