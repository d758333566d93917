import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'
import { findActionBar, type BookingAction } from '@masar/domain/person/permissions.ts'

import type { Account } from '../../account/sessions/session.ts'
import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { transaction } from '../../db/transaction.ts'
import { UNSETTLED_STATUSES } from '../../payments/payment-deps.ts'
import { type StoredBooking, toBookingViewer, toPermissionFacts } from '../booking-viewer.ts'
import { lockBookings } from '../lock-bookings.ts'
import { notifyAboutBooking } from '../notices/notify-about-booking.ts'
import { refundBooking } from './refund-booking.ts'
import { setStatus } from './set-status.ts'

type Change = { ids: readonly ObjectId[]; account: Account; now: Date }

/** Sets the status of all bookings, or of none. */
export function changeStatusByRole(db: Database, change: Change & { status: BookingStatus }) {
  const { status, now } = change
  return transaction(db, async (tx) => {
    for (const booking of await lockIfAllowed(tx, 'changeStatus', change))
      await setStatus(tx, { booking, status, now })
  })
}

/** Staff delete the booking; customers only hide it from their list. */
export function deleteByRole(db: Database, change: Change) {
  const isCustomer = change.account.type === 'user'
  return transaction(db, async (tx) => {
    const chosen = await lockIfAllowed(tx, isCustomer ? 'removeFromList' : 'delete', change)
    for (const booking of chosen)
      await (isCustomer
        ? hideBooking(tx, booking, change.now)
        : removeBooking(tx, booking, change.now))
  })
}

/** Locks and returns the bookings. Throws unless the account's role permits the action for each of them. */
async function lockIfAllowed(tx: Database, action: BookingAction, { ids, account, now }: Change) {
  const bookings = await lockBookings(tx, ids)
  for (const booking of bookings) {
    const refusal = findActionBar(action, toBookingViewer(account), toPermissionFacts(booking), now)
    if (refusal) throw new Refusal('forbidden', { detail: refusal })
  }
  return bookings
}

const hideBooking = (tx: Database, { id }: StoredBooking, now: Date) =>
  tx.updateTable('booking').set({ removed_at: now }).where('id', '=', id).execute()

async function removeBooking(tx: Database, { id }: StoredBooking, now: Date): Promise<void> {
  const returned = await refundBooking(tx, id, now)
  await notifyAboutBooking(tx, {
    ...(returned ? { kind: 'cancelledAndReturned', charged: returned } : { kind: 'deleted' }),
    bookingId: id,
    now,
  })
  // The sweep closes payment forms that are still open at the provider.
  await tx
    .updateTable('payment')
    .set({ due_at: now, updated_at: now })
    .where('booking_id', '=', id)
    .where('status', 'in', UNSETTLED_STATUSES)
    .execute()
  await tx.deleteFrom('booking').where('id', '=', id).execute()
}
