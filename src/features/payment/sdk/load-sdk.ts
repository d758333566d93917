import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import type { ProviderOffer } from '@masar/machines/payment/payment-facts.ts'

import { chooseForm, type PaymentMethod, type ScriptWanted } from '../methods/payment-method.ts'

interface SdkWanted extends ScriptWanted {
  offers: readonly ProviderOffer[]
  provider: PaymentProviderName
  method: PaymentMethod
}

/**
 * Loads what a provider's form needs: the form itself and the provider's third-party script. Rejects when
 * either of them does not load or does not work.
 */
export async function loadSdk(wanted: SdkWanted, signal: AbortSignal): Promise<void> {
  const { offers, provider, method, capabilities } = wanted
  const offer = offers.find(({ name }) => name === provider)
  if (!offer) throw new Error(`The backend does not offer ${provider}.`)
  const script = method.loadScript(offer, wanted, signal)
  const { Form } = chooseForm(method, capabilities)
  await Promise.all([Form.download(), script])
}
