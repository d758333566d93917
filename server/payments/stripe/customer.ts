import type { Stripe } from 'stripe'

import type { PaymentOrder } from '../provider.ts'
import { createRequestKey } from '../request-key.ts'

/** Finds the Stripe customer with this email address, or creates one, once per payment. */
export async function findOrCreateCustomer(
  stripe: Stripe,
  { receiptEmail, customerName, paymentId }: PaymentOrder,
): Promise<string> {
  const { data } = await stripe.customers.list({ email: receiptEmail, limit: 1 })
  const [known] = data
  if (known) return known.id
  const params = { email: receiptEmail, name: customerName }
  const made = await stripe.customers.create(params, {
    idempotencyKey: createRequestKey(paymentId, 'customer', params),
  })
  return made.id
}
