import { Stripe } from 'stripe'

/** The refund of then when all has gone back already; keys are forgotten after a day. */
export async function refundedBefore(stripe: Stripe, intentId: string, error: unknown) {
  const isBefore =
    error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'
  if (!isBefore) throw error
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 1 })
  const [refund] = data
  if (!refund) throw error
  return refund
}
