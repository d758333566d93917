import { recordEvents } from '../../bookings/events.ts'
import { notifyAboutBooking } from '../../bookings/notices/notify-about-booking.ts'
import type { Database } from '../../db/connection/connect.ts'
import { transaction } from '../../db/transaction.ts'
import { findProvider, type Payment, type PaymentDeps } from '../../payments/payment-deps.ts'

/**
 * Records that the provider rejected a refund. The sweep retries; customer and staff are notified of the first
 * rejection.
 */
export async function recordRejectedRefund(
  { db, now }: PaymentDeps,
  { id }: Payment,
): Promise<void> {
  await transaction(db, async (tx) => {
    const failed = await tx
      .updateTable('payment')
      .set((row) => ({ refund_failures: row('refund_failures', '+', 1), updated_at: now() }))
      .where('id', '=', id)
      .where('status', '=', 'refunding')
      .returningAll()
      .executeTakeFirst()
    if (failed?.refund_failures === 1) await notifyAboutFailedRefund(tx, failed, now())
  })
}

/**
 * Checks a sent refund, which may fail days later when the card's bank rejects it. If so, marks it to be sent
 * again.
 */
export async function reviewRefund(deps: PaymentDeps, payment: Payment): Promise<void> {
  const { db, now } = deps
  const { id, status, reference } = payment
  if (status !== 'refunded' || reference === null) return
  const provider = findProvider(deps, payment.provider)
  const refund = await provider.findRefund(await provider.read(reference))
  if (refund !== null) return
  await transaction(db, async (tx) => {
    const failed = await tx
      .updateTable('payment')
      .set({ status: 'refunding', refund_id: null, refunded_at: null, due_at: now(), tries: 0 })
      .set((row) => ({ refund_failures: row('refund_failures', '+', 1), updated_at: now() }))
      .where('id', '=', id)
      .where('status', '=', 'refunded')
      .returningAll()
      .executeTakeFirst()
    if (!failed) return
    if (failed.booking_id) await recordEvents(tx, failed.booking_id, ['refunding'], now())
    await notifyAboutFailedRefund(tx, failed, now())
  })
}

async function notifyAboutFailedRefund(tx: Database, payment: Payment, now: Date): Promise<void> {
  const { booking_id: bookingId, amount_minor: amount, currency } = payment
  if (!bookingId) return
  await notifyAboutBooking(tx, {
    kind: 'refundFailed',
    bookingId,
    charged: { amount, currency },
    now,
  })
}
