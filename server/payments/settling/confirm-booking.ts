import { paymentChoiceOf, STATUS_WHEN_PAID } from '#domain/payment.ts'
import { type Selectable, sql } from 'kysely'

import { recordEvents } from '../../bookings/events.ts'
import { tellAboutBooking } from '../../bookings/notices.ts'
import { closeWindowsOf } from '../../bookings/windows.ts'
import type { Database } from '../../db/connect.ts'
import type { Schema } from '../../db/schema.ts'
import { writeMail } from '../../mail/outbox.ts'
import { type Payment, UNSETTLED } from '../cashier.ts'
import type { ProviderPayment } from '../provider.ts'

type Booking = Selectable<Schema['booking']>

/** Everything that decides what a payment does; car, booking and payment are locked. */
export type Paid = {
  payment: Payment
  truth: ProviderPayment
  booking: Booking | undefined
  car: { available: boolean; fully_booked: boolean } | undefined
  /** Not when the database has just said that somebody else has the car. */
  canRevive: boolean
  now: Date
}

export type RefundReason = 'mismatch' | 'booking-gone' | 'paid-before' | 'cancelled' | 'car-gone'

/** Why the money cannot be kept; null when it can. */
export async function whyNotConfirmed(tx: Database, paid: Paid): Promise<RefundReason | null> {
  const { booking, car, canRevive, now } = paid
  if (!booking) return 'booking-gone'
  if (await isPaidByAnother(tx, paid)) return 'paid-before'
  if (booking.status === 'cancelled') return 'cancelled'
  if (booking.status !== 'void' || booking.expires_at !== null) return null
  // The window is over and the car was freed: only if it still is, and the rental is to come.
  const isFree = car?.available === true && !car.fully_booked
  return canRevive && isFree && booking.starts_at > now ? null : 'car-gone'
}

/** Confirms the booking of a payment, once; a booking that staff have moved on stays as it is. */
export async function confirmBooking(tx: Database, paid: Paid): Promise<Payment> {
  const { booking, payment, truth, now } = paid
  if (!booking) throw new Error('There is nothing to confirm.')
  if (booking.status === 'void') await makeReal(tx, booking, now)
  await supersedeOthers(tx, payment, now)
  const kept = await tx
    .updateTable('payment')
    .set({ status: 'paid', charge_id: truth.chargeId, reason: null, due_at: null })
    .set({ paid_at: now, updated_at: now })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await inviteGuest(tx, booking, now)
  const charged = { amount: truth.amount, currency: truth.currency }
  await tellAboutBooking(tx, { kind: 'paid', bookingId: booking.id, charged, now })
  return kept
}

async function makeReal(tx: Database, booking: Booking, now: Date): Promise<void> {
  const { id, car_id, is_deposit, is_payed_in_full, expires_at } = booking
  const choice = paymentChoiceOf({ isDeposit: is_deposit, isPayedInFull: is_payed_in_full })
  const status = STATUS_WHEN_PAID[choice]
  if (expires_at === null) await closeWindowsOf(tx, car_id, now)
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

async function isPaidByAnother(tx: Database, { payment }: Paid): Promise<boolean> {
  const other = await tx
    .selectFrom('payment')
    .select('id')
    .where('booking_id', '=', payment.booking_id)
    .where('id', '!=', payment.id)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  return other !== undefined
}

/** Their forms are closed by the sweep; whoever pays one all the same has the money back. */
async function supersedeOthers(tx: Database, { id, booking_id }: Payment, now: Date) {
  await tx
    .updateTable('payment')
    .set({ superseded: true, due_at: now, updated_at: now })
    .where('booking_id', '=', booking_id)
    .where('id', '!=', id)
    .where('status', 'in', UNSETTLED)
    .execute()
}

/** A guest's account waits to be activated; the mail waits for the payment. */
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
  await writeMail(tx, { kind: 'activate', accountId, language, now })
}
