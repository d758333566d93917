import { type ServerMessage, msg } from '#texts/msg.ts'

import { type ChangeNotice, CHANGES_FOR_CUSTOMER, CHANGES_FOR_STAFF } from './change-messages.ts'

type Facts = { car: string; date: string; driver: string; amount: string; arrival: string }
export type NoticeTextBuilder = (facts: Facts) => ServerMessage

type OwnNotice =
  | 'created'
  | 'cancelRequested'
  | 'paid'
  | 'expired'
  | 'refunding'
  | 'refunded'
  | 'refundFailed'
  | 'cancelledAndReturned'
  | 'supplierMessage'
export type CustomerNotice = OwnNotice | ChangeNotice
/** Only staff get these notifications. */
export type StaffOnlyNotice = 'tripDetails' | 'delay' | 'customerMessage'
/** Staff also get these notifications; all others are only for the customer. */
export type StaffNotice =
  | Extract<CustomerNotice, 'created' | 'cancelRequested' | 'paid' | 'refundFailed' | 'amended'>
  | StaffOnlyNotice

/** The texts of notifications, rendered in the reader's current language (LANG-12). */
export const NOTICE_TEXTS = {
  customer: {
    ...CHANGES_FOR_CUSTOMER,
    created: ({ car, date }) => msg`Booking requested: ${{ car }}, ${{ date }}.`,
    cancelRequested: ({ car, date }) => msg`Cancellation requested: ${{ car }}, ${{ date }}.`,
    paid: ({ car, date, amount }) =>
      msg`Payment of ${{ amount }} received: your ${{ car }} is booked for ${{ date }}.`,
    expired: ({ car, date }) =>
      msg`The time to pay for ${{ car }} on ${{ date }} has run out, so the car is no longer held for you.`,
    refunding: ({ car, date, amount }) =>
      msg`Your payment of ${{ amount }} for ${{ car }} on ${{ date }} couldn’t be used. We’re refunding it.`,
    refunded: ({ car, date, amount }) =>
      msg`${{ amount }} for ${{ car }} on ${{ date }} has been refunded. Your bank may take a few days to show it.`,
    refundFailed: ({ car, date, amount }) =>
      msg`The refund of ${{ amount }} for ${{ car }} on ${{ date }} hasn’t gone through yet. We’re working on it: you don’t need to do anything.`,
    cancelledAndReturned: ({ car, date, amount }) =>
      msg`Your ${{ car }} booking for ${{ date }} has been cancelled. We’re refunding the ${{ amount }} you paid online.`,
    supplierMessage: ({ car, date }) =>
      msg`The rental company has sent you a message about ${{ car }} on ${{ date }}.`,
  },
  staff: {
    ...CHANGES_FOR_STAFF,
    created: ({ car, date, driver }) => msg`${{ driver }} has booked ${{ car }} for ${{ date }}.`,
    cancelRequested: ({ car, date, driver }) =>
      msg`${{ driver }} has asked to cancel ${{ car }} on ${{ date }}.`,
    paid: ({ car, date, driver }) =>
      msg`${{ driver }} has booked and paid for ${{ car }} on ${{ date }}.`,
    refundFailed: ({ car, date, driver, amount }) =>
      msg`The refund of ${{ amount }} to ${{ driver }} (${{ car }}, ${{ date }}) has failed. Please check with the payment provider.`,
    tripDetails: ({ car, date, driver }) =>
      msg`${{ driver }} has updated the arrival details for ${{ car }} on ${{ date }}.`,
    delay: ({ car, date, driver, arrival }) =>
      msg`${{ driver }} is running late for ${{ car }} on ${{ date }}. New expected arrival: ${{ arrival }}.`,
    customerMessage: ({ car, date, driver }) =>
      msg`${{ driver }} has sent you a message about ${{ car }} on ${{ date }}.`,
  },
} satisfies {
  customer: Record<CustomerNotice, NoticeTextBuilder>
  staff: Record<StaffNotice, NoticeTextBuilder>
}
