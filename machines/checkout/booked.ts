import { held } from '../held.ts'
import { readOutput, failed } from '../invoked.ts'
import type { PaymentEnd, PaymentResult } from '../payment/payment-facts.ts'
import { pickAttempt, attemptKey, bookingRequest } from '../placing/attempt.ts'
import type { PlacingEnd, PlacingResult } from '../placing/placing-facts.ts'
import { checkoutSetup, beginPlacing } from './checkout-setup.ts'

interface Ended<Result> {
  event: { output: Result }
}

const takeResult = { type: 'takeResult', params: readOutput<PlacingResult> } as const

/** Where each end of placing a booking leads. */
const placed = <Target extends string, Action = never>(
  by: PlacingEnd,
  target: Target,
  ...actions: Action[]
) =>
  ({
    guard: {
      type: 'isPlacedAs',
      params: ({ event }: Ended<PlacingResult>) => ({ by, end: event.output.end }),
    },
    target,
    actions: [takeResult, ...actions],
  }) as const

const atIssue = <Guard extends string, Target extends string>(guard: Guard, target: Target) =>
  ({
    guard: { type: guard, params: readOutput<PlacingResult> },
    target,
    actions: [takeResult, { type: 'noteIssues', params: readOutput<PlacingResult> }],
  }) as const

/** A booking is asked for, kept or given back; that is a chart of its own. */
export const placing = checkoutSetup.createStateConfig({
  meta: { title: 'The booking is placed', req: 'BOOK-26' },
  invoke: {
    id: 'placing',
    src: 'placing',
    input: ({ context }) => ({
      ...pickAttempt(context),
      task: context.task,
      progress: context.progress,
    }),
    onSnapshot: {
      actions: {
        type: 'takeAttempt',
        params: ({ event }) => event.snapshot.context,
      },
    },
    onDone: [
      {
        guard: { type: 'isForCounter', params: readOutput },
        target: 'confirmed',
        actions: takeResult,
      },
      placed('booked', 'paying'),
      { guard: { type: 'isUnpaid', params: readOutput }, target: 'paying', actions: takeResult },
      placed('adopted', 'confirmed'),
      placed('released', 'quoting', 'renewAttempt'),
      placed('left', 'left'),
      {
        guard: { type: 'isPaidOtherwise', params: readOutput },
        target: 'confirmed',
        actions: takeResult,
      },
      placed('paid', 'paying', 'clearIssues'),
      placed('back', 'editing.review', 'clearIssues'),
      placed('unfinished', 'refused.unfinished'),
      placed('not-shown', 'quoting'),
      placed('own-booking', 'refused.alreadyBooked'),
      placed('car-taken', 'refused.carTaken'),
      placed('sold-out', 'refused.soldOut'),
      placed('coming-soon', 'refused.comingSoon'),
      placed('unknown-trip', 'refused.unknownCar'),
      placed('quote-failed', 'refused.quoteFailed'),
      placed('choice-lost', 'editing.payment', {
        type: 'noteMissing',
        params: { fields: ['choice'] },
      }),
      placed('email-taken', 'refused.emailTaken'),
      placed('session-over', 'refused.sessionExpired'),
      atIssue('isOptionsIssue', 'editing.options'),
      atIssue('isDriverIssue', 'editing.driver'),
      atIssue('isPaymentIssue', 'editing.payment'),
      { target: 'refused.rejected', actions: takeResult },
    ],
    onError: { target: 'refused.broken', actions: { type: 'keepProblem', params: failed } },
  },
  on: { 'session.changed': { actions: ['takeSession', 'tellSession'] } },
})

const takeEnding = { type: 'takeEnding', params: readOutput<PaymentResult> } as const

const endedBy =
  (by: PaymentEnd) =>
  ({ event }: Ended<PaymentResult>) => ({ by, end: event.output.end })

/** Where each end of a payment leads. */
const ended = <Target extends string, Action = never>(
  by: PaymentEnd,
  target: Target,
  ...actions: Action[]
) =>
  ({
    guard: { type: 'isEndedBy', params: endedBy(by) },
    target,
    actions: [takeEnding, ...actions],
  }) as const

const endedTransitions = {
  'retry.requested': { target: '#checkout.quoting', actions: 'renewAttempt' },
  'checkout.left': '#checkout.left',
} as const

/** The booking is held for a while and the customer pays; the payment is a chart of its own. */
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
          key: attemptKey(context),
          bookingId: held(context.bookingId, 'booking'),
          amount: bookingRequest(context).price,
          currency: context.currency,
          paymentId: context.paymentId,
          provider: context.provider,
          round: context.round,
        }),
        onSnapshot: {
          actions: { type: 'takePayment', params: ({ event }) => event.snapshot.context },
        },
        onDone: [
          ended('settled', '#checkout.confirmed', 'settle'),
          ended('booked', '#checkout.confirmed', {
            type: 'leaveForCounter',
            params: readOutput<PaymentResult>,
          }),
          ended('expired', '#checkout.paying.expired'),
          ended('refunded', '#checkout.paying.refunded'),
          {
            guard: { type: 'isEndedBy', params: endedBy('otherChoice') },
            target: '#checkout.placing',
            actions: [
              takeEnding,
              { type: 'atStep', params: { step: 'payment' } },
              beginPlacing('release'),
            ],
          },
          ended('unknown', '#checkout.unsettled'),
          { target: '#checkout.placing', actions: [takeEnding, beginPlacing('leave')] },
        ],
        onError: { target: 'broken', actions: { type: 'keepProblem', params: failed } },
      },
      on: { 'currency.changed': { actions: ['takeCurrency', 'tellCurrency'] } },
    },
    expired: {
      tags: 'gone',
      meta: { title: 'The time to pay has run out' },
      on: endedTransitions,
    },
    refunded: {
      tags: 'gone',
      meta: { title: 'Paid too late: the money goes back' },
      on: endedTransitions,
    },
    broken: {
      tags: 'error',
      meta: { title: 'Something went wrong! Try again later.', req: 'FORM-10' },
      on: {
        'retry.requested': { target: 'reopening', actions: 'clearIssues' },
        'checkout.left': { target: '#checkout.placing', actions: beginPlacing('leave') },
      },
    },
    reopening: {
      tags: 'busy',
      meta: { title: 'The payment is opened again', req: 'PAY-17' },
      invoke: {
        id: 'readyPayment',
        src: 'readyPayment',
        onDone: 'open',
        onError: { target: 'broken', actions: { type: 'keepProblem', params: failed } },
      },
    },
  },
})
