import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'
import { type ServerMessage, msg } from '#texts/msg.ts'

import type { BookingMailKind } from '../../mail/mail-queue.ts'

type Facts = { car: string; date: string; driver: string }
type TextBuilder = (facts: Facts) => ServerMessage

/** Notices about a new status or other changes to a booking. */
export type ChangeNotice =
  | `became-${BookingStatus}`
  | 'cancelDeclined'
  | 'amended'
  | 'amendedByStaff'
  | 'deleted'

const buildAmendedText: TextBuilder = ({ car, date }) =>
  msg`Your ${{ car }} booking has been changed. It now starts on ${{ date }}.`

/** Texts for the customer. */
export const CHANGES_FOR_CUSTOMER: Record<ChangeNotice, TextBuilder> = {
  'became-pending': ({ car, date }) =>
    msg`Your ${{ car }} booking for ${{ date }} is awaiting confirmation by the rental company.`,
  'became-reserved': ({ car, date }) => msg`Your ${{ car }} booking for ${{ date }} is confirmed.`,
  'became-deposit': ({ car, date }) => msg`Deposit received: ${{ car }}, ${{ date }}.`,
  'became-paid': ({ car, date }) => msg`Rental paid: ${{ car }}, ${{ date }}.`,
  'became-paidInFull': ({ car, date }) => msg`Payment received: ${{ car }}, ${{ date }}.`,
  'became-cancelled': ({ car, date }) =>
    msg`Your ${{ car }} booking for ${{ date }} has been cancelled.`,
  'became-void': ({ car, date }) =>
    msg`Your ${{ car }} booking for ${{ date }} is no longer valid.`,
  cancelDeclined: ({ car, date }) =>
    msg`Your request to cancel ${{ car }} on ${{ date }} wasn’t accepted. Your booking stays active.`,
  amended: buildAmendedText,
  amendedByStaff: buildAmendedText,
  deleted: ({ car, date }) => msg`Your ${{ car }} booking for ${{ date }} has been deleted.`,
}

/**
 * Texts for the supplier's staff and the administrators, who are notified when a customer changes a booking.
 */
export const CHANGES_FOR_STAFF: Record<'amended', TextBuilder> = {
  amended: ({ car, date, driver }) =>
    msg`${{ driver }} has changed the booking of ${{ car }}: ${{ date }}.`,
}

/** The kind of email for each notification. */
export const CHANGE_EMAIL_KINDS = {
  'became-pending': 'booking-changed',
  'became-reserved': 'booking-changed',
  'became-deposit': 'booking-changed',
  'became-paid': 'booking-changed',
  'became-paidInFull': 'booking-changed',
  'became-cancelled': 'booking-changed',
  'became-void': 'booking-changed',
  cancelDeclined: 'cancel-declined',
  amended: 'booking-amended',
  amendedByStaff: 'booking-amended',
  deleted: 'booking-deleted',
} as const satisfies Record<ChangeNotice, BookingMailKind>
