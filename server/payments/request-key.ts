import { createHash } from 'node:crypto'

import type { ObjectId } from '../db/object-id.ts'

/**
 * The idempotency key of a call to a provider: the same for the same call, another when the
 * customer has changed the language meanwhile, since a key with other contents is refused. What the
 * first call may have opened cannot be paid: nobody was told its secret or its number.
 */
export function requestKey(paymentId: ObjectId, what: string, contents: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(contents)).digest('hex')
  return `${paymentId}-${what}-${hash.slice(0, 12)}`
}
