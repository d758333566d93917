import type { Amount } from '@masar/domain/money/money.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

import type { ObjectId } from '../db/object-id.ts'

export type WireDeclineReason = components['schemas']['DeclineReason']

/** The facts of a payment to open. Amounts are computed here from the database. */
export type PaymentOrder = {
  /**
   * Our id, and the idempotency key of all calls: opening it again returns the same payment. The
   * provider stores it with the booking id and returns both when the payment is read.
   */
  paymentId: ObjectId
  bookingId: ObjectId
  /** Known when it was opened before: then the same payment is opened again. */
  reference: string | null
  /**
   * Smallest units of `currency`, already rounded to what this provider charges
   * (domain/payment/charge.ts).
   */
  amount: Amount
  currency: string
  /** As sent by the page: `fr`, `en`, `es`. */
  locale: string
  receiptEmail: string
  customerName: string
  name: string
  description: string
  /** When it should become unpayable; a provider may need more time. */
  expiresAt: Date
  /** The provider's return URL, with `{reference}` as placeholder for its own id. */
  returnUrl: string
}

export type Opened = {
  /** The provider's id, used by page and webhook: a session, an order. */
  reference: string
  /** Only for the page's form: never stored, never logged. Null when there is none. */
  clientSecret: string | null
  customerId: string | null
}

/**
 * `open`: nothing is paid, the form can be used. `processing`: money may be moving. `approved`: the
 * customer agreed, and `capture` charges. `declined`: nothing was charged; with some providers it
 * may still be paid. `expired`: nothing was or will be charged.
 */
export type ProviderStatus = 'open' | 'processing' | 'approved' | 'paid' | 'declined' | 'expired'

/** The provider's current state of a payment. */
export type ProviderPayment = {
  reference: string
  status: ProviderStatus
  /** In the smallest units of `currency`: what was or will be charged. */
  amount: Amount
  /** Upper case. */
  currency: string
  /** As given to `open`; null when the payment was not opened by us. */
  bookingId: ObjectId | null
  paymentId: ObjectId | null
  /** What `refund` needs once it is paid: the id of a charge, an intent, a capture. */
  chargeId: string | null
  /** With `declined`. */
  reason: WireDeclineReason | null
}

/** A verified event that concerns a payment. */
export type ProviderEvent = { eventId: string; reference: string }

/**
 * One payment provider. Every method is idempotent. They reject with `ProviderDown` when the
 * provider is unreachable or has no result yet, and with `NoSuchPayment` for an unknown reference.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName
  /** No money moves; the page shows a notice. */
  readonly isTest: boolean
  /** For the provider's script on the page; not secret. */
  readonly publicKey: string | null
  open(order: PaymentOrder): Promise<Opened>
  read(reference: string): Promise<ProviderPayment>
  /** Charges an approved payment; for other providers the same as `read`. */
  capture(reference: string, key: string): Promise<ProviderPayment>
  /**
   * Makes it unpayable; harmless when it is over. It may be paid concurrently, so read it
   * afterwards.
   */
  close(reference: string): Promise<void>
  /**
   * Refunds all of it. An earlier refund is returned, even after days. Rejects with `RefundRefused`
   * when the money cannot be sent.
   */
  refund(payment: ProviderPayment, key: string): Promise<{ refundId: string }>
  /** The sent or pending refund; null when there is none or when it has failed. */
  findRefund(payment: ProviderPayment): Promise<string | null>
  /**
   * Verifies an event; null when it does not concern a payment. Throws `Refusal('forbidden')` when
   * the signature is missing, invalid or old.
   */
  webhook(raw: string, headers: Headers): Promise<ProviderEvent | null>
}

/** The provider is unreachable, rate limits us or fails: retry later. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown'
}

/** The provider rejects the refund, or its attempt failed. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused'
}

/** The provider does not know the reference. */
export class NoSuchPayment extends Error {
  override readonly name = 'NoSuchPayment'
}
