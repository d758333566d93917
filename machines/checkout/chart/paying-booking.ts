import { type CheckoutStep, listStepsBefore } from '@masar/domain/booking/checkout-steps.ts'

import { assertDefined } from '../../assert-defined.ts'
import { readOutput, readErrorParams } from '../../invoked.ts'
import type { PaymentEnd, PaymentResult } from '../../payment/payment-facts.ts'
import { toAttemptKey, toBookingRequest } from '../../placing/attempt.ts'
import { checkoutSetup, makeBeginAction } from './checkout-setup.ts'

const assignEnding = { type: 'assignEnding', params: readOutput<PaymentResult> } as const

const makeEndedByGuard = (by: PaymentEnd) => ({ type: 'isEndedBy', params: { by } }) as const

/** Makes the transition for one result of the payment machine. */
const makeEndedTransition = <Target extends string, Action = never>(
  by: PaymentEnd,
  target: Target,
  ...actions: Action[]
) =>
  ({
    guard: makeEndedByGuard(by),
    target,
    actions: [assignEnding, ...actions],
  }) as const

const bookAgainTransition = { target: '#checkout.quoting', actions: 'renewAttempt' } as const

const endedTransitions = {
  'retry.requested': bookAgainTransition,
  'review.reopened': bookAgainTransition,
  'checkout.closed': '#checkout.left',
} as const

/** Makes the actions that release the booking and open the form at this step. */
const makeReleaseActions = (step: CheckoutStep) =>
  [{ type: 'assignStep', params: { step } }, makeBeginAction('release')] as const

const makeReopenTransition = (step: CheckoutStep) =>
  ({
    guard: { type: 'isStepReopened', params: { step } },
    target: '#checkout.placing',
    actions: makeReleaseActions(step),
  }) as const

const openTransition = { target: 'open', actions: 'clearIssues' } as const

/** The booking is on hold while the customer pays. The payment machine runs inside. */
export const payingBooking = checkoutSetup.createStateConfig({
  tags: 'committed',
  initial: 'open',
  states: {
    open: {
      meta: { title: 'Payment', req: 'PAY-24' },
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => ({
          key: toAttemptKey(context),
          bookingId: assertDefined(context.bookingId, 'booking'),
          amount: toBookingRequest(context).price,
          currency: context.currency,
          paymentId: context.paymentId,
          provider: context.provider,
          round: context.round,
        }),
        onSnapshot: {
          actions: { type: 'assignPayment', params: ({ event }) => event.snapshot.context },
        },
        onDone: [
          makeEndedTransition('settled', '#checkout.confirmed', 'assignPaidStatus'),
          makeEndedTransition('booked', '#checkout.confirmed', {
            type: 'assignBookingStatus',
            params: readOutput<PaymentResult>,
          }),
          makeEndedTransition('expired', '#checkout.paying.expired'),
          makeEndedTransition('refunded', '#checkout.paying.refunded'),
          {
            guard: makeEndedByGuard('otherChoice'),
            target: '#checkout.placing',
            actions: [assignEnding, ...makeReleaseActions('payment')],
          },
          makeEndedTransition('review', '#checkout.paying.review'),
          makeEndedTransition('unknown', '#checkout.unsettled'),
          { target: '#checkout.placing', actions: [assignEnding, makeBeginAction('leave')] },
        ],
        onError: { target: 'broken', actions: { type: 'assignProblem', params: readErrorParams } },
      },
      on: { 'currency.changed': { actions: ['assignCurrency', 'emitCurrency'] } },
    },
    review: {
      meta: { title: 'Review, with the booking that waits to be paid', req: 'BOOK-42' },
      entry: { type: 'assignStep', params: { step: 'review' } },
      invoke: {
        id: 'holdExpiry',
        src: 'holdExpiry',
        input: ({ context }) => ({ expiresAt: context.expiresAt }),
        onDone: 'open',
        onError: 'open',
      },
      on: {
        'payment.requested': 'open',
        'step.reopened': listStepsBefore('review').map(makeReopenTransition),
        'checkout.closed': { target: '#checkout.placing', actions: makeBeginAction('leave') },
      },
    },
    expired: {
      tags: 'gone',
      meta: { title: 'The time to pay has run out' },
      on: endedTransitions,
    },
    refunded: {
      tags: 'gone',
      meta: { title: 'We’re refunding your payment' },
      on: endedTransitions,
    },
    broken: {
      tags: 'error',
      meta: { title: 'Something went wrong', req: 'FORM-10' },
      on: {
        'retry.requested': openTransition,
        'connection.returned': openTransition,
        'review.reopened': { target: 'review', actions: 'clearIssues' },
        'checkout.closed': { target: '#checkout.placing', actions: makeBeginAction('leave') },
      },
    },
  },
})
