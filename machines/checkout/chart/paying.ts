import type { PaymentEnd, PaymentResult } from '../../payment/payment-facts.ts'
import { answered, failed } from '../../invoked.ts'
import { keyOf, requestOf } from './booking-request.ts'
import { checkoutSetup } from './checkout-setup.ts'

interface Ended {
  event: { output: PaymentResult }
}

const takeEnding = { type: 'takeEnding', params: answered<PaymentResult> } as const

/** Where each end of a payment leads. */
const ended = <Target extends string, Action = never>(
  by: PaymentEnd,
  target: Target,
  ...actions: Action[]
) =>
  ({
    guard: {
      type: 'isEndedBy',
      params: ({ event }: Ended) => ({ by, end: event.output.end }),
    },
    target,
    actions: [takeEnding, ...actions],
  }) as const

/** The booking is held for a while and the customer pays; the payment is a chart of its own. */
export const paying = checkoutSetup.createStateConfig({
  tags: 'committed',
  initial: 'open',
  states: {
    open: {
      meta: { title: 'Payment', req: '2' },
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => ({
          key: keyOf(context),
          bookingId: context.bookingId ?? '',
          amount: requestOf(context).price,
          currency: context.currency,
          paymentId: context.paymentId,
          provider: context.provider,
          round: context.round,
        }),
        onSnapshot: {
          actions: {
            type: 'takePayment',
            params: ({ event }) => event.snapshot.context,
          },
        },
        onDone: [
          ended('settled', '#checkout.confirmed', 'settle'),
          ended('expired', '#checkout.paying.expired'),
          ended('refunded', '#checkout.paying.refunded'),
          ended('otherChoice', '#checkout.releasing', {
            type: 'atStep',
            params: { step: 'payment' },
          }),
          ended('unknown', '#checkout.unsettled'),
          { target: '#checkout.releasing.leaving', actions: takeEnding },
        ],
        onError: {
          target: 'broken',
          actions: { type: 'keepProblem', params: failed },
        },
      },
      on: { 'currency.changed': { actions: ['takeCurrency', 'tellCurrency'] } },
    },
    expired: {
      tags: 'gone',
      meta: { title: 'The time to pay has run out' },
      on: {
        'retry.requested': { target: '#checkout.quoting', actions: 'renewAttempt' },
        'checkout.left': '#checkout.left',
      },
    },
    refunded: {
      tags: 'gone',
      meta: { title: 'Paid too late: the money goes back' },
      on: {
        'retry.requested': { target: '#checkout.quoting', actions: 'renewAttempt' },
        'checkout.left': '#checkout.left',
      },
    },
    broken: {
      tags: 'error',
      meta: { title: 'Something went wrong! Try again later.', req: '8' },
      on: {
        'retry.requested': { target: 'reopening', actions: 'clearFaults' },
        'checkout.left': '#checkout.releasing.leaving',
      },
    },
    reopening: {
      tags: 'busy',
      meta: { title: 'The payment is opened again', req: '8' },
      invoke: {
        id: 'readyPayment',
        src: 'readyPayment',
        onDone: 'open',
        onError: {
          target: 'broken',
          actions: { type: 'keepProblem', params: failed },
        },
      },
    },
  },
})
