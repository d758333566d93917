import { barOn } from '#domain/permissions.ts'

import type { Account } from '../account/session.ts'
import type { Database } from '../db/connect.ts'
import { transaction } from '../db/transaction.ts'
import type { ObjectId } from '../db/object-id.ts'
import { Refusal } from '../problem.ts'
import { bookingsWith, permissionFacts, viewerOf } from './booking-viewer.ts'
import { recordEvents } from './events.ts'
import { lockBookings } from './lock-bookings.ts'
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
  return transaction(db, async (tx) => {
    const [booking] = await lockBookings(tx, [id])
    if (!booking) return false
    const facts = permissionFacts(booking)
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
  const [booking] = await bookingsWith(db, [id])
  return !booking || barOn('view', viewerOf(account), permissionFacts(booking), now) === null
}
