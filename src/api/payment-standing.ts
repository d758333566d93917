import type { Problem } from '#domain/problem.ts'
import type {
  DeclineReason,
  PaymentAnswer,
  PaymentStanding,
} from '#machines/payment/payment-facts.ts'

const STANDINGS: Readonly<Record<string, PaymentStanding>> = {
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
export function standingOf(problem: Problem): PaymentAnswer | null {
  const standing = problem.kind === 'http' ? STANDINGS[problem.code ?? ''] : undefined
  if (problem.kind !== 'http' || !standing) return null
  return {
    standing,
    reason: REASONS.find((reason) => reason === problem.reason) ?? null,
    refund: problem.refund ?? null,
    paidOtherwise: problem.bookingId !== undefined,
  }
}
