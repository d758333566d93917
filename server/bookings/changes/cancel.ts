import { findActionBar } from '@masar/domain/person/permissions.ts'

import type { Account } from '../../account/sessions/session.ts'
import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { transaction } from '../../db/transaction.ts'
import { toBookingViewer, findBookings, toPermissionFacts } from '../booking-viewer.ts'
import { recordEvents } from '../events.ts'
import { lockBookings } from '../lock-bookings.ts'
import { notifyAboutBooking } from '../notices/notify-about-booking.ts'

/**
 * Records a cancellation request and sends the notifications; the supplier changes the status. Returns false if
 * the booking does not exist or cannot be cancelled. Throws for another customer's booking.
 */
export function recordCancelRequest(
  db: Database,
  id: ObjectId,
  account: Account,
  now: Date,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const [booking] = await lockBookings(tx, [id])
    if (!booking) return false
    const facts = toPermissionFacts(booking)
    const refusal = findActionBar('requestCancel', toBookingViewer(account), facts, now)
    if (refusal === 'not-yours' || refusal === 'not-your-role') throw new Refusal('forbidden')
    if (refusal) return false

    await tx
      .updateTable('booking')
      .set({ cancel_request: true, updated_at: now })
      .where('id', '=', id)
      .execute()
    await recordEvents(tx, id, ['cancelRequested'], now)
    await notifyAboutBooking(tx, { kind: 'cancelRequested', bookingId: id, now })
    return true
  })
}

/** Whether the account's role permits reading the booking. True if the booking does not exist. */
export async function canReadBooking(
  db: Database,
  id: ObjectId,
  account: Account,
  now: Date,
): Promise<boolean> {
  const [booking] = await findBookings(db, [id])
  return (
    !booking ||
    findActionBar('view', toBookingViewer(account), toPermissionFacts(booking), now) === null
  )
}
