import { paymentSetup } from './payment-setup.ts'

/** Asks the server after 1, 2, 4, 8 and 16 seconds, then leaves the news to a mail. */
export const confirming = paymentSetup.createStateConfig({
  tags: 'committed',
  entry: 'startPolling',
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      meta: { title: 'Asking what became of the payment', req: '7' },
      invoke: {
        id: 'checkPayment',
        src: 'checkPayment',
        input: ({ context }) => ({
          bookingId: context.bookingId,
          paymentId: context.paymentId ?? '',
        }),
        onDone: {
          target: 'judging',
          actions: { type: 'takeStanding', params: ({ event }) => event.output },
        },
        onError: {
          target: 'judging',
          actions: { type: 'rememberProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    judging: {
      meta: { title: 'The server has answered, or not' },
      always: [
        { guard: 'isPaid', target: '#payment.settled' },
        { guard: 'isExpired', target: '#payment.expired' },
        { guard: 'isDeclined', target: '#payment.declined' },
        { guard: 'hasLostItsForm', target: '#payment.preparing' },
        { guard: 'isStillOpen', target: '#payment.awaiting' },
        { guard: 'hasPollsLeft', target: 'waiting' },
        { target: 'unknown' },
      ],
    },
    waiting: {
      tags: 'busy',
      meta: { title: 'We are confirming your payment' },
      entry: 'countPoll',
      after: { poll: 'checking' },
    },
    unknown: {
      tags: 'error',
      meta: { title: 'We will confirm by mail' },
      on: {
        'retry.requested': { target: '#payment.confirming', reenter: true },
        'payment.left': '#payment.unsettled',
      },
    },
  },
})
