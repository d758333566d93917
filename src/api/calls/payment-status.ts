import type { Problem } from '#domain/service/problem.ts'
import type { DeclineReason, PaymentAnswer, ToldStatus } from '#machines/payment/payment-facts.ts'

const STATUSES: Readonly<Record<string, ToldStatus>> = {
  'payment-open': 'open',
  'payment-pending': 'pending',
  'payment-declined': 'declined',
  'payment-expired': 'expired',
  'payment-refunded': 'refunded',
}

const REASONS = [
  'declined',
  'insufficient-funds',
  'challenge-failed',
  'challenge-left',
  'superseded',
] as const satisfies readonly DeclineReason[]

/** What a refusal of the check calls says of the payment; null when it says nothing. */
export function paymentStatus(problem: Problem): (PaymentAnswer & { status: ToldStatus }) | null {
  if (problem.kind !== 'http' || !problem.code) return null
  const status = STATUSES[problem.code]
  if (!status) return null
  return {
    status,
    reason: REASONS.find((reason) => reason === problem.reason) ?? null,
    refund: problem.refund ?? null,
    paidOtherwise: problem.bookingId !== undefined,
  }
}
