import { apportion } from '@masar/domain/money/money.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'

import type { OperatorIdentity } from '../config/operator-identity.ts'
import type { Database } from '../db/connection/connect.ts'
import type { Payment } from '../payments/payment-deps.ts'
import {
  copyIdentity,
  describeBooking,
  type DocumentFacts,
  type DocumentLine,
  readDocumentBooking,
} from './document-facts.ts'
import { type BookingDocument, issueDocument, formatDocumentNumber } from './issue-document.ts'

type PaymentInput = { payment: Payment; operator: OperatorIdentity | null; now: Date }

/**
 * Issues the receipt for a payment that has just been recorded. Does nothing if no operator identity is
 * configured.
 */
export async function issueReceipt(
  tx: Database,
  { payment, operator, now }: PaymentInput,
): Promise<void> {
  const { booking_id: bookingId, currency } = payment
  const booking = operator && bookingId ? await readDocumentBooking(tx, bookingId) : undefined
  if (!operator || !booking) return
  const described = describeBooking(booking, operator)
  await issueDocument(tx, {
    kind: 'receipt',
    bookingId: booking.id,
    paymentId: payment.id,
    currency,
    language: booking.language,
    taxRate: operator.taxRate,
    facts: {
      ...described,
      lines: splitPayment(payment, described.terms),
      payment: describePayment(payment),
    },
    now,
  })
}

/**
 * Issues the credit note for a refund that was sent, if a receipt or invoice includes the payment. If a refund
 * fails later and is sent again, its credit note already exists.
 */
export async function issueCorrection(
  tx: Database,
  { payment, operator, now }: PaymentInput,
): Promise<void> {
  const { receipt, correction, invoice } = await findIssuedDocuments(tx, payment)
  const [original] = [receipt, invoice].flatMap((issued) => issued ?? [])
  if (!original || correction) return
  const { settlement: _, ...facts } = original.facts
  const lines = receipt?.facts.lines ?? splitPayment(payment, facts.terms)
  // An invoice does not include a refundable deposit.
  const isInvoiced = lines.some(({ kind }) => kind === 'rental')
  const corrected = [receipt, isInvoiced ? invoice : undefined].flatMap((issued) => issued ?? [])
  await issueDocument(tx, {
    kind: 'correction',
    bookingId: original.booking_id,
    paymentId: payment.id,
    correctsId: (corrected.at(-1) ?? original).id,
    currency: payment.currency,
    language: original.language,
    taxRate: original.tax_rate,
    facts: {
      ...facts,
      ...(operator && { operator: copyIdentity(operator) }),
      lines: lines.map(({ kind, amount }) => ({ kind, amount: -amount })),
      payment: describePayment(payment, -1),
      corrects: corrected.map(formatDocumentNumber),
    },
    now,
  })
}

/** Finds the documents of a payment, and the invoice of its booking, even if the booking was deleted. */
async function findIssuedDocuments(tx: Database, { id, booking_id }: Payment) {
  const select = (find: 'payment_id' | 'booking_id', value: string | null) =>
    tx.selectFrom('booking_document').selectAll().where(find, '=', value).execute() as Promise<
      BookingDocument[]
    >
  const own = await select('payment_id', id)
  const ofBooking = await select('booking_id', own[0]?.booking_id ?? booking_id)
  const find = (kind: BookingDocument['kind'], among = own) =>
    among.find((issued) => issued.kind === kind)
  return {
    receipt: find('receipt'),
    correction: find('correction'),
    invoice: find('invoice', ofBooking),
  }
}

/** Splits a payment into the parts for the rental and for the deposit, in the charged currency. */
function splitPayment(
  { amount_minor: charged, base_amount: base }: Payment,
  { choice, deposit }: DocumentFacts['terms'],
): DocumentLine[] {
  const refundable = { later: 0, rental: 0, deposit: base, full: Math.min(deposit, base) }[choice]
  const part = apportion(charged, refundable, base)
  const lines: DocumentLine[] = [
    { kind: 'rental', amount: charged - part },
    { kind: 'deposit', amount: part },
  ]
  return lines.filter(({ amount }) => amount > 0)
}

const describePayment = ({ provider, base_amount }: Payment, sign = 1) => ({
  provider,
  base: { amount: sign * base_amount, currency: getBaseCurrency() },
})
