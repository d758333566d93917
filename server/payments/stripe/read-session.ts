import type { Stripe } from 'stripe'

import { isObjectId } from '../../db/object-id.ts'
import type { WireDeclineReason, ProviderPayment, ProviderStatus } from '../provider.ts'

type Session = Stripe.Checkout.Session
type Intent = Stripe.PaymentIntent

/** Maps a session with its payment intent to a payment. */
export function toStripePayment(session: Session): ProviderPayment {
  const intent = getIntent(session)
  const status = getSessionStatus(session, intent)
  const amount = intent?.status === 'succeeded' ? intent.amount_received : session.amount_total
  const { currency } = session
  if (amount === null || currency === null)
    throw new Error(`Stripe's session ${session.id} has no amount.`)
  return {
    reference: session.id,
    status,
    amount,
    currency: currency.toUpperCase(),
    bookingId: readMetadataId(session, 'bookingId'),
    paymentId: readMetadataId(session, 'paymentId'),
    chargeId: intent?.id ?? null,
    reason: status === 'declined' ? getDeclineReason(intent) : null,
  }
}

function getSessionStatus(
  { status, payment_status }: Session,
  intent: Intent | null,
): ProviderStatus {
  // Excludes `no_payment_required`, which moves no money and could not be refunded.
  if (payment_status === 'paid') return 'paid'
  if (status === 'expired') return 'expired'
  // Stripe does not update the intent and the session simultaneously.
  if (intent?.status === 'processing' || intent?.status === 'succeeded') return 'processing'
  const failed = intent?.status === 'requires_payment_method' && intent.last_payment_error !== null
  return failed || status === 'complete' ? 'declined' : 'open'
}

function getDeclineReason(intent: Intent | null): WireDeclineReason {
  const { code, decline_code } = intent?.last_payment_error ?? {}
  if (decline_code === 'insufficient_funds') return 'insufficient-funds'
  const isChallenge =
    code === 'payment_intent_authentication_failure' || code === 'authentication_required'
  return isChallenge ? 'challenge-failed' : 'declined'
}

const getIntent = ({ payment_intent }: Session): Intent | null =>
  typeof payment_intent === 'object' ? payment_intent : null

function readMetadataId({ metadata }: Session, name: string) {
  const id = metadata?.[name]
  return id && isObjectId(id) ? id : null
}
