import { Refusal } from '../../contract/problem.ts'
import { readEventText } from '../event-field.ts'
import type { ProviderEvent } from '../provider.ts'

type Delivery = { raw: string; headers: Headers; webhookId: string }

const SIGNATURE_HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
}

/**
 * Builds the request with which PayPal verifies its own event. It contains the event exactly as received: if
 * serialized again, its checksum would differ.
 */
export function buildVerification({ raw, headers, webhookId }: Delivery): string {
  parseEvent(raw)
  const verificationRequest: Record<string, string> = { webhook_id: webhookId }
  for (const [field, header] of Object.entries(SIGNATURE_HEADERS)) {
    const value = headers.get(header)
    if (!value) throw new Refusal('forbidden')
    verificationRequest[field] = value
  }
  return `${JSON.stringify(verificationRequest).slice(0, -1)},"webhook_event":${raw}}`
}

/** Reads the payment reference from a verified event; returns null when the event is not about a payment. */
export function readEvent(raw: string): ProviderEvent | null {
  const event = parseEvent(raw)
  const [eventId, type] = [readEventText(event, 'id'), readEventText(event, 'event_type')]
  const reference = type?.startsWith('CHECKOUT.ORDER.')
    ? readEventText(event, 'resource', 'id')
    : type?.startsWith('PAYMENT.CAPTURE.')
      ? readEventText(event, 'resource', 'supplementary_data', 'related_ids', 'order_id')
      : null
  return eventId !== null && reference !== null ? { eventId, reference } : null
}

function parseEvent(raw: string): object {
  try {
    const value: unknown = JSON.parse(raw)
    if (typeof value === 'object' && value) return value
  } catch {
    // Rejected below, like any other text that is not an event.
  }
  throw new Refusal('forbidden')
}
