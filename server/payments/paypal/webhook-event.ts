import { Refusal } from '../../contract/problem.ts'
import { eventText } from '../event-field.ts'
import type { ProviderEvent } from '../provider.ts'

type Delivery = { raw: string; headers: Headers; webhookId: string }

const SIGNED_BY = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
}

/**
 * The request with which PayPal verifies its own event. The event is returned as the exact received
 * text: serialized again, its checksum would differ.
 */
export function verification({ raw, headers, webhookId }: Delivery): string {
  rawResource(raw)
  const verificationRequest: Record<string, string> = { webhook_id: webhookId }
  for (const [field, header] of Object.entries(SIGNED_BY)) {
    const value = headers.get(header)
    if (!value) throw new Refusal('forbidden')
    verificationRequest[field] = value
  }
  return `${JSON.stringify(verificationRequest).slice(0, -1)},"webhook_event":${raw}}`
}

/** The payment of a verified event; null for other events. */
export function readEvent(raw: string): ProviderEvent | null {
  const event = rawResource(raw)
  const [eventId, type] = [eventText(event, 'id'), eventText(event, 'event_type')]
  const reference = type?.startsWith('CHECKOUT.ORDER.')
    ? eventText(event, 'resource', 'id')
    : type?.startsWith('PAYMENT.CAPTURE.')
      ? eventText(event, 'resource', 'supplementary_data', 'related_ids', 'order_id')
      : null
  return eventId !== null && reference !== null ? { eventId, reference } : null
}

function rawResource(raw: string): object {
  try {
    const value: unknown = JSON.parse(raw)
    if (typeof value === 'object' && value) return value
  } catch {
    // Rejected below, like any other text that is not an event.
  }
  throw new Refusal('forbidden')
}
