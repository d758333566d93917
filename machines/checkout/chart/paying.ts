import { keyOf, requestOf } from './booking-request.ts'
import { checkoutSetup } from './checkout-setup.ts'

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
        onDone: {
          target: 'over',
          actions: { type: 'takeEnding', params: ({ event }) => event.output },
        },
        onError: {
          target: 'broken',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'currency.changed': { actions: ['takeCurrency', 'tellCurrency'] } },
    },
    over: {
      meta: { title: 'The payment has ended' },
      always: [
        { guard: 'isSettled', target: '#checkout.confirmed', actions: 'settle' },
        { guard: 'isExpired', target: 'expired' },
        { guard: 'isRefunded', target: 'refunded' },
        {
          guard: 'isOtherChoice',
          target: '#checkout.releasing',
          actions: { type: 'atStep', params: { step: 'payment' } },
        },
        { guard: 'isUnsettled', target: '#checkout.unsettled' },
        { target: '#checkout.releasing.leaving' },
      ],
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
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})
