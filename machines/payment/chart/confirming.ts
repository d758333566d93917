import { answered, failed } from '../../invoked.ts'
import { paymentSetup } from './payment-setup.ts'
import { approvalMeanwhile } from './reports.ts'

/** Asks the server for a minute, at growing intervals, then leaves the news to a mail. */
export const confirming = paymentSetup.createStateConfig({
  tags: 'committed',
  entry: 'startPolling',
  initial: 'checking',
  on: approvalMeanwhile,
  states: {
    checking: {
      tags: 'busy',
      meta: { title: 'Asking what became of the payment', req: '7' },
      invoke: {
        id: 'checkPayment',
        src: 'checkPayment',
        input: ({ context: { bookingId, paymentId, provider, expiresAt } }) => ({
          bookingId,
          paymentId: paymentId ?? '',
          provider,
          expiresAt,
        }),
        onDone: {
          target: 'judging',
          actions: { type: 'takeAnswer', params: answered },
        },
        onError: {
          target: 'judging',
          actions: [{ type: 'rememberProblem', params: failed }, 'forgetStanding'],
        },
      },
    },
    judging: {
      meta: { title: 'The server has answered, or not' },
      always: [
        { guard: 'isPaid', target: '#payment.settled' },
        { guard: 'isPaidOtherwise', target: '#payment.settled' },
        { guard: 'isRefunded', target: '#payment.refunded' },
        { guard: 'isExpired', target: '#payment.expired' },
        { guard: 'isSuperseded', target: '#payment.superseded' },
        { guard: 'isDeclined', target: '#payment.declined' },
        { guard: 'hasLostItsForm', target: '#payment.offering' },
        { guard: 'isStillOpen', target: '#payment.paying' },
        { guard: 'hasPollsLeft', target: 'waiting' },
        { guard: 'neverArrived', target: '#payment.paying' },
        { target: 'unknown' },
      ],
    },
    waiting: {
      tags: 'busy',
      meta: { title: 'We are confirming your payment' },
      entry: 'countPoll',
      on: { 'connection.returned': 'checking' },
      after: { poll: 'checking' },
    },
    unknown: {
      tags: 'error',
      meta: { title: 'We will confirm by mail' },
      on: {
        'retry.requested': {
          target: '#payment.confirming',
          reenter: true,
          actions: 'forgetReport',
        },
        'connection.returned': { target: '#payment.confirming', reenter: true },
        'payment.left': '#payment.unsettled',
      },
    },
  },
})
