import type {
  StripeCharge,
  Customer,
  Intent,
  RecordedStripeRefund,
  StripeSession,
} from './records.ts'

export const toCustomerObject = ({ id, email, name, created }: Customer) => ({
  id,
  object: 'customer',
  created,
  email,
  name,
  livemode: false,
  metadata: {},
})

export const toListObject = (url: string, data: readonly unknown[]) => ({
  object: 'list',
  url,
  has_more: false,
  data,
})

/** `expanded` includes the payment intent, as requested by `expand[]=payment_intent`. */
export const toSessionObject = (session: StripeSession, expanded = false) => ({
  id: session.id,
  object: 'checkout.session',
  amount_subtotal: session.amount,
  amount_total: session.amount,
  client_reference_id: session.metadata['bookingId'] ?? null,
  client_secret: session.status === 'open' ? session.secret : null,
  created: session.created,
  currency: session.currency,
  customer: session.customer,
  expires_at: session.expiresAt,
  livemode: false,
  locale: session.locale,
  metadata: session.metadata,
  mode: 'payment',
  payment_intent:
    expanded && session.intent ? toIntentObject(session.intent) : getIdOrNull(session.intent),
  payment_method_types: ['card'],
  payment_status: session.intent?.status === 'succeeded' ? 'paid' : 'unpaid',
  return_url: session.returnUrl,
  status: session.status,
  ui_mode: 'elements',
  url: null,
})

export const toIntentObject = (intent: Intent) => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amount,
  amount_received: intent.charge?.amount ?? 0,
  currency: intent.currency,
  last_payment_error: intent.lastError && { type: 'card_error', ...intent.lastError },
  latest_charge: getIdOrNull(intent.charge),
  livemode: false,
  metadata: intent.metadata,
  next_action: intent.status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
  status: intent.status,
})

export const toStripeRefundObject = ({
  id,
  amount,
  currency,
  intent,
  charge,
  ...refund
}: RecordedStripeRefund) => ({
  id,
  object: 'refund',
  amount,
  currency,
  charge,
  payment_intent: intent,
  metadata: refund.metadata,
  status: refund.status,
  ...(refund.status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
})

const getIdOrNull = (object: Intent | StripeCharge | null) => object?.id ?? null
