import { createHmac, timingSafeEqual } from 'node:crypto'

import { Refusal } from '../../contract/problem.ts'
import type { ProviderEvent } from '../provider.ts'

export const SIGNATURE_HEADER = 'sandbox-signature'

const TOLERANCE_MS = 5 * 60_000

/** Returns `t=<milliseconds>,v1=<hmac>`, where the HMAC covers the time and the exact bytes. */
export function signWebhook(raw: string, key: Buffer, now: Date): string {
  const time = String(now.getTime())
  return `t=${time},v1=${computeHmac(raw, time, key)}`
}

type Delivery = { raw: string; headers: Headers; key: Buffer; now: Date }

/**
 * Verifies a webhook call and returns its event; rejects invalid signatures and events older than five minutes.
 */
export function verifyEvent({ raw, headers, key, now }: Delivery): ProviderEvent | null {
  const [, time = '', given = ''] =
    /^t=(\d{1,15}),v1=([\w-]{43})$/.exec(headers.get(SIGNATURE_HEADER) ?? '') ?? []
  const isRight = given !== '' && isSame(given, computeHmac(raw, time, key))
  const age = Math.abs(now.getTime() - Number(time))
  if (!isRight || age > TOLERANCE_MS) throw new Refusal('forbidden')
  return readEvent(JSON.parse(raw))
}

const computeHmac = (raw: string, time: string, key: Buffer) =>
  createHmac('sha256', key).update(`${time}.${raw}`).digest('base64url')

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

function readEvent(body: unknown): ProviderEvent | null {
  if (typeof body !== 'object' || body === null) return null
  if (!('id' in body) || !('reference' in body)) return null
  const { id, reference } = body
  return typeof id === 'string' && typeof reference === 'string' ? { eventId: id, reference } : null
}
