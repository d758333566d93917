import type { StripeCheckoutElementsValue } from '@stripe/react-stripe-js/checkout'

import { logFailure } from '#api/cache/log-failure.ts'

import type { PaymentActor } from '../../payment-actor.ts'

export type StripeCheckout = Pick<StripeCheckoutElementsValue, 'confirm' | 'validateElements'>

/**
 * Confirms the values in Stripe's fields, and reports the result to the payment. Invalid fields show their own
 * errors, and nothing is submitted. Stripe shows 3-D Secure over the page. A bank that needs the whole window
 * redirects to `/checkout-session/{id}`.
 */
export async function payWithStripe(actor: PaymentActor, checkout: StripeCheckout): Promise<void> {
  const fields = await checkout.validateElements()
  if (fields.type === 'error') return
  actor.send({ type: 'payment.submitted' })
  try {
    const result = await checkout.confirm({ redirect: 'if_required' })
    if (result.type === 'success') actor.send({ type: 'provider.approved' })
    else if (result.error.code === 'paymentFailed') actor.send({ type: 'provider.declined' })
    else actor.send({ type: 'provider.failed' })
  } catch (error) {
    logFailure(error)
    actor.send({ type: 'provider.lost' })
  }
}
