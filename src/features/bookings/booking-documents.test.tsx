import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Booking } from '#api/queries/bookings.query.ts'

import { showBookingPage } from './testing/booking-page.tsx'

const ISSUED_RECEIPT = {
  _id: '66aa00000000000000000070',
  kind: 'receipt',
  number: 'REC-2027-000042',
  issuedAt: '2027-05-01T08:00:00.000Z',
  amount: 150.5,
  currency: 'TND',
} as const

const CREDIT_NOTE = {
  ...ISSUED_RECEIPT,
  _id: '66aa00000000000000000071',
  kind: 'correction',
  number: 'COR-2027-000007',
  amount: -150.5,
} as const

const DOCUMENTS_HEADING_OPTIONS = { name: 'Receipts and invoices' }
const show = (documents: Booking['documents'], backend: 'masar' | 'bookcars' = 'masar') =>
  showBookingPage({ booking: documents ? { documents } : {}, backend })

describe('receipts and invoices of a booking', () => {
  // @shows PAY-33, PAY-35
  it('show their date and amount, and open as a page and as a PDF', () => {
    show({ issued: [ISSUED_RECEIPT, CREDIT_NOTE] })
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText('Download the PDF'))
    expect(first).toHaveTextContent('Receipt REC-2027-0000421 May 2027 · 150.50 TND')
    expect(second).toHaveTextContent('-150.50 TND')
    const page = screen.getByRole('link', { name: 'Receipt REC-2027-000042' })
    expect(page).toHaveAttribute('href', `/api/booking-document/${ISSUED_RECEIPT._id}`)
    const pdf = screen.getByRole('link', { name: 'Download the PDF: Credit note COR-2027-000007' })
    expect(pdf).toHaveAttribute('href', `/api/booking-document/${CREDIT_NOTE._id}/pdf`)
  })

  // @shows PAY-34
  it.each([
    ['invoiceAfterRental', 'The invoice will be here after the rental.'],
    ['invoiceAfterRefund', 'The invoice will be here once your refund has been sent.'],
    ['creditNoteAfterRefund', 'The credit note will be here once your refund has been sent.'],
  ] as const)('announce the next document: %s', (next, text) => {
    show({ issued: [], next })
    expect(screen.getByText(text)).toBeVisible()
  })

  // @shows PAY-36
  it('are hidden when the booking has none or the backend does not support them', () => {
    show(undefined)
    expect(screen.queryByRole('heading', DOCUMENTS_HEADING_OPTIONS)).toBeNull()
    show({ issued: [ISSUED_RECEIPT] }, 'bookcars')
    expect(screen.queryByRole('heading', DOCUMENTS_HEADING_OPTIONS)).toBeNull()
  })
})
