import { createHash } from 'node:crypto'

import type { ObjectId } from '../db/object-id.ts'

/**
 * Returns the idempotency key of a call to a provider. The key depends on the contents, which change with the
 * customer's language, because providers reject a key that is reused with other contents. A payment opened by
 * an earlier call with another key cannot be paid: its secret and id were never returned.
 */
export function createRequestKey(paymentId: ObjectId, what: string, contents: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(contents)).digest('hex')
  return `${paymentId}-${what}-${hash.slice(0, 12)}`
}
