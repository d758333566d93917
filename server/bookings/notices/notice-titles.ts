import { type ServerMessage, msg } from '#texts/msg.ts'

import type { CustomerNotice, StaffNotice } from './messages.ts'

const CHANGED_TITLE = msg`Booking changed`

/** Short titles: the heading of a notification and the subject of its email. */
export const NOTICE_TITLES: {
  customer: Record<CustomerNotice, ServerMessage>
  staff: Record<StaffNotice, ServerMessage>
} = {
  customer: {
    created: msg`Booking request received`,
    cancelRequested: msg`Cancellation request received`,
    paid: msg`Payment received`,
    expired: msg`Payment not completed`,
    refunding: msg`Refund started`,
    refunded: msg`Refund sent`,
    refundFailed: msg`Refund delayed`,
    cancelledAndReturned: msg`Booking cancelled, refund started`,
    'became-pending': msg`Awaiting confirmation`,
    'became-reserved': msg`Booking confirmed`,
    'became-deposit': msg`Deposit received`,
    'became-paid': msg`Rental paid`,
    'became-paidInFull': msg`Rental and deposit paid`,
    'became-cancelled': msg`Booking cancelled`,
    'became-void': msg`Booking no longer valid`,
    cancelDeclined: msg`Cancellation declined`,
    amended: CHANGED_TITLE,
    amendedByStaff: CHANGED_TITLE,
    deleted: msg`Booking deleted`,
    supplierMessage: msg`New message from the rental company`,
  },
  staff: {
    created: msg`New booking`,
    cancelRequested: msg`Cancellation request`,
    paid: msg`New paid booking`,
    refundFailed: msg`Refund failed`,
    amended: CHANGED_TITLE,
    tripDetails: msg`Arrival details updated`,
    delay: msg`Customer running late`,
    customerMessage: msg`New message from a customer`,
  },
}
