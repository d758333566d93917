import type { Amount } from '@masar/domain/money/money.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

type Money = { amount: Amount; currency: string }

/**
 * Marks the online payment of a cancelled booking for a full refund, in the caller's transaction; the sweep
 * sends the refund. Returns null when nothing was paid.
 */
export async function requestRefund(
  tx: Database,
  bookingId: ObjectId,
  now: Date,
): Promise<Money | null> {
  const returned = await tx
    .updateTable('payment')
    .set({ status: 'refunding', reason: 'cancelled', due_at: now, tries: 0, updated_at: now })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'paid')
    .returning(['amount_minor as amount', 'currency'])
    .executeTakeFirst()
  return returned ?? null
}
