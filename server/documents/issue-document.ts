import { type Amount, computeIncludedTax, sumAmounts } from '@masar/domain/money/money.ts'
import { toCalendarDate } from '@masar/domain/rental/rental-clock.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'
import type { Selectable } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import { createObjectId, type ObjectId } from '../db/object-id.ts'
import type { DB } from '../db/schema.d.ts'
import type { DocumentFacts, DocumentLine } from './document-facts.ts'

export type BookingDocument = Omit<Selectable<DB['booking_document']>, 'facts'> & {
  facts: DocumentFacts
}

type Draft = Pick<BookingDocument, 'kind' | 'facts' | 'currency' | 'language'> & {
  bookingId: ObjectId
  paymentId?: ObjectId
  correctsId?: ObjectId
  taxRate: number
  now: Date
}

const NUMBER_PREFIXES: Record<BookingDocument['kind'], string> = {
  receipt: 'REC',
  invoice: 'INV',
  correction: 'COR',
}

/** Inserts a document with the next number of its kind and year. Documents can never be changed. */
export async function issueDocument(tx: Database, draft: Draft): Promise<void> {
  const { kind, facts, now, taxRate } = draft
  const year = toCalendarDate(now.toISOString(), getDefaultTimeZone()).slice(0, 4)
  const series = `${NUMBER_PREFIXES[kind]}-${year}`
  const { number, issuedAt } = await takeDocumentNumber(tx, series, now)
  await tx
    .insertInto('booking_document')
    .values({
      id: createObjectId(now),
      kind,
      series,
      number,
      issued_at: issuedAt,
      booking_id: draft.bookingId,
      payment_id: draft.paymentId ?? null,
      corrects_id: draft.correctsId ?? null,
      currency: draft.currency,
      amount_minor: sumAmounts(facts.lines.map(({ amount }) => amount)),
      tax_minor: computeTax(facts.lines, taxRate),
      tax_rate: taxRate,
      language: draft.language,
      facts: JSON.stringify(facts),
    })
    .execute()
}

/** Returns the next number of a series, which stays locked until the transaction ends. */
export async function takeDocumentNumber(
  tx: Database,
  series: string,
  now: Date,
): Promise<{ number: number; issuedAt: Date }> {
  return tx
    .insertInto('document_series')
    .values({ series, last_number: 1, last_issued_at: now })
    .onConflict((same) =>
      same.column('series').doUpdateSet((row) => ({
        last_number: row('document_series.last_number', '+', 1),
        last_issued_at: row.fn('greatest', ['document_series.last_issued_at', row.val(now)]),
      })),
    )
    .returning(['last_number as number', 'last_issued_at as issuedAt'])
    .executeTakeFirstOrThrow()
}

/**
 * Computes the tax, rounded once on the sum of the taxed lines. A correction has the same tax as its receipt,
 * negated.
 */
function computeTax(lines: readonly DocumentLine[], rate: number): Amount {
  const taxed = lines.flatMap(({ kind, amount }) => (kind === 'deposit' ? [] : [amount]))
  const sum = sumAmounts(taxed)
  return Math.sign(sum) * computeIncludedTax(Math.abs(sum), rate)
}

/** Formats a number for print: `INV-2026-000042`. */
export const formatDocumentNumber = ({
  series,
  number,
}: Pick<BookingDocument, 'series' | 'number'>) => `${series}-${String(number).padStart(6, '0')}`
