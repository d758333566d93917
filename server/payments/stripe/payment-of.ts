import type { Stripe } from 'stripe'

import { isObjectId } from '../../db/object-id.ts'
import type { DeclineReason, ProviderPayment, ProviderStanding } from '../provider.ts'

type Session = Stripe.Checkout.Session
type Intent = Stripe.PaymentIntent

/** What a session with its payment intent says about the money. */
export function paymentOf(session: Session): ProviderPayment {
  const intent = intentOf(session)
  const standing = standingOf(session, intent)
  const amount = intent?.status === 'succeeded' ? intent.amount_received : session.amount_total
  return {
    reference: session.id,
    standing,
    amount: amount ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    bookingId: idIn(session, 'bookingId'),
    paymentId: idIn(session, 'paymentId'),
    chargeId: intent?.id ?? null,
    reason: standing === 'declined' ? reasonOf(intent) : null,
  }
}

function standingOf({ status, payment_status }: Session, intent: Intent | null): ProviderStanding {
  if (payment_status !== 'unpaid') return 'paid'
  if (status === 'expired') return 'expired'
  // Between the charge and the end of the session Stripe tells one of them first.
  if (intent?.status === 'processing' || intent?.status === 'succeeded') return 'processing'
  const failed = intent?.status === 'requires_payment_method' && intent.last_payment_error !== null
  return failed || status === 'complete' ? 'declined' : 'open'
}

function reasonOf(intent: Intent | null): DeclineReason {
  const { code, decline_code } = intent?.last_payment_error ?? {}
  if (decline_code === 'insufficient_funds') return 'insufficient-funds'
  const isChallenge =
    code === 'payment_intent_authentication_failure' || code === 'authentication_required'
  return isChallenge ? 'challenge-failed' : 'declined'
}

const intentOf = ({ payment_intent }: Session): Intent | null =>
  typeof payment_intent === 'object' ? payment_intent : null

function idIn({ metadata }: Session, name: string) {
  const id = metadata?.[name]
  return id && isObjectId(id) ? id : null
}
