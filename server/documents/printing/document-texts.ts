import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import { msg, type ServerMessage } from '#texts/msg.ts'

import type { DocumentLineKind } from '../document-facts.ts'
import type { BookingDocument } from '../issue-document.ts'

type Kind = BookingDocument['kind']

export const DOCUMENT_NAMES: Record<Kind, ServerMessage> = {
  receipt: msg`Receipt`,
  invoice: msg`Invoice`,
  correction: msg`Credit note`,
}

export const TOTAL_NAMES: Record<Kind, ServerMessage> = {
  receipt: msg`Amount paid`,
  invoice: msg`Total including VAT`,
  correction: msg`Amount refunded`,
}

/** Extras have the same names as in the app. */
export const LINE_NAMES: Record<DocumentLineKind, ServerMessage> = {
  rental: msg`Car rental`,
  deposit: msg`Refundable deposit`,
  kept: msg`Amount kept after the cancellation`,
  cancellation: msg`Cancellation option`,
  amendments: msg`Change option`,
  theftProtection: msg`Theft protection`,
  collisionDamageWaiver: msg`Collision damage waiver`,
  fullInsurance: msg`Full insurance`,
  additionalDriver: msg`Additional driver`,
}

export const METHOD_NAMES: Record<PaymentProviderName, ServerMessage> = {
  stripe: msg`Card`,
  payPal: msg`PayPal`,
  sandbox: msg`Test card`,
}

export const DOCUMENT_TEXTS = {
  taxNumber: (number: string) => msg`Tax number: ${{ number }}`,
  customer: msg`Customer`,
  issued: msg`Date of issue`,
  corrects: (number: string) => msg`Corrects ${{ number }}`,
  reference: msg`Booking reference`,
  car: msg`Car`,
  supplier: msg`Rental company`,
  pickUp: msg`Pick-up`,
  dropOff: msg`Drop-off`,
  method: msg`Payment method`,
  withoutTax: msg`Excluding VAT`,
  tax: (rate: string) => msg`VAT at ${{ rate }}%`,
  includedTax: (rate: string) => msg`VAT at ${{ rate }}%, included`,
  totalWithoutTax: msg`Total`,
  worth: (currency: string) => msg`Equivalent in ${{ currency }}`,
  paid: msg`Paid`,
  due: msg`Payable at pick-up`,
  nothingDue: msg`Balance due`,
  noInvoice: msg`This receipt is not an invoice. The invoice is issued after the rental.`,
  noTax: msg`A refundable deposit carries no VAT.`,
  noDeposit: msg`The refundable deposit is not part of this invoice.`,
  download: msg`Download as PDF`,
}
