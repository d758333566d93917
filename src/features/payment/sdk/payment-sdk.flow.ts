import type { ActorRefFrom } from 'xstate'

import { logFailure } from '#api/cache/log-failure.ts'
import { defineFlow } from '#flows/define-flow.ts'
import { connection, type Listener, whenChanged } from '#flows/listeners.ts'
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
 * Loads the script of a payment's provider, from the first time its form is needed to the end of
 * the payment. Another provider, currency or language may need another script; a returning network
 * triggers a retry.
 */
export const paymentSdkFlow = defineFlow({
  name: 'paymentSdk',
  machine: paymentSdkMachine,
  key: ({ payment }: PaymentWithMethods) => payment.sessionId,
  input: ({ locale }, { payment }) => {
    const { context } = payment.getSnapshot()
    const { provider } = context
    if (!provider) throw new Error('A script is asked for before a provider is chosen.')
    return { provider, locale: locale.read(), currency: paymentCurrency(context) }
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
      connection({ type: 'connection.returned' }),
      whenChanged(deps.locale, (locale) => ({ type: 'locale.changed', locale })),
      // In this order one script is loaded, not two: only PayPal's depends on the currency.
      whenChanged(context, (at) => ({ type: 'currency.changed', currency: paymentCurrency(at) })),
      whenChanged(context, ({ provider }) => provider && { type: 'provider.chosen', provider }),
      begin,
    ]
  },
  onEmit: ({ provider, problem }) => {
    logFailure(new Error(`The script of ${provider} did not load: ${problem.kind}.`))
  },
})

/** The form is needed: from here on the chart loads scripts. */
const begin: Listener<{ type: 'payment.reached' }> = (tell) => {
  tell({ type: 'payment.reached' })
  return () => undefined
}

const paymentCurrency = ({ charge, currency }: PaymentContext) => charge?.currency ?? currency
