import { failed, refusedBy } from '../invoked.ts'
import { checkoutSessionSetup, STATUS_TRANSITIONS, takeAnswer } from './checkout-session-setup.ts'

const rememberProblem = {
  type: 'rememberProblem',
  params: failed,
} as const

const askAgain = { target: 'asking', actions: 'startPolling' } as const

/**
 * Says what became of a payment, to whoever opens its page: once more after a reload, in another
 * tab, a week later. It only asks, so that no visit changes anything.
 */
export const checkoutSessionMachine = checkoutSessionSetup.createMachine({
  id: 'checkoutSession',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, reading: null, polls: 0, problem: null }),
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      meta: { title: 'Asking what became of the payment', req: 'PAY-1' },
      invoke: {
        id: 'readSession',
        src: 'readSession',
        input: ({ context }) => ({ sessionId: context.sessionId }),
        onDone: [
          {
            guard: refusedBy('none'),
            target: 'missing',
            actions: takeAnswer,
          },
          ...STATUS_TRANSITIONS,
          { guard: 'hasPollsLeft', target: 'waiting', actions: takeAnswer },
          { target: 'unknown', actions: takeAnswer },
        ],
        onError: [
          { guard: 'hasPollsLeft', target: 'waiting', actions: rememberProblem },
          { target: 'unknown', actions: rememberProblem },
        ],
      },
    },
    waiting: {
      tags: 'busy',
      meta: { title: 'We’re confirming your payment', req: 'PAY-16' },
      entry: 'countPoll',
      on: { 'connection.returned': 'asking', 'page.returned': 'asking' },
      after: { poll: 'asking' },
    },
    open: {
      meta: { title: 'Nothing has been paid yet', req: 'PAY-19' },
      on: { 'retry.requested': askAgain, 'page.returned': askAgain },
    },
    declined: {
      tags: 'error',
      meta: { title: 'Payment failed.', req: 'PAY-6' },
      on: { 'retry.requested': askAgain, 'page.returned': askAgain },
    },
    expired: {
      tags: 'gone',
      meta: { title: 'The time to pay has run out', req: 'BOOK-32' },
      on: { 'retry.requested': askAgain, 'page.returned': askAgain },
    },
    unknown: {
      tags: 'error',
      meta: { title: 'We will confirm by mail', req: 'PAY-18' },
      on: {
        'retry.requested': askAgain,
        'connection.returned': askAgain,
        'page.returned': askAgain,
      },
    },
    missing: {
      tags: 'gone',
      meta: { title: 'There is no such payment', req: 'PAY-31' },
      on: { 'retry.requested': askAgain },
    },
    refunded: {
      type: 'final',
      tags: 'gone',
      meta: { title: 'Paid too late: the money goes back', req: 'PAY-21' },
    },
    confirmed: { type: 'final', tags: 'done', meta: { title: 'Paid and booked', req: 'PAY-1' } },
  },
})
