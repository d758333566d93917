import type { Charge } from '@masar/domain/payment/charge.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import type { Amount } from '@masar/domain/money/money.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import type { MajorUnits } from '@masar/openapi/schema.d.ts'

import type { Answer, Foreseen, RefusedBy } from '../answer.ts'

export interface PaymentInput {
  /** Of the booking; the key of each payment is made from it. */
  key: string
  bookingId: string
  amount: Amount
  /** The one the customer looks at; what is charged is in the `charge`. */
  currency: string
  /** Known when the customer comes back: then the server is asked first. */
  paymentId: string | null
  /** Who `paymentId` is with. */
  provider: PaymentProviderName | null
  /** Counts the payments prepared for this booking; the key of the next one differs. */
  round: number
}

export interface PaymentContext extends PaymentInput {
  /** Everyone the server can take a payment with; empty until it has said so. */
  offers: readonly ProviderOffer[]
  /** Whom the customer wants to pay with. */
  chosen: PaymentProviderName | null
  /** What the provider's form needs; never stored. */
  clientSecret: string | null
  charge: PaymentCharge | null
  /** When the booking is given up unless it is paid. */
  expiresAt: string | null
  /** Milliseconds until then, when the form was shown last. */
  timeLeft: number | null
  /** What the provider's form or window reported last. It is a hint, not evidence. */
  reported: PaymentReport | null
  status: PaymentStatus | null
  reason: DeclineReason | null
  refund: Refund | null
  paidOtherwise: boolean
  /** Of a booking that stands without this payment, as the server spells it. */
  bookingStatus: string | null
  /** Declined ones and the one under way. */
  attempts: number
  polls: number
  problem: Problem | null
  /** The no of the server that `problem` tells of. */
  refused: PrepareRefusal | null
}

/** What will really be charged, and the millimes it stands for. */
export interface PaymentCharge extends Charge {
  baseAmount: Amount
}

/** One that a payment can be made with here. */
export interface ProviderOffer {
  name: PaymentProviderName
  /** For the provider's script. It is published by its nature. */
  publicKey: string | null
  isTest: boolean
}

/** As the wire has it. */
export interface Refund {
  amount: MajorUnits
  currency: string
}

/** What the server says of a payment: `open` means nothing has been paid and the form can be used again. */
export type ToldStatus = 'paid' | 'pending' | 'open' | 'declined' | 'expired' | 'refunded'

/** `booked`: nothing has been paid by it, and the booking stands, because its supplier has confirmed it. */
export type PaymentStatus = ToldStatus | 'booked'

/** `superseded`: another payment was begun for the same booking, and this one closed. */
export type DeclineReason =
  | 'declined'
  | 'insufficient-funds'
  | 'challenge-failed'
  | 'challenge-left'
  | 'superseded'

/**
 * `approved`: paid, as far as the form knows. `unpaid`: declined, closed, or the bank was left.
 * `lost`: nobody knows, money may be moving. `failed`: the provider could not be used.
 */
export type PaymentReport = 'approved' | 'unpaid' | 'lost' | 'failed'

export interface PaymentRequest {
  /** The `Idempotency-Key`: the same key is the same payment. */
  key: string
  bookingId: string
  amount: Amount
  provider: PaymentProviderName
  /** The one the customer looks at. */
  currency: string
}

export interface Prepared {
  paymentId: string
  provider: PaymentProviderName
  clientSecret: string | null
  charge: PaymentCharge
  expiresAt: string | null
  /** Milliseconds until `expiresAt`, by the clock of the browser. */
  timeLeft: number | null
}

/** `payment-expired`: there is nothing to pay any more, whatever took it away. */
export type PrepareRefusal = Foreseen<
  'createCheckoutSession' | 'createPayPalOrder',
  | 'method-unavailable'
  | 'online-payment-barred'
  | 'not-built'
  | 'already-paid'
  | 'payment-pending'
  | 'price-changed'
  | 'payment-expired'
>

/** How the server says each refusal; also that the booking is not there any more, or its car. */
export const PREPARE_REFUSALS: RefusedBy<PrepareRefusal> = {
  'method-unavailable': [],
  'online-payment-barred': [],
  'not-built': [],
  'already-paid': [],
  'payment-pending': [],
  'price-changed': [],
  'payment-expired': ['car-taken', 'car-unavailable', 204, 404, 410],
}

export type PrepareAnswer = Answer<PrepareRefusal, { prepared: Prepared }>

export interface PaymentQuestion {
  bookingId: string
  paymentId: string
  provider: PaymentProviderName | null
  expiresAt: string | null
  /** What the form or window said last: an older backend is not asked before money may have moved. */
  reported: PaymentReport | null
}

export interface PaymentAnswer {
  status: PaymentStatus
  /** Of a declined one. */
  reason?: DeclineReason | null
  /** Of a refunded one. */
  refund?: Refund | null
  /** Of a refunded one: another payment of this booking was first, and the booking stands. */
  paidOtherwise?: boolean
  /** Of one whose booking stands without it. */
  bookingStatus?: string | null
  /** Milliseconds until the question's `expiresAt`. */
  timeLeft?: number | null
}

export type PaymentEvent =
  | { type: 'provider.chosen'; provider: PaymentProviderName }
  /** The customer has pressed the button of the form: money may be moving. */
  | { type: 'payment.submitted' }
  | { type: 'provider.approved' }
  | { type: 'provider.declined' }
  | { type: 'provider.closed' }
  /** The answer to a submitted payment did not come. */
  | { type: 'provider.lost' }
  /** The provider is down, or its form broke. */
  | { type: 'provider.failed' }
  /** 3-D Secure: the bank asks in a window of its own. */
  | { type: 'challenge.opened' }
  | { type: 'challenge.blocked' }
  | { type: 'challenge.left' }
  | { type: 'connection.returned' }
  | { type: 'currency.changed'; currency: string }
  | { type: 'price.accepted' }
  | { type: 'retry.requested' }
  | { type: 'choice.reopened' }
  /** The browser's Back. The booking stays. */
  | { type: 'review.reopened' }
  | { type: 'payment.left' }

/** `form`: the provider's form is up. `committed`: money may be moving. */
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
  /** Of a booking that stands without the payment. */
  bookingStatus?: string | null
}
