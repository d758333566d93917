import type { Payment } from '../../db/schema.d.ts'
import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'

import { toDemoId } from '../identity.ts'
import type { DemoBooking } from './booking.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'

/**
 * The result of a payment, by booking status. The payment of a void booking arrived after another customer had
 * booked the car.
 */
const PAYMENT_RESULTS: Partial<Record<BookingStatus, Payment['status']>> = {
  deposit: 'paid',
  paid: 'paid',
  paidInFull: 'paid',
  void: 'refunded',
}

export type PaymentRow = ReturnType<typeof makePaymentRow>

/** Creates the online payments of the paid bookings, and the late one. */
export function makePaymentRows(bookings: readonly DemoBooking[]): PaymentRow[] {
  return bookings.flatMap((booking) => {
    const status = PAYMENT_RESULTS[booking.row.status]
    return status ? [makePaymentRow(booking, status)] : []
  })
}

function makePaymentRow({ rental, row, events }: DemoBooking, status: Payment['status']) {
  const isRefunded = status === 'refunded'
  const id = toDemoId('payment', rental.key)
  const last = events.at(-1)?.happened_at ?? row.created_at
  return {
    id,
    booking_id: row.id,
    provider: 'sandbox' as const,
    reference: `sandbox_${id}`,
    currency: getBaseCurrency(),
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
    paid_at:
      events.find(({ kind }) => PAYMENT_EVENT_KINDS.has(kind))?.happened_at ?? row.created_at,
    refunded_at: isRefunded ? last : null,
  }
}

/** Creates the same payment in the sandbox, so that it can be refunded. */
export const toSandboxPaymentRow = (payment: PaymentRow) => ({
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

export const toSandboxChargeRow = (payment: PaymentRow) => ({
  id: payment.charge_id,
  reference: payment.reference,
  amount_minor: payment.amount_minor,
  currency: payment.currency,
  refund_id: payment.refund_id,
  created_at: payment.paid_at,
  refunded_at: payment.refunded_at,
})

const PAYMENT_EVENT_KINDS = new Set(['deposit', 'paid', 'paidInFull', 'refunding'])
