import { type Amount, includedTax, sumAmounts } from '@masar/domain/money/money.ts'
import { toCalendarDate } from '@masar/domain/rental/rental-clock.ts'
import { defaultTimeZone } from '@masar/domain/service/operator.ts'
import type { Selectable } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import { objectId, type ObjectId } from '../db/object-id.ts'
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

const PREFIXES: Record<BookingDocument['kind'], string> = {
  receipt: 'REC',
  invoice: 'INV',
  correction: 'COR',
}

/** Inserts a document under the next number of its kind and year. It is never changed. */
export async function issueDocument(tx: Database, draft: Draft): Promise<void> {
  const { kind, facts, now, taxRate } = draft
  const year = toCalendarDate(now.toISOString(), defaultTimeZone()).slice(0, 4)
  const series = `${PREFIXES[kind]}-${year}`
  const { number, issuedAt } = await takeDocumentNumber(tx, series, now)
  await tx
    .insertInto('booking_document')
    .values({
      id: objectId(now),
      kind,
      series,
      number,
      issued_at: issuedAt,
      booking_id: draft.bookingId,
      payment_id: draft.paymentId ?? null,
      corrects_id: draft.correctsId ?? null,
      currency: draft.currency,
      amount_minor: sumAmounts(facts.lines.map(({ amount }) => amount)),
      tax_minor: sumTax(facts.lines, taxRate),
      tax_rate: taxRate,
      language: draft.language,
      facts: JSON.stringify(facts),
    })
    .execute()
}

/** The next number of a series, which stays locked until the transaction ends. */
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

/** The tax is rounded once, on the sum of what carries any; a correction has that of its receipt. */
function sumTax(lines: readonly DocumentLine[], rate: number): Amount {
  const taxed = lines.flatMap(({ kind, amount }) => (kind === 'deposit' ? [] : [amount]))
  const sum = sumAmounts(taxed)
  return Math.sign(sum) * includedTax(Math.abs(sum), rate)
}

/** A number as it is printed: `INV-2026-000042`. */
export const printNumber = ({ series, number }: Pick<BookingDocument, 'series' | 'number'>) =>
  `${series}-${String(number).padStart(6, '0')}`
