import { choosePaidStatus } from '@masar/domain/payment/payment-balance.ts'
import { type Selectable, sql } from 'kysely'

import { recordEvents } from '../../bookings/events.ts'
import { notifyAboutBooking } from '../../bookings/notices/notify-about-booking.ts'
import { toPaidBooking } from '../../bookings/paid-booking.ts'
import { closeCarWindows } from '../../bookings/windows.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { DB } from '../../db/schema.d.ts'
import { issueReceipt } from '../../documents/payment-documents.ts'
import type { OperatorIdentity } from '../../config/operator-identity.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { type Payment, UNSETTLED_STATUSES } from '../../payments/payment-deps.ts'
import type { ProviderPayment } from '../../payments/provider.ts'

type Booking = Selectable<DB['booking']>

/** Everything that determines the effect of a payment. Car, booking and payment are locked. */
export type PaidPayment = {
  payment: Payment
  reported: ProviderPayment
  booking: Booking | undefined
  car: { available: boolean; fully_booked: boolean } | undefined
  /** False when the database has just reported that the car is taken. */
  canRevive: boolean
  operator: OperatorIdentity | null
  now: Date
}

export type RefundReason = 'mismatch' | 'booking-gone' | 'paid-before' | 'cancelled' | 'car-gone'

/** Returns why the money must be refunded; null when it can be kept. */
export async function findRefundReason(
  tx: Database,
  paid: PaidPayment,
): Promise<RefundReason | null> {
  const { booking, car, canRevive, now } = paid
  if (!booking) return 'booking-gone'
  if (await isPaidByAnother(tx, paid)) return 'paid-before'
  if (booking.status === 'cancelled') return 'cancelled'
  if (booking.status !== 'void' || booking.expires_at !== null) return null
  // The payment window has ended and the car was released. The money is kept only if the car is still free and
  // the rental is in the future.
  const isFree = car?.available === true && !car.fully_booked
  return canRevive && isFree && booking.starts_at > now ? null : 'car-gone'
}

/**
 * Confirms the booking that the payment is for, at most once. Keeps a status that staff have set in the
 * meantime.
 */
export async function confirmBooking(tx: Database, paid: PaidPayment): Promise<Payment> {
  const { booking, payment, reported, operator, now } = paid
  if (!booking) throw new Error('The payment has no booking to confirm.')
  if (booking.status === 'void') await activateBooking(tx, { booking, payment, now })
  await supersedeOtherPayments(tx, payment, now)
  const stored = await tx
    .updateTable('payment')
    .set({ status: 'paid', charge_id: reported.chargeId, reason: null, due_at: null })
    .set({ paid_at: now, updated_at: now })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await inviteGuest(tx, booking, now)
  const charged = { amount: reported.amount, currency: reported.currency }
  await notifyAboutBooking(tx, { kind: 'paid', bookingId: booking.id, charged, now })
  // Issue the receipt last: until this transaction ends, no other receipt can be issued.
  await issueReceipt(tx, { payment: stored, operator, now })
  return stored
}

type Activation = { booking: Booking; payment: Payment; now: Date }

/**
 * Sets the status according to the amount paid, because the price may have changed since the payment was
 * opened.
 */
async function activateBooking(tx: Database, { booking, payment, now }: Activation): Promise<void> {
  const { id, car_id, expires_at } = booking
  const status = choosePaidStatus(toPaidBooking(booking, payment.base_amount))
  if (expires_at === null) await closeCarWindows(tx, car_id, now)
  await tx
    .updateTable('booking')
    .set({ status, expires_at: null, updated_at: now })
    .where('id', '=', id)
    .execute()
  await recordEvents(tx, id, [status], now)
  await tx
    .updateTable('car')
    .set({ trips: sql`trips + 1` })
    .where('id', '=', car_id)
    .execute()
}

async function isPaidByAnother(tx: Database, { payment }: PaidPayment): Promise<boolean> {
  const other = await tx
    .selectFrom('payment')
    .select('id')
    .where('booking_id', '=', payment.booking_id)
    .where('id', '!=', payment.id)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  return other !== undefined
}

/**
 * Marks other payments of the booking as superseded: the sweep closes their forms, and late payments are
 * refunded.
 */
async function supersedeOtherPayments(tx: Database, { id, booking_id }: Payment, now: Date) {
  await tx
    .updateTable('payment')
    .set({ superseded: true, due_at: now, updated_at: now })
    .where('booking_id', '=', booking_id)
    .where('id', '!=', id)
    .where('status', 'in', UNSETTLED_STATUSES)
    .execute()
}

/** Queues the activation email for a guest's new account. Before the payment, no such email is sent. */
async function inviteGuest(tx: Database, { driver_id }: Booking, now: Date): Promise<void> {
  const guest = await tx
    .selectFrom('account')
    .select(['id', 'language'])
    .where('id', '=', driver_id)
    .where('active', '=', false)
    .where('password_hash', 'is', null)
    .executeTakeFirst()
  if (!guest) return
  const { id: accountId, language } = guest
  await queueMail(tx, { kind: 'activate', accountId, language, now })
}
