import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { requestRefund } from '../../payments/refund-payment.ts'
import { recordEvents } from '../events.ts'

/**
 * Marks online payments for refund and records the refund in the timeline. Returns null when nothing was paid.
 */
export async function refundBooking(tx: Database, bookingId: ObjectId, now: Date) {
  const returned = await requestRefund(tx, bookingId, now)
  if (returned) await recordEvents(tx, bookingId, ['refunding'], now)
  return returned
}
