import type { components } from '@masar/openapi/schema.d.ts'

import { toWireCharge } from '@masar/domain/payment/charge.ts'
import { sql } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { Payment } from './payment-deps.ts'

type Schemas = components['schemas']
type BookingPayments = NonNullable<Schemas['BookingDetail']['payments']>

const CHARGED_STATUSES = ['paid', 'refunding', 'refunded'] as const

/** SQL expression: the amount paid online for a `booking` row and not refunded, in the base currency. */
export const paidOnline = sql<number>`(select coalesce(sum(base_amount), 0)::bigint from payment
  where booking_id = booking.id and payment.status = 'paid')`

/** Returns the payments of a booking, oldest first. */
export async function readBookingPayments(
  db: Database,
  bookingId: ObjectId,
): Promise<BookingPayments> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', 'in', CHARGED_STATUSES)
    .orderBy('paid_at')
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => {
    const status = CHARGED_STATUSES.find((known) => known === row.status)
    return status ? [{ ...toWirePayment(row), status }] : []
  })
}

const toWirePayment = ({ provider, amount_minor, base_amount, ...row }: Payment) => ({
  provider,
  charge: toWireCharge(
    { amount: amount_minor, currency: row.currency, rate: row.rate },
    base_amount,
  ),
  at: (row.paid_at ?? row.created_at).toISOString(),
  ...(row.refunded_at ? { refundedAt: row.refunded_at.toISOString() } : {}),
})
