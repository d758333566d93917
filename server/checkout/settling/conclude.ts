import { lockCar } from '../../bookings/lock-bookings.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { transaction } from '../../db/transaction.ts'
import { isConstraintViolation } from '../../db/violation.ts'
import {
  isUnsettled,
  type Payment,
  type PaymentDeps,
  UNSETTLED_STATUSES,
} from '../../payments/payment-deps.ts'
import type { ProviderPayment } from '../../payments/provider.ts'
import { confirmBooking, findRefundReason, type PaidPayment } from './confirm-booking.ts'
import { markForRefund } from './send-refund.ts'

type Conclusion = Pick<PaidPayment, 'reported' | 'canRevive' | 'operator' | 'now'> & {
  id: ObjectId
}

/**
 * Stores the provider's result and its consequence in one transaction: the booking is confirmed, or the money
 * is marked for refund. A database constraint determines whether a released car is still available.
 */
export async function concludePayment(
  { db, config: { operator }, now }: PaymentDeps,
  { id }: Payment,
  reported: ProviderPayment,
): Promise<Payment> {
  const attempt = (canRevive: boolean) =>
    transaction(db, (tx) =>
      concludeLockedPayment(tx, { id, reported, canRevive, operator, now: now() }),
    )
  return attempt(true).catch((error: unknown) => {
    if (isConstraintViolation(error, 'booking_holds_its_car_alone')) return attempt(false)
    throw error
  })
}

/** Marks a payment as expired: it was not paid and can no longer be paid. */
export async function markExpired({ db, now }: PaymentDeps, { id }: Payment): Promise<Payment> {
  await db
    .updateTable('payment')
    .set({ status: 'expired', due_at: null, updated_at: now() })
    .where('id', '=', id)
    .where('status', 'in', UNSETTLED_STATUSES)
    .execute()
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Whether the provider's payment is the one that we opened: same booking, amount and currency. */
export const isMatchingPayment = (payment: Payment, reported: ProviderPayment): boolean =>
  reported.paymentId === payment.id &&
  (payment.booking_id === null || reported.bookingId === payment.booking_id) &&
  reported.amount === payment.amount_minor &&
  reported.currency === payment.currency

async function concludeLockedPayment(tx: Database, conclusion: Conclusion): Promise<Payment> {
  const { id, reported, now } = conclusion
  const { car, booking, payment } = await lockRows(tx, id)
  const isSettled = !isUnsettled(payment) && payment.status !== 'expired'
  if (isSettled) return payment
  if (reported.status !== 'paid') return recordStatus(tx, payment, reported, now)
  const facts = { ...conclusion, car, booking, payment }
  const refundReason = isMatchingPayment(payment, reported)
    ? await findRefundReason(tx, facts)
    : 'mismatch'
  return refundReason === null ? confirmBooking(tx, facts) : markForRefund(tx, facts, refundReason)
}

/** Locks car, booking and payment, always in this order to prevent deadlocks. */
async function lockRows(tx: Database, id: ObjectId) {
  const known = await tx
    .selectFrom('payment')
    .leftJoin('booking', 'booking.id', 'payment.booking_id')
    .select(['booking.id as booking_id', 'booking.car_id'])
    .where('payment.id', '=', id)
    .executeTakeFirstOrThrow()
  const car = known.car_id ? await lockCar(tx, known.car_id) : undefined
  const booking = known.booking_id
    ? await tx
        .selectFrom('booking')
        .selectAll()
        .where('id', '=', known.booking_id)
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { car, booking: payment.booking_id ? booking : undefined, payment }
}

const STORED_STATUSES = {
  open: 'open',
  approved: 'open',
  processing: 'processing',
  declined: 'declined',
  expired: 'expired',
} as const satisfies Record<Exclude<ProviderPayment['status'], 'paid'>, Payment['status']>

const RETRY_DELAY_MS = 30_000

async function recordStatus(
  tx: Database,
  payment: Payment,
  { status: reported, reason }: ProviderPayment,
  now: Date,
): Promise<Payment> {
  if (reported === 'paid') return payment
  const status = STORED_STATUSES[reported]
  // A payment that we closed stays closed, even if its provider cannot close it.
  if (payment.status === 'expired' && status !== 'processing') return payment
  const dueAt = { expired: null, processing: new Date(now.getTime() + RETRY_DELAY_MS) }
  return tx
    .updateTable('payment')
    .set({
      status,
      reason: status === 'declined' ? reason : null,
      updated_at: now,
      ...(status === 'expired' || status === 'processing' ? { due_at: dueAt[status] } : {}),
    })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
