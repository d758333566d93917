import type { MajorUnits } from '@masar/openapi/schema.d.ts'
import type { Charge } from '@masar/domain/payment/charge.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import { toMinor } from '@masar/domain/money/money.ts'
import { findPaymentBar, readAgreedChoice } from '@masar/domain/payment/payment.ts'
import type { Selectable } from 'kysely'

import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import { createObjectId, type ObjectId } from '../../db/object-id.ts'
import type { DB } from '../../db/schema.d.ts'
import { isUnsettled, type Payment, UNSETTLED_STATUSES } from '../../payments/payment-deps.ts'
import { assertBookingPaid } from '../settling/refuse-unless-paid.ts'

export type PayableBooking = Selectable<DB['booking']>

export type Registration = {
  bookingId: ObjectId
  provider: PaymentProviderName
  amount: MajorUnits
  currency: string
  /** Calls with the same key share one payment; without a key, every call creates one. */
  key: string | null
  country: string
  chargeFor: (base: number) => Charge
  now: Date
}

const MINUTE_MS = 60_000
/** If a payment still has no reference after this time, the provider did not respond, or the server crashed. */
const OPENING_TIMEOUT_MS = 5 * MINUTE_MS

type RegisteredPayment = {
  payment: Payment
  booking: PayableBooking
  windowEnd: Date
  /** Earlier payments of the booking, to be closed. */
  former: Payment[]
}

/** Records a payment before the provider is called to open it, so that it is found again after any failure. */
export async function registerPayment(
  tx: Database,
  registration: Registration,
): Promise<RegisteredPayment> {
  const { bookingId, now } = registration
  const booking = await tx
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', bookingId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const windowEnd = await getPaymentWindowEnd(tx, booking, registration)
  if (!booking || !windowEnd) throw new Refusal('payment-expired')

  const again = await findSameAttempt(tx, registration)
  const payment = again ?? (await insertPayment(tx, booking, registration))
  const former = await tx
    .updateTable('payment')
    .set({ superseded: true, due_at: now, updated_at: now })
    .where('booking_id', '=', bookingId)
    .where('id', '!=', payment.id)
    .where('status', 'in', UNSETTLED_STATUSES)
    .returningAll()
    .execute()
  return { payment, booking, windowEnd, former }
}

/**
 * Returns the end of the payment window, or null if it has ended. Throws if the booking is already paid, does
 * not await an online payment, or cannot be paid in full from this country.
 */
async function getPaymentWindowEnd(
  tx: Database,
  booking: PayableBooking | undefined,
  { country, now }: Registration,
): Promise<Date | null> {
  if (!booking) return null
  if (await isPaid(tx, booking.id)) throw new Refusal('already-paid', { bookingId: booking.id })
  if (booking.status !== 'void') throw new Refusal('method-unavailable')
  const choice = readAgreedChoice({
    isDeposit: booking.is_deposit,
    isPayedInFull: booking.is_payed_in_full,
  })
  const facts = { payLater: true, rental: booking.price, deposit: booking.price, country }
  if (findPaymentBar(choice, facts) === 'country') throw new Refusal('online-payment-barred')
  return booking.expires_at && booking.expires_at > now ? booking.expires_at : null
}

async function isPaid(tx: Database, bookingId: ObjectId): Promise<boolean> {
  const paid = await tx
    .selectFrom('payment')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  return paid !== undefined
}

/**
 * Returns the payment with this key. Throws if the key was sent with another request or the payment can no
 * longer be paid.
 */
async function findSameAttempt(tx: Database, registration: Registration): Promise<Payment | null> {
  const { bookingId, key, provider, amount, currency, now } = registration
  if (key === null) return null
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('attempt_key', '=', key)
    .executeTakeFirst()
  if (!payment) return null
  const isSame =
    payment.provider === provider &&
    payment.currency === currency.toUpperCase() &&
    payment.amount_minor === toMinor(amount, payment.currency)
  if (!isSame) throw new Refusal('key-reused', { bookingId })
  if (payment.superseded) await assertBookingPaid(tx, payment)
  if (payment.reference === null) return reopenPayment(tx, payment, now)
  if (!isUnsettled(payment)) await assertBookingPaid(tx, payment)
  return payment
}

/** Reopens a payment whose provider did not respond. For the same key, the provider opens the same payment. */
const reopenPayment = (tx: Database, { id }: Payment, now: Date): Promise<Payment> =>
  tx
    .updateTable('payment')
    .set({
      status: 'opening',
      due_at: new Date(now.getTime() + OPENING_TIMEOUT_MS),
      updated_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

async function insertPayment(
  tx: Database,
  booking: PayableBooking,
  { provider, key, chargeFor, now }: Registration,
): Promise<Payment> {
  const { amount, currency, rate } = chargeFor(booking.price)
  return tx
    .insertInto('payment')
    .values({
      id: createObjectId(now),
      booking_id: booking.id,
      provider,
      attempt_key: key,
      currency,
      amount_minor: amount,
      base_amount: booking.price,
      rate,
      status: 'opening',
      due_at: new Date(now.getTime() + OPENING_TIMEOUT_MS),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
