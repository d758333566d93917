import {
  type PaidBooking,
  paymentBalance,
  choosePaidStatus,
} from '@masar/domain/payment/payment-balance.ts'
import { type BookingStatus } from '@masar/domain/booking/booking-status.ts'

import type { Database } from '../../db/connection/connect.ts'
import { paidOnline } from '../../payments/booking-payments.ts'
import type { StoredBooking } from '../booking-viewer.ts'
import { recordEvents } from '../events.ts'
import { paidBooking } from '../paid-booking.ts'

/** These statuses state how much was paid. */
const PAID_STATUSES: readonly BookingStatus[] = ['deposit', 'paid', 'paidInFull']

type PriceChange = { before: StoredBooking; after: StoredBooking; now: Date }

/**
 * Updates the status of a booking for its new price, and returns it. After a price increase a
 * booking is never paid in full. After a decrease, payments recorded by staff stay.
 */
export async function updateStatusForPrice(
  tx: Database,
  { before, after, now }: PriceChange,
): Promise<BookingStatus> {
  const { id, status } = before
  const paid = await readPaid(tx, id)
  const next = statusForPrice(status, paidBooking(before, paid), paidBooking(after, paid))
  if (next === status) return status
  await tx.updateTable('booking').set({ status: next }).where('id', '=', id).execute()
  await recordEvents(tx, id, [next], now)
  return next
}

function statusForPrice(
  status: BookingStatus,
  before: PaidBooking,
  after: PaidBooking,
): BookingStatus {
  const isCounted = PAID_STATUSES.includes(status) || (status === 'reserved' && after.paid > 0)
  const rise = after.rental + after.deposit - before.rental - before.deposit
  if (!isCounted || rise === 0) return status
  const { state } = paymentBalance(after)
  const isCovered = state === 'paid' || state === 'overpaid'
  return rise > 0 || isCovered ? choosePaidStatus(after) : status
}

async function readPaid(tx: Database, id: string): Promise<number> {
  const { paid } = await tx
    .selectFrom('booking')
    .select(paidOnline.as('paid'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return paid
}
