import type { Amount } from '@masar/domain/money/money.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

import type { ObjectId } from '../db/object-id.ts'

export type WireDeclineReason = components['schemas']['DeclineReason']

/** A payment to open. Its amounts are computed from the database. */
export type PaymentOrder = {
  /**
   * Our payment id, and the idempotency key of all calls: opening the payment again returns the same payment.
   * The provider stores this id with the booking id, and returns both when the payment is read.
   */
  paymentId: ObjectId
  bookingId: ObjectId
  /** The provider's id if the payment was opened before. `open` then returns the same payment. */
  reference: string | null
  /**
   * In the smallest units of `currency`, already rounded to what this provider charges
   * (domain/payment/charge.ts).
   */
  amount: Amount
  currency: string
  /** The language sent by the page: `fr`, `en`, `es`. */
  locale: string
  receiptEmail: string
  customerName: string
  name: string
  description: string
  /** When the payment should expire; a provider may need longer. */
  expiresAt: Date
  /** The URL to which the provider returns, with `{reference}` as the placeholder for its own id. */
  returnUrl: string
}

export type ProviderSession = {
  /** The provider's id for the session or order, used by the page and the webhook. */
  reference: string
  /** Only for the payment form: never stored or logged. Null when the provider has none. */
  clientSecret: string | null
  customerId: string | null
}

/**
 * `open`: nothing is paid, the form can be used. `processing`: the charge may still succeed or fail.
 * `approved`: the customer has agreed, and `capture` charges the payment. `declined`: nothing was charged; with
 * some providers, it may still be paid. `expired`: nothing was or will be charged.
 */
export type ProviderStatus = 'open' | 'processing' | 'approved' | 'paid' | 'declined' | 'expired'

/** A payment's current state at the provider. */
export type ProviderPayment = {
  reference: string
  status: ProviderStatus
  /** What was or will be charged, in the smallest units of `currency`. */
  amount: Amount
  /** In upper case, such as `EUR`. */
  currency: string
  /** As passed to `open`; null when we did not open the payment. */
  bookingId: ObjectId | null
  paymentId: ObjectId | null
  /** The id of the charge, intent or capture that `refund` needs once the payment is paid. */
  chargeId: string | null
  /** Only set when the status is `declined`. */
  reason: WireDeclineReason | null
}

/** A verified event that concerns a payment. */
export type ProviderEvent = { eventId: string; reference: string }

/**
 * A payment provider. All methods are idempotent. They reject with `ProviderDownError` when the provider is
 * unreachable or has no result yet, and with `NoSuchPaymentError` for an unknown reference.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName
  /** Whether this is a test mode: no money moves, and the page shows a notice. */
  readonly isTest: boolean
  /** The key for the provider's script on the page; not secret. */
  readonly publicKey: string | null
  open(order: PaymentOrder): Promise<ProviderSession>
  read(reference: string): Promise<ProviderPayment>
  /** Charges an approved payment; the same as `read` for providers without a separate capture. */
  capture(reference: string, key: string): Promise<ProviderPayment>
  /**
   * Makes the payment unpayable; has no effect when the payment has already ended. The customer may pay
   * concurrently, so read the payment afterwards.
   */
  close(reference: string): Promise<void>
  /**
   * Refunds the full amount. Returns an earlier refund if there is one, even after days. Rejects with
   * `RefundRefusedError` when the money cannot be sent.
   */
  refund(payment: ProviderPayment, key: string): Promise<{ refundId: string }>
  /** Returns the id of the sent or pending refund; null if there is no refund or it has failed. */
  findRefund(payment: ProviderPayment): Promise<string | null>
  /**
   * Verifies an event; returns null when it does not concern a payment. Throws `Refusal('forbidden')` when the
   * signature is missing, invalid or old.
   */
  webhook(raw: string, headers: Headers): Promise<ProviderEvent | null>
}

/** The provider is unreachable, fails, or rejects too many calls: retry later. */
export class ProviderDownError extends Error {
  override readonly name = 'ProviderDownError'
}

/** The provider rejected the refund, or the refund failed. */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError'
}

/** The provider does not know the reference. */
export class NoSuchPaymentError extends Error {
  override readonly name = 'NoSuchPaymentError'
}
