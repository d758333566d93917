import type { PaymentAnswer, PaymentReport, PaymentStatus } from '../payment-facts.ts'
import { paymentSetup } from './payment-setup.ts'
import { assertDefined } from '../../assert-defined.ts'
import { readOutput, readErrorParams } from '../../invoked.ts'

export const toReportAction = (paymentReport: PaymentReport) =>
  ({ type: 'assignReport', params: { report: paymentReport } }) as const

const makeReportTransition = (paymentReport: PaymentReport) =>
  ({ target: '#payment.confirming', actions: toReportAction(paymentReport) }) as const

/**
 * A report from the provider's form or window is only a hint. The status is fetched from the server before the
 * customer may try again, so that no payment is made twice (PAY-16).
 */
export const reportEvents = {
  'provider.approved': makeReportTransition('approved'),
  'provider.declined': makeReportTransition('unpaid'),
  'provider.closed': makeReportTransition('unpaid'),
  'provider.lost': makeReportTransition('lost'),
  'provider.failed': makeReportTransition('failed'),
  'challenge.closed': makeReportTransition('unpaid'),
} as const

/** A late success from a closed form still has to be checked with the server. */
export const lateApprovalEvents = { 'provider.approved': makeReportTransition('approved') } as const

/** Applies while a status check is already running. */
export const confirmingApprovalEvents = {
  'provider.approved': { actions: toReportAction('approved') },
} as const

/** Applies when the form or the bank times out, or the customer stops waiting. */
export const confirmOnTimeout = {
  form: makeReportTransition('lost'),
  bank: makeReportTransition('unpaid'),
} as const

/** The provider's form is shown. The customer can leave it until it is submitted. */
export const paying = paymentSetup.createStateConfig({
  tags: 'form',
  initial: 'entering',
  on: reportEvents,
  states: {
    entering: {
      meta: { title: 'The customer fills in the form', req: 'PAY-2' },
      on: {
        'payment.submitted': 'submitted',
        'challenge.opened': 'challenged',
        'challenge.blocked': 'blocked',
        'provider.chosen': {
          guard: 'isAnotherOffer',
          target: '#payment.preparing',
          actions: ['assignProvider', 'incrementRound'],
        },
        'currency.changed': {
          guard: 'isAnotherCurrency',
          target: '#payment.preparing',
          actions: ['assignCurrency', 'incrementRound'],
        },
        'choice.reopened': '#payment.reopened',
        'review.reopened': '#payment.reviewed',
        'payment.closed': '#payment.left',
      },
      after: { paymentWindow: { target: '#payment.confirming', actions: 'clearReport' } },
    },
    submitted: {
      tags: ['busy', 'committed'],
      meta: { title: 'The payment is being processed', req: 'PAY-16' },
      on: {
        'challenge.opened': 'challenged',
        'challenge.blocked': 'blocked',
        'retry.requested': confirmOnTimeout.form,
      },
      after: { paymentWindow: confirmOnTimeout.form },
    },
    challenged: {
      tags: 'committed',
      meta: { title: 'Your bank asks for your approval', req: 'PAY-16' },
      on: { 'challenge.blocked': 'blocked', 'retry.requested': confirmOnTimeout.bank },
      after: { paymentWindow: confirmOnTimeout.bank },
    },
    blocked: {
      tags: ['committed', 'error'],
      meta: { title: 'Your bank’s window was blocked', req: 'PAY-25' },
      on: { 'challenge.opened': 'challenged', 'retry.requested': confirmOnTimeout.bank },
      after: { paymentWindow: confirmOnTimeout.bank },
    },
  },
})

const assignAnswer = { type: 'assignAnswer', params: readOutput<PaymentAnswer> } as const

const clearAnswerActions = [
  { type: 'assignProblem', params: readErrorParams },
  'clearStatus',
] as const

const makeStatusTransition = <const Guard, Target extends string>(guard: Guard, target: Target) =>
  ({ guard, target, actions: assignAnswer }) as const

const makeStatusGuard = (status: PaymentStatus) =>
  ({ type: 'hasStatus', params: { status } }) as const

/** Polls the server for a minute at growing intervals. After that, the result is sent by email. */
export const confirming = paymentSetup.createStateConfig({
  tags: 'committed',
  entry: 'startPolling',
  initial: 'checking',
  on: confirmingApprovalEvents,
  states: {
    checking: {
      tags: 'busy',
      meta: { title: 'Checking the status of the payment', req: 'PAY-16' },
      invoke: {
        id: 'checkPayment',
        src: 'checkPayment',
        input: ({ context: { bookingId, paymentId, provider, expiresAt, reported } }) => ({
          bookingId,
          paymentId: assertDefined(paymentId, 'payment'),
          provider,
          expiresAt,
          reported,
        }),
        onDone: [
          makeStatusTransition('isPaid', '#payment.settled'),
          makeStatusTransition(makeStatusGuard('refunded'), '#payment.refunded'),
          makeStatusTransition(makeStatusGuard('booked'), '#payment.booked'),
          makeStatusTransition(makeStatusGuard('expired'), '#payment.expired'),
          makeStatusTransition('isSuperseded', '#payment.superseded'),
          makeStatusTransition(makeStatusGuard('declined'), '#payment.declined'),
          makeStatusTransition('hasLostItsForm', '#payment.offering'),
          makeStatusTransition('isStillOpen', '#payment.paying'),
          { guard: 'hasPollsLeft', target: 'waiting', actions: assignAnswer },
          makeStatusTransition('neverArrived', '#payment.paying'),
          { target: 'unknown', actions: assignAnswer },
        ],
        onError: [
          { guard: 'hasPollsLeft', target: 'waiting', actions: clearAnswerActions },
          { target: 'unknown', actions: clearAnswerActions },
        ],
      },
    },
    waiting: {
      tags: 'busy',
      meta: { title: 'We’re confirming your payment' },
      entry: 'countPoll',
      on: { 'connection.returned': 'checking' },
      after: { poll: 'checking' },
    },
    unknown: {
      tags: 'error',
      meta: { title: 'We’ll confirm by email' },
      on: {
        'retry.requested': { target: '#payment.confirming', actions: 'clearReport' },
        'connection.returned': '#payment.confirming',
        'payment.closed': '#payment.unsettled',
      },
    },
  },
})
