import { createHttpProblem, createRefusal } from '../../testing/problems.ts'
import type {
  PaymentInput,
  PrepareAnswer,
  PreparedPayment,
  ProviderOffer,
  Refund,
} from '../payment-facts.ts'

/** Fixtures of the journeys, also used by stories: bookings, providers and responses. */
export const DEPOSIT_INPUT: PaymentInput = {
  key: '3f0c9a52-0e5e-4e0c-9f57-0a4e0f5c2b11',
  bookingId: '66aa00000000000000000099',
  amount: 250_000,
  currency: 'TND',
  paymentId: null,
  provider: null,
  round: 1,
}
export const RETURNING_CUSTOMER_INPUT: PaymentInput = {
  ...DEPOSIT_INPUT,
  paymentId: 'order-1',
  provider: 'stripe',
}

export const CARD_OFFER: ProviderOffer = { name: 'stripe', publicKey: 'pk_live_1', isTest: false }
export const PAYPAL_OFFER: ProviderOffer = { name: 'payPal', publicKey: 'client-1', isTest: false }
export const SANDBOX_OFFER: ProviderOffer = { name: 'sandbox', publicKey: null, isTest: true }

/** A deposit of 250 dinars, with half an hour to pay it. */
export const PREPARED_CARD_PAYMENT: PreparedPayment = {
  paymentId: 'order-1',
  provider: 'stripe',
  clientSecret: 'secret-1',
  charge: { amount: 250_000, currency: 'TND', baseAmount: 250_000, rate: 1 },
  expiresAt: '2027-05-20T12:30:00.000Z',
  timeLeft: 30 * 60_000,
}
/** PayPal does not support dinars, so it charges euros. */
export const PREPARED_PAYPAL_PAYMENT: PreparedPayment = {
  ...PREPARED_CARD_PAYMENT,
  paymentId: 'order-2',
  provider: 'payPal',
  clientSecret: null,
  charge: { amount: 7_410, currency: 'EUR', baseAmount: 250_000, rate: 0.2964 },
}

export const REFUND: Refund = { amount: 250, currency: 'TND' }

/** The result of preparing a payment successfully. */
export const CARD_FORM_ANSWER = { ok: true, prepared: PREPARED_CARD_PAYMENT } as const
export const PAYPAL_FORM_ANSWER = { ok: true, prepared: PREPARED_PAYPAL_PAYMENT } as const

/** Every way the server can refuse to prepare a payment. */
export const REFUSED_PREPARATIONS = {
  'not this way': createRefusal('method-unavailable', createHttpProblem(422, 'method-unavailable')),
  'barred in this country': createRefusal(
    'online-payment-barred',
    createHttpProblem(422, 'online-payment-barred'),
  ),
  'not built': createRefusal('not-built', createHttpProblem(501, 'not-built')),
  'paid in another tab': createRefusal('already-paid', createHttpProblem(409, 'already-paid')),
  'still under way': createRefusal('payment-pending', createHttpProblem(400, 'payment-pending')),
  'another amount': createRefusal(
    'price-changed',
    createHttpProblem(409, 'price-changed', { price: 260 }),
  ),
  'another rate': createRefusal('price-changed', createHttpProblem(409, 'price-changed')),
  'out of time': createRefusal('payment-expired', createHttpProblem(400, 'payment-expired')),
} satisfies Record<string, PrepareAnswer>
