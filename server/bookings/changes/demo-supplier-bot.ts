import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'
import { msg } from '#texts/msg.ts'
import { createTranslator } from '#texts/translate.ts'
import { sql, type SqlBool } from 'kysely'

import type { Database } from '../../db/connection/connect.ts'
import { transaction } from '../../db/transaction.ts'
import type { StoredBooking } from '../booking-viewer.ts'
import type { EventKind } from '../events.ts'
import { lockBookings } from '../lock-bookings.ts'
import { readLanguage } from '../notices/write-notice.ts'
import { addMessage } from './send-message.ts'
import { setStatus } from './set-status.ts'

const SECOND_MS = 1000
const BATCH_SIZE = 20

type BotRun = { now: Date; seconds: number }

/**
 * Plays the supplier in a demo: after a short while, confirms bookings, accepts cancellation requests and
 * answers messages, as the supplier's staff would. Seeded bookings stay unchanged.
 */
export async function runDemoSupplier(db: Database, shift: BotRun): Promise<number> {
  const confirmed = await replyToBookings(db, shift, { what: 'pending', status: 'reserved' })
  const cancelled = await replyToBookings(db, shift, {
    what: 'cancelRequested',
    status: 'cancelled',
  })
  return confirmed + cancelled + (await answerMessages(db, shift))
}

type Reply = { what: Extract<EventKind, 'pending' | 'cancelRequested'>; status: BookingStatus }

function replyToBookings(
  db: Database,
  { now, seconds }: BotRun,
  { what, status }: Reply,
): Promise<number> {
  return transaction(db, async (tx) => {
    const waiting = await tx
      .selectFrom('booking')
      .select('id')
      .where((where) =>
        what === 'pending'
          ? where.and([where('status', '=', 'pending'), where('cancel_request', '=', false)])
          : where.and([where('status', '!=', 'cancelled'), where('cancel_request', '=', true)]),
      )
      .where('id', 'in', (where) =>
        where
          .selectFrom('booking_event')
          .innerJoin('settings', (join) => join.onTrue())
          .select('booking_id')
          .where('kind', '=', what)
          .where('happened_at', '<=', new Date(now.getTime() - seconds * SECOND_MS))
          .whereRef('happened_at', '>', 'settings.created_at'),
      )
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
    if (waiting.length === 0) return 0
    const locked = await lockBookings(
      tx,
      waiting.map(({ id }) => id),
    )
    // The supplier's staff or another server's bot may have replied since.
    const open = locked.filter((booking) => isWaiting(booking, what))
    for (const booking of open) await setStatus(tx, { booking, status, now })
    return open.length
  })
}

const isWaiting = (booking: StoredBooking, what: Reply['what']): boolean =>
  what === 'pending'
    ? booking.status === 'pending' && !booking.cancel_request
    : booking.status !== 'cancelled' && booking.cancel_request

const DEMO_REPLY = msg`Thank you for your message. This is a demo: with a real booking, the rental company answers here.`

/** Replies to bookings whose latest message is from the customer. */
const answerMessages = (db: Database, { now, seconds }: BotRun): Promise<number> =>
  transaction(db, async (tx) => {
    const isNewest = sql<SqlBool>`not exists (
      select from booking_message as later
      where later.booking_id = booking_message.booking_id
        and (later.sent_at, later.id) > (booking_message.sent_at, booking_message.id))`
    const open = await tx
      .selectFrom('booking_message')
      .innerJoin('booking', 'booking.id', 'booking_message.booking_id')
      .innerJoin('account', 'account.id', 'booking.driver_id')
      .select(['booking.id', 'account.language', 'booking_message.id as message'])
      .where('author', '=', 'customer')
      .where('sent_at', '<=', new Date(now.getTime() - seconds * SECOND_MS))
      .where(isNewest)
      .orderBy('booking.id')
      .limit(BATCH_SIZE)
      .forUpdate('booking')
      .skipLocked()
      .execute()
    for (const { id, language, message } of open) {
      const text = createTranslator(readLanguage(language))(DEMO_REPLY)
      // The key keeps the bots of two servers from answering twice.
      await addMessage(tx, { id, author: 'supplier', text, key: `demo-${message}`, now })
    }
    return open.length
  })
