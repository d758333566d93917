import { i18n } from '@lingui/core'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'

import { logFailure } from '#api/log-failure.ts'
import { paymentSdkMachine } from '#machines/payment-sdk/payment-sdk.machine.ts'
import type { PaymentContext } from '#machines/payment/payment-facts.ts'

import type { PaymentActor } from '../payment-actor.ts'
import { loadSdk } from './load-sdk.ts'

export type PaymentSdkActor = ActorRefFrom<typeof paymentSdkMachine>

const made = new WeakMap<PaymentActor, PaymentSdkActor>()

/**
 * What loads the provider of a payment: one for each payment, however often it is asked for. It
 * begins when the form of a provider is wanted for the first time, and ends with the payment.
 */
export function paymentSdkOf(payment: PaymentActor): PaymentSdkActor {
  const known = made.get(payment)
  if (known) return known
  const sdk = startSdk(payment)
  made.set(payment, sdk)
  return sdk
}

function startSdk(payment: PaymentActor): PaymentSdkActor {
  const offers = () => payment.getSnapshot().context.offers
  const machine = paymentSdkMachine.provide({
    actors: { loadSdk: fromPromise(({ input, signal }) => loadSdk(offers(), input, signal)) },
  })
  const sdk = createActor(machine, { input: wishOf(payment.getSnapshot().context) })
  sdk.on('sdkRejected', ({ provider, problem }) => {
    logFailure(new Error(`The script of ${provider} did not load: ${problem.kind}.`))
  })
  sdk.start()
  sdk.send({ type: 'payment.reached' })
  follow(payment, sdk)
  return sdk
}

/** Another provider, currency or language may need another script; a network that is back, a try. */
function follow(payment: PaymentActor, sdk: PaymentSdkActor): void {
  const over = new AbortController()
  const unfollow = i18n.on('change', () =>
    sdk.send({ type: 'locale.changed', locale: i18n.locale }),
  )
  addEventListener('online', () => sdk.send({ type: 'connection.returned' }), over)
  const subscription = payment.subscribe({
    next({ context }) {
      const wish = wishOf(context)
      const known = sdk.getSnapshot().context
      // In this order one script is asked for, not two: only PayPal's minds the currency.
      if (wish.currency !== known.currency) {
        sdk.send({ type: 'currency.changed', currency: wish.currency })
      }
      if (wish.provider !== known.provider) {
        sdk.send({ type: 'provider.chosen', provider: wish.provider })
      }
    },
    complete: () => over.abort(),
  })
  over.signal.addEventListener('abort', () => {
    unfollow()
    subscription.unsubscribe()
    sdk.stop()
  })
}

const wishOf = ({ provider, charge, currency }: PaymentContext) => ({
  provider: provider ?? 'sandbox',
  locale: i18n.locale,
  currency: charge?.currency ?? currency,
})
