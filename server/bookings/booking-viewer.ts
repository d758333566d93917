import type { BookingFacts, BookingViewer } from '@masar/domain/person/permissions.ts'
import type { Selectable } from 'kysely'

import type { Account } from '../account/sessions/session.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { DB } from '../db/schema.d.ts'

export type StoredBooking = Selectable<DB['booking']>

/** Returns the viewer for permission checks; a supplier's staff act as their supplier. */
export const toBookingViewer = (account: Account): BookingViewer => ({
  id: account.type === 'supplier' ? requireSupplierId(account) : account.id,
  type: account.type,
})

/** Returns the supplier of a staff account; a database constraint requires one. */
export function requireSupplierId({ id, supplier_id }: Account): ObjectId {
  if (supplier_id === null) throw new Error(`The supplier account ${id} has no supplier.`)
  return supplier_id
}

/** Returns the facts that determine who may do what with a booking (domain/person/permissions.ts). */
export const toPermissionFacts = (booking: StoredBooking): BookingFacts => ({
  id: booking.id,
  driverId: booking.driver_id,
  supplierId: booking.supplier_id,
  status: booking.status,
  from: booking.starts_at.toISOString(),
  cancellation: booking.cancellation,
  amendments: booking.amendments,
  cancelRequest: booking.cancel_request,
})

/** Finds bookings by id, and locks them in a fixed order inside a transaction. Unknown ids are omitted. */
export const findBookings = (db: Database, ids: readonly ObjectId[]): Promise<StoredBooking[]> =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(db.isTransaction, (query) => query.forUpdate())
    .execute()
