import { HOLDING_STATUSES } from '@masar/domain/booking/booking-status.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import type {
  DeclineReason,
  PaymentAnswer,
  ReportedStatus,
} from '@masar/machines/payment/payment-facts.ts'

const STATUSES: Readonly<Record<string, ReportedStatus>> = {
  'payment-open': 'open',
  'payment-pending': 'pending',
  'payment-declined': 'declined',
  'payment-expired': 'expired',
  'payment-refunded': 'refunded',
}

const REFUSAL_REASONS = [
  'declined',
  'insufficient-funds',
  'challenge-failed',
  'challenge-left',
  'superseded',
] as const satisfies readonly DeclineReason[]

/** Returns the payment status implied by a refused check; null when none is implied. */
export function readRefusedStatus(
  problem: Problem,
): (PaymentAnswer & { status: ReportedStatus }) | null {
  if (problem.kind !== 'http' || !problem.code) return null
  const status = STATUSES[problem.code]
  if (!status) return null
  return {
    status,
    reason: REFUSAL_REASONS.find((reason) => reason === problem.reason) ?? null,
    refund: problem.refund ?? null,
    paidOtherwise: problem.bookingId !== undefined,
  }
}

/**
 * Infers the result of a payment check that was refused without a reason. A backend without
 * `paymentsForBookings` also refuses payments that it has already confirmed, and deletes the booking of an
 * unpaid one (WIRE-69, WIRE-35). The booking's status (null if deleted) distinguishes the two.
 */
export const inferStatusAfterRefusal = (status: string | null): 'paid' | 'expired' =>
  HOLDING_STATUSES.some((holding) => holding === status) ? 'paid' : 'expired'
