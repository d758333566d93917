/** How a card, or its bank, reacts to a charge. */
export const STRIPE_OUTCOMES = [
  'approve',
  'decline',
  'insufficient-funds',
  'challenge',
  'process',
] as const
export type StripeOutcome = (typeof STRIPE_OUTCOMES)[number]

export type Customer = { id: string; email: string; name: string | null; created: number }
export type StripeCharge = { id: string; amount: number; refunded: number }
export type RecordedStripeRefund = {
  id: string
  amount: number
  currency: string
  intent: string
  charge: string
  metadata: Record<string, string>
  status: 'succeeded' | 'failed'
}

export type CardError = { code: string; decline_code?: string; message: string }
export type Intent = {
  id: string
  amount: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  lastError: CardError | null
  charge: StripeCharge | null
  metadata: Record<string, string>
}

export type StripeSession = SessionInput & {
  id: string
  secret: string
  created: number
  status: 'open' | 'complete' | 'expired'
  intent: Intent | null
}

export type SessionInput = {
  amount: number
  currency: string
  customer: string
  itemName: string
  locale: string
  expiresAt: number
  returnUrl: string
  metadata: Record<string, string>
  intentMetadata: Record<string, string>
}
