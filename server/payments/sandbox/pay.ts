import { isCardCode, isCardExpiry, isCardNumber } from '@masar/domain/payment/card.ts'
import { findTestCard, type TestCardOutcome } from '@masar/domain/payment/test-cards.ts'

import type { Database } from '../../db/connection/connect.ts'
import { transaction } from '../../db/transaction.ts'
import type { WireDeclineReason } from '../provider.ts'
import { createChallenge, dropChallenges } from './challenge/challenge.ts'
import { isClientSecret } from './client-secret.ts'
import {
  recordCharge,
  completeSlowCharge,
  recordDecline,
  lockPayment,
  setSandboxStatus,
} from './ledger.ts'
import type { SandboxDeps } from './sandbox-deps.ts'

/** The data that a page sends to pay. The card is not stored. */
export type PayRequest = {
  reference: string
  clientSecret: string
  number: string
  expiry: string
  code: string
}

export type PayAnswer =
  | { status: 'succeeded' | 'processing' }
  | { status: 'declined'; reason: WireDeclineReason }
  | { status: 'requires_challenge'; challengeUrl: string }
  | { error: PayError }
  /** Charged, but the connection to the page breaks. */
  | { lost: true }

export type PayError =
  | 'unknown-payment'
  | 'invalid-number'
  | 'invalid-expiry'
  | 'invalid-code'
  | 'closed'
  | 'down'

export async function paySandboxPayment(deps: SandboxDeps, paying: PayRequest): Promise<PayAnswer> {
  const { reference, clientSecret, number } = paying
  if (!(await isClientSecret(deps.db, reference, clientSecret))) return { error: 'unknown-payment' }
  const payError = findPayError(paying, deps.now())
  if (payError) return { error: payError }
  // A card that is not listed may be real, and is never accepted.
  const outcome = findTestCard(number)?.outcome ?? 'declined'
  if (outcome === 'provider-down') return { error: 'down' }

  const answer = await transaction(deps.db, (tx) => recordPayment(tx, deps, { reference, outcome }))
  deps.announce()
  if (outcome !== 'slow' || !('status' in answer) || answer.status !== 'processing') return answer
  await deps.wait(deps.slowMs)
  await completeSlowCharge(deps, reference)
  return { status: 'succeeded' }
}

function findPayError({ number, expiry, code }: PayRequest, now: Date): PayError | null {
  if (!isCardNumber(number)) return 'invalid-number'
  if (!isCardExpiry(expiry, now.toISOString().slice(0, 10))) return 'invalid-expiry'
  return isCardCode(code, number) ? null : 'invalid-code'
}

type CardPayment = { reference: string; outcome: Exclude<TestCardOutcome, 'provider-down'> }

async function recordPayment(
  tx: Database,
  deps: SandboxDeps,
  { reference, outcome }: CardPayment,
): Promise<PayAnswer> {
  const payment = await lockPayment(tx, reference)
  if (!payment) return { error: 'unknown-payment' }
  const { status } = payment
  if (status === 'paid') return { status: 'succeeded' }
  if (status === 'processing') return { status: 'processing' }
  if (status === 'closed' || payment.expires_at <= deps.now()) return { error: 'closed' }

  await dropChallenges(tx, reference)
  switch (outcome) {
    case 'declined':
    case 'insufficient-funds':
      await recordDecline(tx, deps, { reference, reason: outcome })
      return { status: 'declined', reason: outcome }
    case 'challenge':
      return {
        status: 'requires_challenge',
        challengeUrl: await createChallenge(tx, deps, payment),
      }
    case 'slow': {
      const settlesAt = new Date(deps.now().getTime() + deps.slowMs)
      await setSandboxStatus(tx, reference, { status: 'processing', settles_at: settlesAt })
      return { status: 'processing' }
    }
    case 'accepted':
    case 'connection-lost':
      await recordCharge(tx, deps, payment)
      return outcome === 'connection-lost' ? { lost: true } : { status: 'succeeded' }
  }
}
