import { createHash, createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto'

import type { WebhookNotice } from '../simulator/deliveries.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** PayPal signs the sender, the time, the recipient and a checksum of the exact bytes. */
const signedText = (id: string, time: string, webhookId: string, raw: string) =>
  [id, time, webhookId, createHash('sha256').update(raw).digest('hex')].join('|')

/** The headers of a webhook. */
export function signed({ payload }: WebhookNotice, webhookId: string): Record<string, string> {
  const id = randomUUID()
  const time = new Date().toISOString()
  const signature = createSign('RSA-SHA256')
    .update(signedText(id, time, webhookId, payload))
    .sign(privateKey, 'base64')
  return {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-simulated',
    'paypal-transmission-id': id,
    'paypal-transmission-sig': signature,
    'paypal-transmission-time': time,
  }
}

/** The response to `verify-webhook-signature`, whose body contains the event as it was sent. */
export function isRight(body: string): boolean {
  const start = body.indexOf('"webhook_event":')
  const raw = body.slice(start + '"webhook_event":'.length, -1)
  const request = JSON.parse(body) as Record<string, string>
  const text = signedText(
    request['transmission_id'] ?? '',
    request['transmission_time'] ?? '',
    request['webhook_id'] ?? '',
    raw,
  )
  return createVerify('RSA-SHA256')
    .update(text)
    .verify(publicKey, request['transmission_sig'] ?? '', 'base64')
}
