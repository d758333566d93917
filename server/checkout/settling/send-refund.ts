import { recordEvents } from '../../bookings/events.ts'
import { notifyAboutBooking } from '../../bookings/notices/notify-about-booking.ts'
import type { Database } from '../../db/connection/connect.ts'
import { transaction } from '../../db/transaction.ts'
import { issueCorrection } from '../../documents/payment-documents.ts'
import { findProvider, type Payment, type PaymentDeps } from '../../payments/payment-deps.ts'
import { ProviderDownError, RefundRefusedError } from '../../payments/provider.ts'
import type { PaidPayment, RefundReason } from './confirm-booking.ts'
import { recordRejectedRefund } from './failed-refund.ts'

/**
 * Marks money for refund. Called before the provider, so that the sweep finds the payment after any failure and
 * retries until the refund is sent.
 */
export async function markForRefund(
  tx: Database,
  { payment, reported, now }: PaidPayment,
  reason: RefundReason,
): Promise<Payment> {
  const { amount, currency, chargeId } = reported
  const marked = await tx
    .updateTable('payment')
    .set({ status: 'refunding', reason, charge_id: chargeId, due_at: now, tries: 0 })
    // The amount actually received, in case it differs from the requested one.
    .set({ amount_minor: amount, currency, paid_at: now, updated_at: now })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const bookingId = payment.booking_id
  if (!bookingId) return marked
  await recordEvents(tx, bookingId, ['refunding'], now)
  const charged = { amount, currency }
  await notifyAboutBooking(tx, { kind: 'refunding', bookingId, charged, now })
  return marked
}

/** Sends a marked refund. If the provider is unavailable or rejects it, the payment stays marked for refund. */
export async function trySendRefund(deps: PaymentDeps, payment: Payment): Promise<Payment> {
  if (payment.status !== 'refunding') return payment
  return sendRefund(deps, payment).catch((error: unknown) => {
    if (error instanceof ProviderDownError || error instanceof RefundRefusedError) return payment
    throw error
  })
}

export async function sendRefund(deps: PaymentDeps, payment: Payment): Promise<Payment> {
  const { reference } = payment
  if (reference === null) throw new Error('The payment has received nothing to refund.')
  const provider = findProvider(deps, payment.provider)
  const reported = await provider.read(reference)
  const refund = await provider
    .refund(reported, createRefundKey(payment))
    .catch(async (error: unknown) => {
      if (error instanceof RefundRefusedError) await recordRejectedRefund(deps, payment)
      throw error
    })
  const { operator } = deps.config
  return transaction(deps.db, (tx) =>
    recordSentRefund(tx, payment, { ...refund, operator, now: deps.now() }),
  )
}

/** A retry needs another key: for a day, providers repeat a failure for the same key. */
const createRefundKey = ({ id, refund_failures }: Payment) =>
  refund_failures === 0 ? id : `${id}-${refund_failures}`

type Operator = PaymentDeps['config']['operator']

async function recordSentRefund(
  tx: Database,
  payment: Payment,
  { refundId, operator, now }: { refundId: string; operator: Operator; now: Date },
): Promise<Payment> {
  const refunded = await tx
    .updateTable('payment')
    .set({ status: 'refunded', refund_id: refundId, refunded_at: now, due_at: null })
    .set({ updated_at: now })
    .where('id', '=', payment.id)
    .where('status', '=', 'refunding')
    .returningAll()
    .executeTakeFirst()
  // A concurrent call has already recorded it.
  if (!refunded) return { ...payment, status: 'refunded' }
  const { booking_id: bookingId, amount_minor: amount, currency } = refunded
  if (bookingId) {
    await recordEvents(tx, bookingId, ['refunded'], now)
    const charged = { amount, currency }
    await notifyAboutBooking(tx, { kind: 'refunded', bookingId, charged, now })
  }
  await issueCorrection(tx, { payment: refunded, operator, now })
  return refunded
}
