import { Stripe } from 'stripe'

import { NoSuchPaymentError, type ProviderPayment, RefundRefusedError } from '../provider.ts'

/** Refunds the full amount, or returns an earlier refund, whatever the key. */
export async function refundAll(
  stripe: Stripe,
  { reference, chargeId, paymentId, bookingId }: ProviderPayment,
  key: string,
): Promise<{ refundId: string }> {
  if (chargeId === null) throw new NoSuchPaymentError('Nothing was charged, nothing goes back.')
  const metadata = { paymentId, bookingId, reference }
  const refund = await stripe.refunds
    .create({ payment_intent: chargeId, metadata }, { idempotencyKey: `${key}-refund` })
    .catch((error: unknown) => findEarlierRefund(stripe, chargeId, error))
  if (hasFailed(refund))
    throw new RefundRefusedError(
      `Stripe could not send it (${refund.failure_reason ?? refund.status}).`,
    )
  return { refundId: refund.id }
}

/** Finds a refund that has not failed: a refund may fail days later, when the card's bank rejects it. */
export async function findExistingRefund(
  stripe: Stripe,
  { chargeId }: Pick<ProviderPayment, 'chargeId'>,
): Promise<Stripe.Refund | null> {
  if (chargeId === null) return null
  const { data } = await stripe.refunds.list({ payment_intent: chargeId, limit: 10 })
  return data.find((refund) => !hasFailed(refund)) ?? null
}

/**
 * Finds the earlier refund when the charge is already refunded; Stripe deletes idempotency keys after a day.
 */
async function findEarlierRefund(stripe: Stripe, chargeId: string, error: unknown) {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  if (error.code === 'resource_missing') throw error
  const refund =
    error.code === 'charge_already_refunded' ? await findExistingRefund(stripe, { chargeId }) : null
  if (!refund)
    throw new RefundRefusedError(`Stripe rejects the refund (${error.code ?? error.type}).`)
  return refund
}

const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled'
