import { toMajor } from '@masar/domain/money/money.ts'

import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import type { Payment } from '../../payments/payment-deps.ts'
import type { WireDeclineReason } from '../../payments/provider.ts'

/**
 * Throws unless the booking is paid, by this payment or another one. Status checks respond with the error,
 * which includes the reason. A processing or refunded payment throws in any case.
 */
export async function assertBookingPaid(db: Database, payment: Payment): Promise<void> {
  const { status, superseded } = payment
  if (status === 'paid') return
  const paidBooking = await findBookingPaidByAnother(db, payment)
  if (status === 'refunding' || status === 'refunded')
    throw new Refusal('payment-refunded', {
      refund: toChargedMoney(payment),
      ...toBookingIdField(paidBooking),
    })
  if (status === 'processing') throw new Refusal('payment-pending')
  if (paidBooking) return
  if (superseded) throw new Refusal('payment-declined', { reason: 'superseded' })
  if (status === 'declined')
    throw new Refusal('payment-declined', { reason: toDeclineReason(payment.reason) })
  throw new Refusal(status === 'expired' ? 'payment-expired' : 'payment-open')
}

async function findBookingPaidByAnother(db: Database, payment: Payment): Promise<ObjectId | null> {
  const other = await db
    .selectFrom('payment')
    .select('booking_id')
    .where('booking_id', '=', payment.booking_id)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  return other?.booking_id ?? null
}

const toChargedMoney = ({ amount_minor, currency }: Payment) => ({
  amount: toMajor(amount_minor, currency),
  currency,
})

const toBookingIdField = (bookingId: ObjectId | null) => (bookingId ? { bookingId } : {})

const DECLINE_REASONS: readonly WireDeclineReason[] = [
  'declined',
  'insufficient-funds',
  'challenge-failed',
  'challenge-left',
  'superseded',
]

const toDeclineReason = (stored: string | null): WireDeclineReason =>
  DECLINE_REASONS.find((reason) => reason === stored) ?? 'declined'
