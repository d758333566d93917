import { createHash } from 'node:crypto'

import type { ObjectId } from '../db/object-id.ts'

/**
 * Returns the idempotency key of a call to a provider. Providers reject a key that is reused with other
 * contents, and the contents vary with the customer's language, so the key depends on them. A payment that an
 * earlier call opened with another key cannot be paid: its secret and id were never returned.
 */
export function createRequestKey(paymentId: ObjectId, what: string, contents: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(contents)).digest('hex')
  return `${paymentId}-${what}-${hash.slice(0, 12)}`
}
