import type { PaymentEnd } from './checkout-facts.ts'
import { confirming } from './chart/payment-confirming.ts'
import { paymentSetup } from './chart/payment-setup.ts'

/**
 * Pays for a booking that is held for a while. What the provider's window says is a hint: after it
 * closes, whatever it reported, the server is asked before the customer may try again, so that
 * nobody pays twice (decisions, "no evidence").
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ...input,
    clientSecret: null,
    provider: null,
    reported: null,
    standing: null,
    attempts: 1,
    polls: 0,
    problem: null,
  }),
  initial: 'starting',
  output: ({ event }) => event.output as { end: PaymentEnd },
  states: {
    starting: {
      meta: { title: 'The payment opens' },
      always: [{ guard: 'isKnown', target: 'confirming' }, { target: 'preparing' }],
    },
    preparing: {
      tags: 'busy',
      meta: { title: 'Preparing the payment', req: '7' },
      invoke: {
        id: 'preparePayment',
        src: 'preparePayment',
        input: ({ context: { key, attempts, bookingId, amount } }) => ({
          key: `${key}-pay-${attempts}`,
          bookingId,
          amount,
        }),
        onDone: {
          target: 'awaiting',
          actions: { type: 'takePrepared', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unprepared',
          actions: { type: 'rememberProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unprepared: {
      meta: { title: 'The payment could not be prepared' },
      always: [
        { guard: 'isUnavailable', target: 'unavailable' },
        { guard: 'isGone', target: 'expired' },
        { target: 'prepareFailed' },
      ],
    },
    prepareFailed: {
      tags: 'error',
      meta: { title: 'Payment cannot start', req: '8' },
      on: { 'retry.requested': 'preparing', 'choice.reopened': 'reopened', 'payment.left': 'left' },
    },
    unavailable: {
      tags: 'error',
      meta: { title: 'This way to pay comes later', req: '5' },
      on: { 'choice.reopened': 'reopened', 'payment.left': 'left' },
    },
    awaiting: {
      tags: 'form',
      meta: { title: 'The customer pays', req: '2' },
      on: {
        'provider.approved': { target: 'confirming', actions: 'noteReport' },
        'provider.declined': { target: 'confirming', actions: 'noteReport' },
        'provider.closed': { target: 'confirming', actions: 'noteReport' },
        'choice.reopened': 'reopened',
        'payment.left': 'left',
      },
      after: { paymentWindow: 'confirming' },
    },
    confirming,
    declined: {
      tags: 'error',
      meta: { title: 'Payment failed.', req: '8' },
      on: {
        'retry.requested': {
          guard: 'hasAttemptsLeft',
          target: 'preparing',
          actions: 'countAttempt',
        },
        'provider.approved': { target: 'confirming', actions: 'noteReport' },
        'choice.reopened': 'reopened',
        'payment.left': 'left',
      },
    },
    settled: { type: 'final', tags: 'done', meta: { title: 'Paid' }, output: { end: 'settled' } },
    expired: {
      type: 'final',
      tags: 'gone',
      meta: { title: 'The payment window ran out' },
      output: { end: 'expired' },
    },
    reopened: {
      type: 'final',
      meta: { title: 'Another way to pay' },
      output: { end: 'otherChoice' },
    },
    left: { type: 'final', meta: { title: 'Left without paying' }, output: { end: 'left' } },
    unsettled: {
      type: 'final',
      meta: { title: 'Left while we confirm' },
      output: { end: 'unknown' },
    },
  },
})
