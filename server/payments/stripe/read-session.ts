import type { Stripe } from 'stripe'

import { isObjectId } from '../../db/object-id.ts'
import type { WireDeclineReason, ProviderPayment, ProviderStatus } from '../provider.ts'

type Session = Stripe.Checkout.Session
type Intent = Stripe.PaymentIntent

/** Reads the payment from a session with its payment intent. */
export function sessionPayment(session: Session): ProviderPayment {
  const intent = sessionIntent(session)
  const status = sessionStatus(session, intent)
  const amount = intent?.status === 'succeeded' ? intent.amount_received : session.amount_total
  const { currency } = session
  if (amount === null || currency === null)
    throw new Error(`Stripe's session ${session.id} has no amount.`)
  return {
    reference: session.id,
    status,
    amount,
    currency: currency.toUpperCase(),
    bookingId: metadataId(session, 'bookingId'),
    paymentId: metadataId(session, 'paymentId'),
    chargeId: intent?.id ?? null,
    reason: status === 'declined' ? declineReason(intent) : null,
  }
}

function sessionStatus({ status, payment_status }: Session, intent: Intent | null): ProviderStatus {
  // `no_payment_required` moves no money, so nothing can be refunded either.
  if (payment_status === 'paid') return 'paid'
  if (status === 'expired') return 'expired'
  // Between the charge and the end of the session, Stripe updates one of them first.
  if (intent?.status === 'processing' || intent?.status === 'succeeded') return 'processing'
  const failed = intent?.status === 'requires_payment_method' && intent.last_payment_error !== null
  return failed || status === 'complete' ? 'declined' : 'open'
}

function declineReason(intent: Intent | null): WireDeclineReason {
  const { code, decline_code } = intent?.last_payment_error ?? {}
  if (decline_code === 'insufficient_funds') return 'insufficient-funds'
  const isChallenge =
    code === 'payment_intent_authentication_failure' || code === 'authentication_required'
  return isChallenge ? 'challenge-failed' : 'declined'
}

const sessionIntent = ({ payment_intent }: Session): Intent | null =>
  typeof payment_intent === 'object' ? payment_intent : null

function metadataId({ metadata }: Session, name: string) {
  const id = metadata?.[name]
  return id && isObjectId(id) ? id : null
}
