import { Stripe } from 'stripe'

import { NoSuchPayment, type ProviderPayment, RefundRefused } from '../provider.ts'

/** Gives everything back; what has gone back before is the same refund, whatever the key. */
export async function refundAll(
  stripe: Stripe,
  { reference, chargeId, paymentId, bookingId }: ProviderPayment,
  key: string,
): Promise<{ refundId: string }> {
  if (chargeId === null) throw new NoSuchPayment('Nothing was charged, nothing goes back.')
  const metadata = { paymentId, bookingId, reference }
  const refund = await stripe.refunds
    .create({ payment_intent: chargeId, metadata }, { idempotencyKey: `${key}-refund` })
    .catch((error: unknown) => refundBefore(stripe, chargeId, error))
  if (hasFailed(refund))
    throw new RefundRefused(`Stripe could not send it (${refund.failure_reason ?? refund.status}).`)
  return { refundId: refund.id }
}

/** A refund may fail days later, when the bank of the card does not take it. */
export async function existingRefund(
  stripe: Stripe,
  { chargeId }: Pick<ProviderPayment, 'chargeId'>,
): Promise<Stripe.Refund | null> {
  if (chargeId === null) return null
  const { data } = await stripe.refunds.list({ payment_intent: chargeId, limit: 10 })
  return data.find((refund) => !hasFailed(refund)) ?? null
}

/** The refund of then when all has gone back already; keys are forgotten after a day. */
async function refundBefore(stripe: Stripe, chargeId: string, error: unknown) {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  if (error.code === 'resource_missing') throw error
  const refund =
    error.code === 'charge_already_refunded' ? await existingRefund(stripe, { chargeId }) : null
  if (!refund) throw new RefundRefused(`Stripe refuses to send it (${error.code ?? error.type}).`)
  return refund
}

const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled'
