import { getMessageDeadline } from '@masar/domain/booking/messages.ts'
import { findActionBar } from '@masar/domain/person/permissions.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import type { Selectable } from 'kysely'

import type { Account } from '../../account/sessions/session.ts'
import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import type { DB } from '../../db/schema.d.ts'
import {
  toBookingViewer,
  findBookings,
  toPermissionFacts,
  type StoredBooking,
} from '../booking-viewer.ts'

type Schemas = components['schemas']

/** The maximum in the contract; older messages are omitted. */
const MAX_MESSAGES = 500

type Reader = { id: ObjectId; account: Account; now: Date }

/** Returns the messages about a booking, oldest first. */
export async function readBookingMessages(
  db: Database,
  reader: Reader,
): Promise<Schemas['BookingMessages']> {
  const booking = await requireReadableBooking(db, reader)
  const newest = await db
    .selectFrom('booking_message')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_MESSAGES)
    .execute()
  return {
    messages: newest.toReversed().map(toWireMessage),
    closesAt: (await findClosingTime(db, booking)).toISOString(),
  }
}

/**
 * Returns the booking for its customer, its supplier and administrators, locked inside a transaction. Throws
 * 404 for unknown bookings and for other people's bookings, so that the response does not reveal which ids
 * exist.
 */
export async function requireReadableBooking(
  db: Database,
  { id, account, now }: Reader,
): Promise<StoredBooking> {
  const [booking] = await findBookings(db, [id])
  if (!booking || findActionBar('view', toBookingViewer(account), toPermissionFacts(booking), now))
    throw new Refusal('not-found')
  return booking
}

export async function findClosingTime(
  db: Database,
  { id, ends_at: to, status }: StoredBooking,
): Promise<Date> {
  if (status !== 'cancelled') return getMessageDeadline({ to, cancelledAt: null })
  const cancelled = await db
    .selectFrom('booking_event')
    .select('happened_at')
    .where('booking_id', '=', id)
    .where('kind', '=', 'cancelled')
    .orderBy('happened_at', 'desc')
    .executeTakeFirst()
  return getMessageDeadline({ to, cancelledAt: cancelled?.happened_at ?? null })
}

export const toWireMessage = (
  row: Selectable<DB['booking_message']>,
): Schemas['BookingMessage'] => ({
  _id: row.id,
  author: row.author,
  text: row.text,
  sentAt: row.sent_at.toISOString(),
})
