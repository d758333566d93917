import type { MessageAuthor } from '@masar/domain/booking/messages.ts'
import { findActionBar } from '@masar/domain/person/permissions.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { Account } from '../../account/sessions/session.ts'
import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import { createObjectId, type ObjectId } from '../../db/object-id.ts'
import { transaction } from '../../db/transaction.ts'
import { toBookingViewer, toPermissionFacts } from '../booking-viewer.ts'
import { notifyAboutBooking, notifyStaff } from '../notices/notify-about-booking.ts'
import { findClosingTime, requireReadableBooking, toWireMessage } from '../read/booking-messages.ts'

type Draft = {
  id: ObjectId
  author: MessageAuthor
  text: string
  /** The idempotency key. */
  key: string | null
  now: Date
}

type SendRequest = Draft & {
  account: Account
  /**
   * Counts the message toward the limit, once it is known to be allowed and new. Throws when the limit is
   * exceeded.
   */
  limit: () => void
}

/**
 * Stores a message and notifies the other side. A repeated request with the same key and text returns the
 * stored message; the lock on the booking keeps concurrent requests from storing it twice.
 */
export const sendBookingMessage = (
  db: Database,
  sending: SendRequest,
): Promise<components['schemas']['BookingMessage']> =>
  transaction(db, async (tx) => {
    const { account, now, limit } = sending
    const booking = await requireReadableBooking(tx, sending)
    const draft = { ...sending, text: sending.text.trim() }
    const stored = await findSentMessage(tx, draft)
    if (stored && stored.text !== draft.text) throw new Refusal('key-reused')
    if (stored) return toWireMessage(stored)
    const bar = findActionBar(
      'sendMessage',
      toBookingViewer(account),
      toPermissionFacts(booking),
      now,
    )
    if (bar) throw new Refusal('forbidden', { detail: bar })
    if ((await findClosingTime(tx, booking)) <= now)
      throw new Refusal('forbidden', { detail: 'over' })
    limit()
    return toWireMessage(await addMessage(tx, draft))
  })

/** Stores a message without checks, and notifies the other side. */
export async function addMessage(tx: Database, { id, author, text, key, now }: Draft) {
  const row = await tx
    .insertInto('booking_message')
    .values({
      id: createObjectId(now),
      booking_id: id,
      author,
      text,
      request_key: key,
      sent_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const notice = { bookingId: id, quote: text, now }
  if (author === 'customer') await notifyStaff(tx, { ...notice, kind: 'customerMessage' })
  else await notifyAboutBooking(tx, { ...notice, kind: 'supplierMessage' })
  return row
}

const findSentMessage = async (tx: Database, { id, author, key }: Draft) =>
  key === null
    ? undefined
    : tx
        .selectFrom('booking_message')
        .selectAll()
        .where('booking_id', '=', id)
        .where('author', '=', author)
        .where('request_key', '=', key)
        .executeTakeFirst()
