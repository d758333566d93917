import { sql } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import { type ObjectId, createObjectId } from '../db/object-id.ts'
import type { ConditionTerms } from './condition-terms.ts'

/** Stores the conditions of a supplier as a new version, unless the newest one is the same. */
export async function storeConditions(
  tx: Database,
  supplierId: ObjectId,
  terms: ConditionTerms,
): Promise<void> {
  const stored = JSON.stringify(terms)
  await sql`
    insert into rental_conditions (id, supplier_id, version, terms, created_at)
    select ${createObjectId()}, ${supplierId}, coalesce(max(version), 0) + 1, ${stored}::jsonb, now()
    from rental_conditions where supplier_id = ${supplierId}
    having not coalesce(
      (array_agg(terms order by version desc))[1] = ${stored}::jsonb, false)`.execute(tx)
}
