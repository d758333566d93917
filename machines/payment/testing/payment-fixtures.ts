import { http, refusal } from '../../testing/problems.ts'
import type {
  PaymentInput,
  PrepareAnswer,
  Prepared,
  ProviderOffer,
  Refund,
} from '../payment-facts.ts'

/** The bookings, providers and responses of the journeys; stories use them, too. */
export const DEPOSIT: PaymentInput = {
  key: '3f0c9a52-0e5e-4e0c-9f57-0a4e0f5c2b11',
  bookingId: '66aa00000000000000000099',
  amount: 250_000,
  currency: 'TND',
  paymentId: null,
  provider: null,
  round: 1,
}
export const BACK_TO_IT: PaymentInput = { ...DEPOSIT, paymentId: 'order-1', provider: 'stripe' }

export const CARD: ProviderOffer = { name: 'stripe', publicKey: 'pk_live_1', isTest: false }
export const PAYPAL: ProviderOffer = { name: 'payPal', publicKey: 'client-1', isTest: false }
export const SANDBOX: ProviderOffer = { name: 'sandbox', publicKey: null, isTest: true }

/** Half an hour to pay 250 dinars. */
export const BY_CARD: Prepared = {
  paymentId: 'order-1',
  provider: 'stripe',
  clientSecret: 'secret-1',
  charge: { amount: 250_000, currency: 'TND', baseAmount: 250_000, rate: 1 },
  expiresAt: '2027-05-20T12:30:00.000Z',
  timeLeft: 30 * 60_000,
}
/** PayPal does not support dinars. */
export const BY_PAYPAL: Prepared = {
  ...BY_CARD,
  paymentId: 'order-2',
  provider: 'payPal',
  clientSecret: null,
  charge: { amount: 7_410, currency: 'EUR', baseAmount: 250_000, rate: 0.2964 },
}

export const REFUND: Refund = { amount: 250, currency: 'TND' }

/** The result of preparing a payment successfully. */
export const CARD_FORM = { ok: true, prepared: BY_CARD } as const
export const PAYPAL_FORM = { ok: true, prepared: BY_PAYPAL } as const

/** Every way the server can refuse to prepare a payment. */
export const REFUSED_PREPARATIONS = {
  'not this way': refusal('method-unavailable', http(422, 'method-unavailable')),
  'barred in this country': refusal('online-payment-barred', http(422, 'online-payment-barred')),
  'not built': refusal('not-built', http(501, 'not-built')),
  'paid in another tab': refusal('already-paid', http(409, 'already-paid')),
  'still under way': refusal('payment-pending', http(400, 'payment-pending')),
  'another amount': refusal('price-changed', http(409, 'price-changed', { price: 260 })),
  'another rate': refusal('price-changed', http(409, 'price-changed')),
  'out of time': refusal('payment-expired', http(400, 'payment-expired')),
} satisfies Record<string, PrepareAnswer>
