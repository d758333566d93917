import type { Meta, StoryObj } from '@storybook/react-vite'

import { Page } from '#ui/page/page.tsx'

import {
  BookingDocuments,
  type BookingDocumentsProps,
} from '../../src/features/bookings/detail/booking-documents.tsx'

const RECEIPT = {
  _id: '66aa00000000000000000070',
  kind: 'receipt',
  number: 'REC-2027-000042',
  issuedAt: '2027-05-01T08:00:00.000Z',
  amount: 576,
  currency: 'TND',
} as const
const INVOICE = { ...RECEIPT, _id: '71', kind: 'invoice', number: 'INV-2027-000017' } as const
const CREDIT_NOTE = {
  ...RECEIPT,
  _id: '72',
  kind: 'correction',
  number: 'COR-2027-000003',
  amount: -576,
} as const

const Screen = (props: BookingDocumentsProps) => (
  <Page width="narrow">
    <BookingDocuments {...props} />
  </Page>
)

const meta = {
  title: 'Bookings/Receipts and invoices',
  component: Screen,
  tags: ['nightly'],
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

/** The booking is paid, and the rental is not over yet. */
export const Paid: Story = {
  args: { documents: { issued: [RECEIPT], next: 'invoiceAfterRental' } },
}
export const Over: Story = { args: { documents: { issued: [RECEIPT, INVOICE] } } }
export const Refunding: Story = {
  args: { documents: { issued: [RECEIPT], next: 'creditNoteAfterRefund' } },
}
export const OverAndRefunding: Story = {
  args: { documents: { issued: [RECEIPT], next: 'invoiceAfterRefund' } },
}
export const Refunded: Story = { args: { documents: { issued: [RECEIPT, CREDIT_NOTE] } } }
