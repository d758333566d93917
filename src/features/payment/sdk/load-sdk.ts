import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import type { ProviderOffer } from '@masar/machines/payment/payment-facts.ts'

import { chooseForm, type PaymentMethod, type ScriptOptions } from '../methods/payment-method.ts'

interface SdkOptions extends ScriptOptions {
  offers: readonly ProviderOffer[]
  provider: PaymentProviderName
  method: PaymentMethod
}

/**
 * Loads the provider's form and third-party script. Rejects when either of them does not load or does not work.
 */
export async function loadSdk(options: SdkOptions, signal: AbortSignal): Promise<void> {
  const { offers, provider, method, capabilities } = options
  const offer = offers.find(({ name }) => name === provider)
  if (!offer) throw new Error(`The backend does not offer ${provider}.`)
  const script = method.loadScript(offer, options, signal)
  const { Form } = chooseForm(method, capabilities)
  await Promise.all([Form.download(), script])
}
