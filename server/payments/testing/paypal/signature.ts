import { createHash, createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto'

import type { WebhookNotice } from '../simulator/deliveries.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/**
 * Returns the text that PayPal signs: the ids of the transmission and the webhook, the time, and a checksum of
 * the exact bytes.
 */
const buildSignedText = (id: string, time: string, webhookId: string, raw: string) =>
  [id, time, webhookId, createHash('sha256').update(raw).digest('hex')].join('|')

/** Returns the signature headers of a webhook. */
export function signPayPalWebhook(
  { payload }: WebhookNotice,
  webhookId: string,
): Record<string, string> {
  const id = randomUUID()
  const time = new Date().toISOString()
  const signature = createSign('RSA-SHA256')
    .update(buildSignedText(id, time, webhookId, payload))
    .sign(privateKey, 'base64')
  return {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-simulated',
    'paypal-transmission-id': id,
    'paypal-transmission-sig': signature,
    'paypal-transmission-time': time,
  }
}

/** Verifies a call to `verify-webhook-signature`. Its body contains the event exactly as it was sent. */
export function isPayPalSignatureValid(body: string): boolean {
  const start = body.indexOf('"webhook_event":')
  const raw = body.slice(start + '"webhook_event":'.length, -1)
  const request = JSON.parse(body) as Record<string, string>
  const text = buildSignedText(
    request['transmission_id'] ?? '',
    request['transmission_time'] ?? '',
    request['webhook_id'] ?? '',
    raw,
  )
  return createVerify('RSA-SHA256')
    .update(text)
    .verify(publicKey, request['transmission_sig'] ?? '', 'base64')
}
