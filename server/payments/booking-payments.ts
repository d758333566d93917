import type { components } from '#openapi/schema.d.ts'

import { chargeOnWire } from '#domain/payment/charge.ts'
import { toMajor } from '#domain/money/money.ts'

import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { Payment } from './payment-deps.ts'

type Schemas = components['schemas']
type Money = Required<Pick<Schemas['BookingDetail'], 'paidOnline' | 'payments'>>

const MOVED = ['paid', 'refunding', 'refunded'] as const

/** The money that came for a booking, oldest first, and how much of it stays. */
export async function readBookingPayments(db: Database, bookingId: ObjectId): Promise<Money> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', 'in', MOVED)
    .orderBy('paid_at')
    .orderBy('id')
    .execute()
  const kept = rows.filter(({ status }) => status === 'paid')
  const payments = rows.flatMap((row) => {
    const status = MOVED.find((known) => known === row.status)
    return status ? [{ ...wirePayment(row), status }] : []
  })
  return { paidOnline: toMajor(kept.reduce((sum, row) => sum + row.base_amount, 0)), payments }
}

const wirePayment = ({ provider, amount_minor, base_amount, ...row }: Payment) => ({
  provider,
  charge: chargeOnWire(
    { amount: amount_minor, currency: row.currency, rate: row.rate },
    base_amount,
  ),
  at: (row.paid_at ?? row.created_at).toISOString(),
  ...(row.refunded_at ? { refundedAt: row.refunded_at.toISOString() } : {}),
})
