import { barOn, type Viewer } from '#domain/permissions.ts'

import type { Account } from '../account/session.ts'
import type { Database } from '../db/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { Refusal } from '../problem.ts'
import { recordEvents } from './events.ts'
import { tellAboutBooking } from './notices.ts'

/**
 * Records that a customer wants out and tells everybody concerned; the status is the supplier's to
 * change. False: there is nothing to ask for. Somebody else's booking is refused.
 */
export function askToCancel(
  db: Database,
  id: ObjectId,
  account: Account,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const facts = await factsOf(tx, id)
    if (!facts) return false
    const bar = barOn('requestCancel', viewerOf(account), facts, now)
    if (bar === 'not-yours' || bar === 'not-your-role') throw new Refusal('forbidden')
    if (bar) return false

    await tx
      .updateTable('booking')
      .set({ cancel_request: true, updated_at: now })
      .where('id', '=', id)
      .execute()
    await recordEvents(tx, id, ['cancelRequested'], now)
    await tellAboutBooking(tx, { kind: 'cancelRequested', bookingId: id, now })
    return true
  })
}

/** Whether the table of roles lets them read it. */
export async function maySee(
  db: Database,
  id: ObjectId,
  account: Account,
  now: Date,
): Promise<boolean> {
  const facts = await factsOf(db, id)
  return facts === null || barOn('view', viewerOf(account), facts, now) === null
}

/** A supplier's people act for their supplier. */
const viewerOf = ({ id, type, supplier_id }: Account): Viewer => ({
  id: type === 'supplier' ? (supplier_id ?? '') : id,
  type,
})

async function factsOf(db: Database, id: ObjectId) {
  const row = await db
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', id)
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return null
  return {
    driverId: row.driver_id,
    supplierId: row.supplier_id,
    status: row.status,
    from: row.starts_at.toISOString(),
    cancellation: row.cancellation,
    amendments: row.amendments,
    cancelRequest: row.cancel_request,
  }
}
