import type { Payment } from '../../db/schema.d.ts'
import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'

import { demoId } from '../identity.ts'
import type { DemoBooking } from './booking.ts'
import { baseCurrency } from '@masar/domain/service/operator.ts'

/** The result of a payment: that of a void booking arrived late, when the car was taken. */
const ENDINGS: Partial<Record<BookingStatus, Payment['status']>> = {
  deposit: 'paid',
  paid: 'paid',
  paidInFull: 'paid',
  void: 'refunded',
}

export type PaymentRow = ReturnType<typeof paymentRow>

/** The online payments of the paid bookings, and the late one. */
export function paymentRows(bookings: readonly DemoBooking[]): PaymentRow[] {
  return bookings.flatMap((booking) => {
    const status = ENDINGS[booking.row.status]
    return status ? [paymentRow(booking, status)] : []
  })
}

function paymentRow({ rental, row, events }: DemoBooking, status: Payment['status']) {
  const isRefunded = status === 'refunded'
  const id = demoId('payment', rental.key)
  const last = events.at(-1)?.happened_at ?? row.created_at
  return {
    id,
    booking_id: row.id,
    provider: 'sandbox' as const,
    reference: `sandbox_${id}`,
    currency: baseCurrency(),
    amount_minor: row.price,
    base_amount: row.price,
    rate: 1,
    status,
    reason: isRefunded ? 'car-gone' : null,
    superseded: false,
    charge_id: `charge_${id}`,
    refund_id: isRefunded ? `refund_${id}` : null,
    tries: 0,
    created_at: row.created_at,
    updated_at: last,
    paid_at: events.find(({ kind }) => PAID.has(kind))?.happened_at ?? row.created_at,
    refunded_at: isRefunded ? last : null,
  }
}

/** The same payments in the sandbox, so that they can be refunded. */
export const sandboxPaymentRow = (payment: PaymentRow) => ({
  reference: payment.reference,
  payment_id: payment.id,
  booking_id: payment.booking_id,
  amount_minor: payment.amount_minor,
  currency: payment.currency,
  locale: 'fr',
  status: 'paid' as const,
  expires_at: payment.paid_at,
  created_at: payment.created_at,
})

export const sandboxChargeRow = (payment: PaymentRow) => ({
  id: payment.charge_id,
  reference: payment.reference,
  amount_minor: payment.amount_minor,
  currency: payment.currency,
  refund_id: payment.refund_id,
  created_at: payment.paid_at,
  refunded_at: payment.refunded_at,
})

const PAID = new Set(['deposit', 'paid', 'paidInFull', 'refunding'])
