import type { Amount } from '@masar/domain/money/money.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

import type { ObjectId } from '../db/object-id.ts'

export type WireDeclineReason = components['schemas']['DeclineReason']

/** The data of a payment to open. Amounts are computed from the database. */
export type PaymentOrder = {
  /**
   * Our payment id, and the idempotency key of all calls: opening the payment again returns the same one. The
   * provider stores it with the booking id and returns both ids when the payment is read.
   */
  paymentId: ObjectId
  bookingId: ObjectId
  /** The provider's id, if the payment was opened before; the same payment is then opened again. */
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
  /** The provider's id of the session or order, used by the page and the webhook. */
  reference: string
  /** Only for the payment form: never stored or logged. Null when the provider has none. */
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
  /** What was or will be charged, in the smallest units of `currency`. */
  amount: Amount
  /** In upper case, such as `EUR`. */
  currency: string
  /** As given to `open`; null when the payment was not opened by us. */
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
 * A payment provider. All methods are idempotent. They reject with `ProviderDown` when the provider is
 * unreachable or has no result yet, and with `NoSuchPayment` for an unknown reference.
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
   * `RefundRefused` when the money cannot be sent.
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

/** The provider is unreachable, rate limits us or fails: retry later. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown'
}

/** The provider rejected the refund, or the refund failed. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused'
}

/** The provider does not know the reference. */
export class NoSuchPayment extends Error {
  override readonly name = 'NoSuchPayment'
}
