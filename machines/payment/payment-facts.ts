import type { Charge } from '@masar/domain/payment/charge.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import type { Amount } from '@masar/domain/money/money.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import type { MajorUnits } from '@masar/openapi/schema.d.ts'

import type { Answer, HandledRefusal, RefusalCodes } from '../answer.ts'

export interface PaymentInput {
  /** Key of the booking; the key of each payment is derived from it. */
  key: string
  bookingId: string
  amount: Amount
  /** The display currency; `charge` has the currency and amount that are charged. */
  currency: string
  /** Set when the customer returns to an existing payment, whose status is fetched first; otherwise null. */
  paymentId: string | null
  /** The provider of `paymentId`. */
  provider: PaymentProviderName | null
  /** Counts the payments prepared for this booking; each has its own key. */
  round: number
}

export interface PaymentContext extends PaymentInput {
  /** The available providers; empty until they are loaded. */
  offers: readonly ProviderOffer[]
  /** The provider that the customer has chosen. */
  chosen: PaymentProviderName | null
  /** Required by the provider's form; never stored. */
  clientSecret: string | null
  charge: PaymentCharge | null
  /** When the booking is released unless it is paid. */
  expiresAt: string | null
  /** Milliseconds until `expiresAt`, as of the last response that included it. */
  timeLeft: number | null
  /** The last report from the provider's form or window: a hint, not evidence. */
  reported: PaymentReport | null
  status: PaymentStatus | null
  reason: DeclineReason | null
  refund: Refund | null
  paidOtherwise: boolean
  /** The status, in the server's spelling, of a booking that is valid without this payment. */
  bookingStatus: string | null
  /** Declined attempts plus the current one. */
  attempts: number
  polls: number
  problem: Problem | null
  /** The refusal that `problem` describes. */
  refused: PrepareRefusal | null
}

/** The amount to charge, and its equivalent in millimes. */
export interface PaymentCharge extends Charge {
  baseAmount: Amount
}

/** A provider that is available for this payment. */
export interface ProviderOffer {
  name: PaymentProviderName
  /** For the provider's script. It is public by design. */
  publicKey: string | null
  isTest: boolean
}

/** A refund in the wire format. */
export interface Refund {
  amount: MajorUnits
  currency: string
}

/**
 * The server's status of a payment: `open` means nothing has been paid and the form can be used
 * again.
 */
export type ReportedStatus = 'paid' | 'pending' | 'open' | 'declined' | 'expired' | 'refunded'

/** `booked`: the supplier has confirmed the booking without this payment. */
export type PaymentStatus = ReportedStatus | 'booked'

/** `superseded`: another payment for the same booking has closed this one. */
export type DeclineReason =
  | 'declined'
  | 'insufficient-funds'
  | 'challenge-failed'
  | 'challenge-left'
  | 'superseded'

/**
 * `approved`: paid, as far as the form knows. `unpaid`: declined, closed, or abandoned at the bank. `lost`: the
 * result is unknown and the payment may be in progress. `failed`: the provider could not be used.
 */
export type PaymentReport = 'approved' | 'unpaid' | 'lost' | 'failed'

export interface PaymentRequest {
  /** The `Idempotency-Key`: requests with the same key create one payment. */
  key: string
  bookingId: string
  amount: Amount
  provider: PaymentProviderName
  /** The display currency. */
  currency: string
}

export interface PreparedPayment {
  paymentId: string
  provider: PaymentProviderName
  clientSecret: string | null
  charge: PaymentCharge
  expiresAt: string | null
  /** Milliseconds until `expiresAt`, by the clock of the browser. */
  timeLeft: number | null
}

/** `payment-expired`: the booking can no longer be paid, for whatever reason. */
export type PrepareRefusal = HandledRefusal<
  'createCheckoutSession' | 'createPayPalOrder',
  | 'method-unavailable'
  | 'online-payment-barred'
  | 'not-built'
  | 'already-paid'
  | 'payment-pending'
  | 'price-changed'
  | 'payment-expired'
>

/** How the server reports each refusal, including a missing booking or car. */
export const PREPARE_REFUSALS: RefusalCodes<PrepareRefusal> = {
  'method-unavailable': [],
  'online-payment-barred': [],
  'not-built': [],
  'already-paid': [],
  'payment-pending': [],
  'price-changed': [],
  'payment-expired': ['car-taken', 'car-unavailable', 204, 404, 410],
}

export type PrepareAnswer = Answer<PrepareRefusal, { prepared: PreparedPayment }>

export interface PaymentCheckInput {
  bookingId: string
  paymentId: string
  provider: PaymentProviderName | null
  expiresAt: string | null
  /**
   * The last report from the form or window. Older backends are queried only when a payment may have been made.
   */
  reported: PaymentReport | null
}

export interface PaymentAnswer {
  status: PaymentStatus
  /** Only when declined. */
  reason?: DeclineReason | null
  /** Only when refunded. */
  refund?: Refund | null
  /**
   * Only when refunded: another payment of this booking came first, and the booking is still valid.
   */
  paidOtherwise?: boolean
  /** Only when the booking is valid without this payment. */
  bookingStatus?: string | null
  /** Milliseconds until the `expiresAt` of the request. */
  timeLeft?: number | null
}

export type PaymentEvent =
  | { type: 'provider.chosen'; provider: PaymentProviderName }
  /** The customer has submitted the form: the payment may be in progress. */
  | { type: 'payment.submitted' }
  | { type: 'provider.approved' }
  | { type: 'provider.declined' }
  | { type: 'provider.closed' }
  /** The response to a submitted payment was lost. */
  | { type: 'provider.lost' }
  /** The provider is down, or its form failed. */
  | { type: 'provider.failed' }
  /** 3-D Secure: the bank opens its own window. */
  | { type: 'challenge.opened' }
  | { type: 'challenge.blocked' }
  | { type: 'challenge.closed' }
  | { type: 'connection.returned' }
  | { type: 'currency.changed'; currency: string }
  | { type: 'price.accepted' }
  | { type: 'retry.requested' }
  | { type: 'choice.reopened' }
  /** The customer used the browser's Back button. The booking is kept. */
  | { type: 'review.reopened' }
  | { type: 'payment.closed' }

/** `form`: the provider's form is shown. `committed`: the payment may be in progress. */
export type PaymentTag = 'busy' | 'form' | 'error' | 'committed' | 'gone' | 'done'

export type PaymentEnd =
  | 'settled'
  | 'booked'
  | 'expired'
  | 'refunded'
  | 'otherChoice'
  | 'review'
  | 'left'
  | 'unknown'

export interface PaymentResult {
  end: PaymentEnd
  refund?: Refund | null
  /** Only when the booking is valid without the payment. */
  bookingStatus?: string | null
}
