import type { Amount } from '@masar/domain/money/money.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

import type { ObjectId } from '../db/object-id.ts'

export type WireDeclineReason = components['schemas']['DeclineReason']

/** What a payment is opened for. Amounts have been computed here, from what the database holds. */
export type PaymentOrder = {
  /**
   * Ours, and the key of everything that is sent: opened again, it is the same payment. The provider
   * keeps it next to the booking and tells both when the payment is read.
   */
  paymentId: ObjectId
  bookingId: ObjectId
  /** Known when it was opened before: then the same payment is opened again. */
  reference: string | null
  /** Smallest units of `currency`, already rounded to what this provider takes (domain/payment/charge.ts). */
  amount: Amount
  currency: string
  /** As the page sent it: `fr`, `en`, `es`. */
  locale: string
  receiptEmail: string
  customerName: string
  name: string
  description: string
  /** When it should stop to be payable; a provider may need more time than that. */
  expiresAt: Date
  /** Where the provider leads back to, with `{reference}` where its own identifier belongs. */
  returnUrl: string
}

export type Opened = {
  /** The provider's identifier, which the page and the webhook name: a session, an order. */
  reference: string
  /** For the page's form, and nowhere else: never stored, never logged. Null where there is none. */
  clientSecret: string | null
  customerId: string | null
}

/**
 * `open`: nothing is paid, the form can be used. `processing`: money may be moving. `approved`: the
 * customer agreed, and `capture` takes the money. `declined`: nothing was charged; it may still be
 * paid at some providers. `expired`: nothing was charged, and never will be.
 */
export type ProviderStatus = 'open' | 'processing' | 'approved' | 'paid' | 'declined' | 'expired'

/** What the provider reports at this moment. */
export type ProviderPayment = {
  reference: string
  status: ProviderStatus
  /** Smallest units of `currency`, what was or will be charged. */
  amount: Amount
  /** Upper case. */
  currency: string
  /** As they were given to `open`; null when the payment was not opened by us. */
  bookingId: ObjectId | null
  paymentId: ObjectId | null
  /** What `refund` needs once it is paid: a charge, an intent, a capture. */
  chargeId: string | null
  /** With `declined`. */
  reason: WireDeclineReason | null
}

/** A verified event that concerns a payment. */
export type ProviderEvent = { eventId: string; reference: string }

/**
 * One way to be paid. Every method may be called again with the same arguments without another
 * effect. They reject with `ProviderDown` when the provider cannot be reached or does not know
 * better now, and with `NoSuchPayment` for a reference that it does not know.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName
  /** No money moves; the page says so. */
  readonly isTest: boolean
  /** For the provider's script on the page; not secret. */
  readonly publicKey: string | null
  open(order: PaymentOrder): Promise<Opened>
  read(reference: string): Promise<ProviderPayment>
  /** Takes the money of an approved payment; elsewhere the same as `read`. */
  capture(reference: string, key: string): Promise<ProviderPayment>
  /** Makes it unpayable; harmless when it is over. It may be paid all the same: read afterwards. */
  close(reference: string): Promise<void>
  /**
   * Gives all of it back. What has gone back already is the same refund, after days as well. Rejects
   * with `RefundRefused` where the money cannot be sent.
   */
  refund(payment: ProviderPayment, key: string): Promise<{ refundId: string }>
  /** The refund that has gone or is on its way; null when none is, or when it has failed since. */
  findRefund(payment: ProviderPayment): Promise<string | null>
  /**
   * An event whose signature is right; null when it says nothing about a payment. Throws
   * `Refusal('forbidden')` when the signature is missing, wrong or old.
   */
  webhook(raw: string, headers: Headers): Promise<ProviderEvent | null>
}

/** The provider is not reachable, limits us or fails: ask again later. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown'
}

/** The provider will not send the money back, or has tried to and could not. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused'
}

/** The provider does not know the reference. */
export class NoSuchPayment extends Error {
  override readonly name = 'NoSuchPayment'
}
