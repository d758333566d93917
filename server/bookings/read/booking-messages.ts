import { messagesCloseAt } from '@masar/domain/booking/messages.ts'
import { barOn } from '@masar/domain/person/permissions.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import type { Selectable } from 'kysely'

import type { Account } from '../../account/sessions/session.ts'
import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import type { DB } from '../../db/schema.d.ts'
import {
  bookingViewer,
  findBookings,
  permissionFacts,
  type StoredBooking,
} from '../booking-viewer.ts'

type Schemas = components['schemas']

/** The limit of the contract; older messages are omitted. */
const MAX_MESSAGES = 500

type Reader = { id: ObjectId; account: Account; now: Date }

/** The messages about a booking, oldest first. */
export async function readBookingMessages(
  db: Database,
  reader: Reader,
): Promise<Schemas['BookingMessages']> {
  const booking = await requirePartyTo(db, reader)
  const newest = await db
    .selectFrom('booking_message')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_MESSAGES)
    .execute()
  return {
    messages: newest.toReversed().map(wireMessage),
    closesAt: (await findClosingTime(db, booking)).toISOString(),
  }
}

/**
 * The booking, locked inside a transaction, for its customer, its supplier and administrators.
 * Throws 404 for a foreign booking, as for an unknown one: the response must not confirm an id.
 */
export async function requirePartyTo(
  db: Database,
  { id, account, now }: Reader,
): Promise<StoredBooking> {
  const [booking] = await findBookings(db, [id])
  if (!booking || barOn('view', bookingViewer(account), permissionFacts(booking), now))
    throw new Refusal('not-found')
  return booking
}

export async function findClosingTime(
  db: Database,
  { id, ends_at: to, status }: StoredBooking,
): Promise<Date> {
  if (status !== 'cancelled') return messagesCloseAt({ to, cancelledAt: null })
  const cancelled = await db
    .selectFrom('booking_event')
    .select('happened_at')
    .where('booking_id', '=', id)
    .where('kind', '=', 'cancelled')
    .orderBy('happened_at', 'desc')
    .executeTakeFirst()
  return messagesCloseAt({ to, cancelledAt: cancelled?.happened_at ?? null })
}

export const wireMessage = (row: Selectable<DB['booking_message']>): Schemas['BookingMessage'] => ({
  _id: row.id,
  author: row.author,
  text: row.text,
  sentAt: row.sent_at.toISOString(),
})
