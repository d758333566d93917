import type { Stripe } from 'stripe'

import { Refusal } from '../../contract/problem.ts'
import { readEventText } from '../event-field.ts'
import type { ProviderEvent } from '../provider.ts'

const PAYMENT_EVENTS = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])

type Delivery = { raw: string; headers: Headers; secret: string }

/**
 * Verifies an event and reads its payment reference. The SDK checks that the signature matches the exact bytes,
 * and that the event is at most 5 minutes old.
 */
export function readWebhookEvent(stripe: Stripe, delivery: Delivery): ProviderEvent | null {
  const event = verifySignature(stripe, delivery)
  const [eventId, type] = [readEventText(event, 'id'), readEventText(event, 'type')]
  const reference =
    type === 'refund.failed'
      ? readEventText(event, 'data', 'object', 'metadata', 'reference')
      : type !== null && PAYMENT_EVENTS.has(type)
        ? readEventText(event, 'data', 'object', 'id')
        : null
  return eventId !== null && reference !== null ? { eventId, reference } : null
}

function verifySignature(stripe: Stripe, { raw, headers, secret }: Delivery): unknown {
  try {
    return stripe.webhooks.constructEvent(raw, headers.get('stripe-signature') ?? '', secret)
  } catch {
    throw new Refusal('forbidden')
  }
}
