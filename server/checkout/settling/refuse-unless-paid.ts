import { toMajor } from '@masar/domain/money/money.ts'

import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import type { Payment } from '../../payments/payment-deps.ts'
import type { WireDeclineReason } from '../../payments/provider.ts'

/**
 * Returns the state of a payment for check calls: nothing when its booking is paid, by this payment
 * or another one; otherwise throws the error with the reason.
 */
export async function refuseUnlessPaid(db: Database, payment: Payment): Promise<void> {
  const { status, superseded } = payment
  if (status === 'paid') return
  const paidBooking = await bookingPaidByAnother(db, payment)
  if (status === 'refunding' || status === 'refunded')
    throw new Refusal('payment-refunded', {
      refund: chargedMoney(payment),
      ...optionalId(paidBooking),
    })
  if (status === 'processing') throw new Refusal('payment-pending')
  if (paidBooking) return
  if (superseded) throw new Refusal('payment-declined', { reason: 'superseded' })
  if (status === 'declined')
    throw new Refusal('payment-declined', { reason: declineReason(payment.reason) })
  throw new Refusal(status === 'expired' ? 'payment-expired' : 'payment-open')
}

async function bookingPaidByAnother(db: Database, payment: Payment): Promise<ObjectId | null> {
  const other = await db
    .selectFrom('payment')
    .select('booking_id')
    .where('booking_id', '=', payment.booking_id)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  return other?.booking_id ?? null
}

const chargedMoney = ({ amount_minor, currency }: Payment) => ({
  amount: toMajor(amount_minor, currency),
  currency,
})

const optionalId = (bookingId: ObjectId | null) => (bookingId ? { bookingId } : {})

const REASONS: readonly WireDeclineReason[] = [
  'declined',
  'insufficient-funds',
  'challenge-failed',
  'challenge-left',
  'superseded',
]

const declineReason = (stored: string | null): WireDeclineReason =>
  REASONS.find((reason) => reason === stored) ?? 'declined'
