import type { Stripe } from 'stripe'

import { Refusal } from '../../contract/problem.ts'
import type { ProviderEvent } from '../provider.ts'

const ABOUT_A_PAYMENT = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])

type Delivery = { raw: string; headers: Headers; secret: string }

/** Checked by the SDK: the signature over the very bytes, and that it is not older than 5 minutes. */
export function webhookEvent(stripe: Stripe, delivery: Delivery): ProviderEvent | null {
  const { id, type, data } = verified(stripe, delivery)
  if (type === 'refund.failed') return eventAbout(id, data.object.metadata?.['reference'])
  if (!ABOUT_A_PAYMENT.has(type) || !('id' in data.object)) return null
  return eventAbout(id, data.object.id)
}

const eventAbout = (eventId: string, reference: unknown): ProviderEvent | null =>
  typeof reference === 'string' ? { eventId, reference } : null

function verified(stripe: Stripe, { raw, headers, secret }: Delivery): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(raw, headers.get('stripe-signature') ?? '', secret)
  } catch {
    throw new Refusal('forbidden')
  }
}
