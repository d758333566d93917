import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'

import type { Database } from '../../db/connection/connect.ts'
import { transaction } from '../../db/transaction.ts'
import type { StoredBooking } from '../booking-viewer.ts'
import type { EventKind } from '../events.ts'
import { lockBookings } from '../lock-bookings.ts'
import { setStatus } from './set-status.ts'

const SECOND = 1000
const BATCH_SIZE = 20

type BotRun = { now: Date; seconds: number }

/**
 * Plays the supplier in a demo: confirms bookings and accepts cancellation requests after a short
 * while, the way the supplier's staff would. Seeded bookings stay unchanged.
 */
export async function runDemoSupplier(db: Database, shift: BotRun): Promise<number> {
  const confirmed = await replyToBookings(db, shift, { what: 'pending', status: 'reserved' })
  const cancelled = await replyToBookings(db, shift, {
    what: 'cancelRequested',
    status: 'cancelled',
  })
  return confirmed + cancelled
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
          .where('happened_at', '<=', new Date(now.getTime() - seconds * SECOND))
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
    // The supplier's staff or another server's bot may have answered in the meantime.
    const open = locked.filter((booking) => isWaiting(booking, what))
    for (const booking of open) await setStatus(tx, { booking, status, now })
    return open.length
  })
}

const isWaiting = (booking: StoredBooking, what: Reply['what']): boolean =>
  what === 'pending'
    ? booking.status === 'pending' && !booking.cancel_request
    : booking.status !== 'cancelled' && booking.cancel_request
