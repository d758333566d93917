import { isInactiveBooking } from '@masar/domain/booking/booking-state.ts'
import { toMajor } from '@masar/domain/money/money.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { OperatorIdentity } from '../config/operator-identity.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { type BookingDocument, formatDocumentNumber } from './issue-document.ts'

type Wire = components['schemas']['BookingDocuments']

/**
 * Reads a booking’s documents, oldest first, and the next expected one. Returns undefined when the booking has
 * no documents and expects none.
 */
export async function readBookingDocuments(
  db: Database,
  id: ObjectId,
  { operator, now }: { operator: OperatorIdentity | null; now: Date },
): Promise<Wire | undefined> {
  const issued = await db
    .selectFrom('booking_document')
    .select(['id', 'kind', 'series', 'number', 'issued_at', 'amount_minor', 'currency'])
    .where('booking_id', '=', id)
    .orderBy('issued_at')
    .orderBy('id')
    .execute()
  const hasInvoice = issued.some(({ kind }) => kind === 'invoice')
  const next = operator ? await findNextDocument(db, { id, hasInvoice, now }) : undefined
  if (issued.length === 0 && !next) return undefined
  return { issued: issued.map(toWireDocument), ...(next && { next }) }
}

type IssuedRow = Pick<
  BookingDocument,
  'id' | 'kind' | 'series' | 'number' | 'issued_at' | 'amount_minor' | 'currency'
>

const toWireDocument = ({ id, kind, issued_at, amount_minor, currency, ...row }: IssuedRow) => ({
  _id: id,
  kind,
  number: formatDocumentNumber(row),
  issuedAt: issued_at.toISOString(),
  amount: toMajor(amount_minor, currency),
  currency,
})

type DocumentQuery = { id: ObjectId; hasInvoice: boolean; now: Date }

/** Finds the next expected document: a payment leads to an invoice or, once refunded, to a credit note. */
async function findNextDocument(
  db: Database,
  { id, hasInvoice, now }: DocumentQuery,
): Promise<Wire['next']> {
  const booking = await db
    .selectFrom('booking')
    .select(['status', 'ends_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!booking) return undefined
  const payments = await db
    .selectFrom('payment')
    .select('status')
    .where('booking_id', '=', id)
    .where('status', 'in', ['paid', 'refunding'])
    .execute()
  const isRefunding = payments.some(({ status }) => status === 'refunding')
  if (isInactiveBooking(booking)) return isRefunding ? 'creditNoteAfterRefund' : undefined
  if (hasInvoice || payments.length === 0) return isRefunding ? 'creditNoteAfterRefund' : undefined
  if (booking.ends_at > now) return 'invoiceAfterRental'
  return isRefunding ? 'invoiceAfterRefund' : undefined
}

type Reader = {
  id: ObjectId
  mayRead: (bookingId: ObjectId) => Promise<boolean>
}

/** Reads a document; null if it does not exist or the requester may not read it. */
export async function findDocument(
  db: Database,
  { id, mayRead }: Reader,
): Promise<BookingDocument | null> {
  const document = await db
    .selectFrom('booking_document')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!document || !(await mayRead(document.booking_id))) return null
  return document as BookingDocument
}
