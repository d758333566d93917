import type { Amount } from '@masar/domain/money/money.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

type Money = { amount: Amount; currency: string }

/**
 * What was paid online for a booking that does not take place goes back, all of it: marked here, in
 * the transaction that cancels, and sent by the sweep. Null when nothing was paid.
 */
export async function returnPayment(
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
