import type { ActorRefFrom } from 'xstate'

import { logFailure } from '#api/cache/log-failure.ts'
import { defineFlow } from '#flows/define-flow.ts'
import { listenToNetwork, type Listener, listenToChanges } from '#flows/listeners.ts'
import { paymentSdkMachine } from '@masar/machines/payment-sdk/payment-sdk.machine.ts'
import type { PaymentContext } from '@masar/machines/payment/payment-facts.ts'

import type { PaymentMethods } from '../methods/payment-method.ts'
import type { PaymentActor } from '../payment-actor.ts'
import { loadSdk } from './load-sdk.ts'

export type PaymentSdkActor = ActorRefFrom<typeof paymentSdkMachine>

interface PaymentWithMethods {
  payment: PaymentActor
  methods: PaymentMethods
}

/**
 * Loads the payment provider's script. Starts when the form is first needed, and ends with the payment. A
 * change of provider, currency or language may require another script. Retries when the network is back.
 */
export const paymentSdkFlow = defineFlow({
  name: 'paymentSdk',
  machine: paymentSdkMachine,
  key: ({ payment }: PaymentWithMethods) => payment.sessionId,
  input: ({ locale }, { payment }) => {
    const { context } = payment.getSnapshot()
    const { provider } = context
    if (!provider) throw new Error('A script is asked for before a provider is chosen.')
    return { provider, locale: locale.read(), currency: readPaymentCurrency(context) }
  },
  ports: ({ deps: { locale, config }, subject: { payment, methods } }) => ({
    loadSdk: ({ provider }, signal) => {
      const { offers } = payment.getSnapshot().context
      const { capabilities } = config
      const method = methods[provider]
      return loadSdk({ offers, provider, method, language: locale.read(), capabilities }, signal)
    },
  }),
  listens: ({ deps, subject: { payment }, over }) => {
    const context = {
      read: () => payment.getSnapshot().context,
      subscribe: (onChange: () => void) => {
        const watched = payment.subscribe({ next: onChange, complete: over })
        return () => watched.unsubscribe()
      },
    }
    return [
      listenToNetwork({ type: 'connection.returned' }),
      listenToChanges(deps.locale, (locale) => ({ type: 'locale.changed', locale })),
      // The currency must be set before the provider: PayPal's script depends on it, so the reverse order would
      // load two scripts.
      listenToChanges(context, (at) => ({
        type: 'currency.changed',
        currency: readPaymentCurrency(at),
      })),
      listenToChanges(context, ({ provider }) => provider && { type: 'provider.chosen', provider }),
      startLoading,
    ]
  },
  onEmit: ({ provider, problem }) => {
    logFailure(new Error(`The script of ${provider} did not load: ${problem.kind}.`))
  },
})

/** Starts loading the script. The flow itself starts when the form is needed. */
const startLoading: Listener<{ type: 'payment.reached' }> = (tell) => {
  tell({ type: 'payment.reached' })
  return () => undefined
}

const readPaymentCurrency = ({ charge, currency }: PaymentContext) => charge?.currency ?? currency
