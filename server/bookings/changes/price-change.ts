import {
  type PaidBooking,
  computePaymentBalance,
  choosePaidStatus,
} from '@masar/domain/payment/payment-balance.ts'
import { type BookingStatus } from '@masar/domain/booking/booking-status.ts'

import type { Database } from '../../db/connection/connect.ts'
import { paidOnline } from '../../payments/booking-payments.ts'
import type { StoredBooking } from '../booking-viewer.ts'
import { recordEvents } from '../events.ts'
import { toPaidBooking } from '../paid-booking.ts'

/** The statuses that depend on how much was paid. */
const PAID_STATUSES: readonly BookingStatus[] = ['deposit', 'paid', 'paidInFull']

type PriceChange = { before: StoredBooking; after: StoredBooking; now: Date }

/**
 * Updates and returns the status of a booking after a price change. A price increase recalculates the status
 * from the online payments. After a decrease, payments recorded by staff still count.
 */
export async function updateStatusForPrice(
  tx: Database,
  { before, after, now }: PriceChange,
): Promise<BookingStatus> {
  const { id, status } = before
  const paid = await readPaidAmount(tx, id)
  const next = chooseStatusForPrice(status, toPaidBooking(before, paid), toPaidBooking(after, paid))
  if (next === status) return status
  await tx.updateTable('booking').set({ status: next }).where('id', '=', id).execute()
  await recordEvents(tx, id, [next], now)
  return next
}

function chooseStatusForPrice(
  status: BookingStatus,
  before: PaidBooking,
  after: PaidBooking,
): BookingStatus {
  const isCounted = PAID_STATUSES.includes(status) || (status === 'reserved' && after.paid > 0)
  const rise = after.rental + after.deposit - before.rental - before.deposit
  if (!isCounted || rise === 0) return status
  const { state } = computePaymentBalance(after)
  const isCovered = state === 'paid' || state === 'overpaid'
  return rise > 0 || isCovered ? choosePaidStatus(after) : status
}

async function readPaidAmount(tx: Database, id: string): Promise<number> {
  const { paid } = await tx
    .selectFrom('booking')
    .select(paidOnline.as('paid'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return paid
}
