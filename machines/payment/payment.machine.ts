import { confirming, lateApprovalEvents, paying } from './chart/paying.ts'
import type { PaymentResult } from './payment-facts.ts'
import { paymentSetup } from './chart/payment-setup.ts'
import { choosing, preparations } from './chart/preparing.ts'

/**
 * Pays for a booking that is on hold. A report from the provider's form or window is only a hint. The status is
 * fetched from the server before the customer may try again, so that no payment is made twice (PAY-16). A
 * payment is never shown as failed while it may still succeed.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ...input,
    offers: [],
    chosen: input.provider,
    clientSecret: null,
    charge: null,
    expiresAt: null,
    timeLeft: null,
    reported: null,
    status: null,
    reason: null,
    refund: null,
    paidOtherwise: false,
    bookingStatus: null,
    attempts: 1,
    polls: 0,
    problem: null,
    refused: null,
  }),
  initial: 'starting',
  output: ({ event }) => event.output as PaymentResult,
  on: { 'currency.changed': { actions: 'assignCurrency' } },
  states: {
    starting: {
      meta: { title: 'The payment opens' },
      always: [{ guard: 'isKnown', target: 'confirming' }, { target: 'offering' }],
    },
    ...choosing,
    ...preparations,
    paying,
    confirming,
    declined: {
      tags: 'error',
      meta: { title: 'Payment failed', req: 'PAY-6' },
      on: {
        'retry.requested': {
          guard: 'hasAttemptsLeft',
          target: 'offering',
          actions: ['countAttempt', 'incrementRound'],
        },
        'provider.chosen': {
          guard: 'isAnotherOffer',
          target: 'preparing',
          actions: ['assignProvider', 'incrementRound'],
        },
        'choice.reopened': 'reopened',
        'review.reopened': 'reviewed',
        'payment.closed': 'left',
        ...lateApprovalEvents,
      },
    },
    superseded: {
      tags: 'error',
      meta: { title: 'Another payment was started for this booking', req: 'PAY-17' },
      on: {
        'retry.requested': { target: 'offering', actions: 'incrementRound' },
        'choice.reopened': 'reopened',
        'review.reopened': 'reviewed',
        'payment.closed': 'left',
      },
    },
    settled: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Paid' },
      output: ({ context }) => ({ end: 'settled', refund: context.refund }),
    },
    booked: {
      type: 'final',
      meta: {
        title: 'The rental company has confirmed the booking: it is paid at the counter',
        req: 'PAY-32',
      },
      output: ({ context }) => ({ end: 'booked', bookingStatus: context.bookingStatus }),
    },
    expired: {
      type: 'final',
      tags: 'gone',
      meta: { title: 'The payment window ran out' },
      output: { end: 'expired' },
    },
    refunded: {
      type: 'final',
      tags: 'gone',
      meta: { title: 'We’re refunding your payment' },
      output: ({ context }) => ({ end: 'refunded', refund: context.refund }),
    },
    reopened: {
      type: 'final',
      meta: { title: 'Another payment method' },
      output: { end: 'otherChoice' },
    },
    reviewed: {
      type: 'final',
      meta: { title: 'Back at the review, the booking waits' },
      output: { end: 'review' },
    },
    left: { type: 'final', meta: { title: 'Left without paying' }, output: { end: 'left' } },
    unsettled: {
      type: 'final',
      meta: { title: 'Left while we confirm' },
      output: { end: 'unknown' },
    },
  },
})
