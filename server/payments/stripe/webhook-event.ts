import type { Stripe } from 'stripe'

import { Refusal } from '../../contract/problem.ts'
import { eventText } from '../event-field.ts'
import type { ProviderEvent } from '../provider.ts'

const PAYMENT_EVENTS = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])

type Delivery = { raw: string; headers: Headers; secret: string }

/** The SDK verifies the signature over the exact bytes, and that it is not older than 5 minutes. */
export function webhookEvent(stripe: Stripe, delivery: Delivery): ProviderEvent | null {
  const event = verified(stripe, delivery)
  const [eventId, type] = [eventText(event, 'id'), eventText(event, 'type')]
  const reference =
    type === 'refund.failed'
      ? eventText(event, 'data', 'object', 'metadata', 'reference')
      : type !== null && PAYMENT_EVENTS.has(type)
        ? eventText(event, 'data', 'object', 'id')
        : null
  return eventId !== null && reference !== null ? { eventId, reference } : null
}

function verified(stripe: Stripe, { raw, headers, secret }: Delivery): unknown {
  try {
    return stripe.webhooks.constructEvent(raw, headers.get('stripe-signature') ?? '', secret)
  } catch {
    throw new Refusal('forbidden')
  }
}
