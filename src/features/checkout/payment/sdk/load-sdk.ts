import { i18n } from '@lingui/core'

import type { ProviderOffer } from '#machines/payment/payment-facts.ts'
import type { SdkScript } from '#machines/payment-sdk/sdk-script.ts'

import { PROVIDER_FORMS } from '../provider-forms.ts'

/**
 * Brings what a provider's form needs: the form itself and the provider's script, which is the only
 * thing of a third party that this app ever loads. Rejects when either does not come or work.
 */
export async function loadSdk(
  offers: readonly ProviderOffer[],
  { provider }: SdkScript,
  signal: AbortSignal,
): Promise<void> {
  const offer = offers.find(({ name }) => name === provider)
  if (!offer) throw new Error(`Nobody offers to be paid with ${provider}.`)
  await Promise.all([PROVIDER_FORMS[provider].download(), loadScript(offer, signal)])
}

async function loadScript({ name, publicKey, isTest }: ProviderOffer, signal: AbortSignal) {
  if (name === 'sandbox') return
  if (!publicKey) throw new Error(`The server has no publishable key for ${name}.`)
  if (name === 'payPal') {
    const { loadPayPal } = await import('./load-paypal.ts')
    await loadPayPal(isTest, signal)
    return
  }
  const { loadStripeInTime } = await import('./load-stripe.ts')
  await loadStripeInTime(publicKey, i18n.locale, signal)
}
