import { type Amount, toMajor } from '@masar/domain/money/money.ts'

import { Refusal } from '../contract/problem.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { readNewestConditions } from './read-conditions.ts'

type Agreement = {
  supplierId: ObjectId
  /** The version that the customer saw. Older clients send none. */
  seen: number | undefined
  price: Amount
}

/**
 * Returns the id of the newest conditions, to store with a booking; null if the supplier has none. Throws
 * `price-changed` if the customer has seen another version: checkout then refetches price and conditions and
 * asks the customer.
 */
export async function requireAgreedConditions(
  tx: Database,
  { supplierId, seen, price }: Agreement,
): Promise<ObjectId | null> {
  const newest = await readNewestConditions(tx, supplierId)
  if (seen !== undefined && seen !== newest?.version)
    throw new Refusal('price-changed', { price: toMajor(price) })
  return newest?.id ?? null
}
