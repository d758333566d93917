import { hasMadeBooking } from '../../bookings/guest-booking.ts'
import { Refusal } from '../../contract/problem.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { printDocument } from '../../documents/printing/print-document.ts'
import { renderDocumentPage } from '../../documents/printing/render-document-page.ts'
import { renderDocumentPdf } from '../../documents/printing/render-document-pdf.ts'
import { findDocument } from '../../documents/read-documents.ts'
import type { Operation } from '../operation.ts'

export const readBookingDocument: Operation<'readBookingDocument'> = async (call) => {
  const printed = await printReadableDocument(call)
  const { html, policy } = renderDocumentPage(
    printed,
    `/api/booking-document/${call.params.id}/pdf`,
  )
  const bytes = Buffer.from(html)
  const name = `${printed.fileName}.html`
  return {
    status: 200,
    file: { bytes, mediaType: 'text/html; charset=utf-8', cache: 'never', name, policy },
  }
}

export const readBookingDocumentPdf: Operation<'readBookingDocumentPdf'> = async (call) => {
  const printed = await printReadableDocument(call)
  const bytes = await renderDocumentPdf(printed)
  const name = `${printed.fileName}.pdf`
  return { status: 200, file: { bytes, mediaType: 'application/pdf', cache: 'never', name } }
}

type Call = Parameters<Operation<'readBookingDocument'>>[0]

/** Prints a document. For another customer's document, the response is the same as for a missing one. */
async function printReadableDocument(call: Call) {
  const { db, params, visitor, limit } = call
  limit('file')
  const mayRead = (bookingId: ObjectId) => mayReadDocuments(call, bookingId)
  const document = await findDocument(db, { id: params.id, mayRead })
  if (!document) throw new Refusal(visitor ? 'not-found' : 'unauthenticated')
  return printDocument(document)
}

/**
 * Returns true for the customer who booked, for a guest in a browser with a pass, and for administrators, even
 * after the booking was deleted. Suppliers are not a party to the operator's documents.
 */
const mayReadDocuments = async (call: Call, bookingId: ObjectId): Promise<boolean> =>
  call.visitor?.type === 'admin' || (await hasMadeBooking(call, bookingId))
