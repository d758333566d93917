import { assign, setup } from 'xstate'

import { type Problem, toProblem } from '@masar/domain/service/problem.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'

import type { DeclineReason, Refund, ToldStatus } from '../payment/payment-facts.ts'
import { nextPoll } from '../payment/chart/payment-guards.ts'
import { port } from '../port.ts'
import { answerGuards, failed, readDone, readOutput, refusedBy } from '../invoked.ts'

/** How the server says so. */
export const SESSION_READING_REFUSALS = { none: [204, 400, 404] } as const

const checkoutSessionSetup = setup({
  types: {
    input: {} as CheckoutSessionInput,
    context: {} as CheckoutSessionContext,
    events: {} as CheckoutSessionEvent,
    tags: {} as 'busy' | 'error' | 'gone' | 'done',
    meta: {} as { title: string; req?: string },
  },
  actors: {
    /** Reading changes nothing. */
    readSession: port<ReadingAnswer, { sessionId: string }>('readSession'),
  },
  guards: {
    isRefused: answerGuards.isRefused,
    hasStatus: ({ event }, { status }: { status: ToldStatus }) => {
      const answer = readDone(event) as ReadingAnswer
      return answer.ok && answer.reading.status === status
    },
    hasPollsLeft: ({ context }) => nextPoll(context.polls) !== null,
  },
  actions: {
    takeAnswer: assign((_, answer: ReadingAnswer) => ({
      reading: answer.ok ? answer.reading : null,
      problem: null,
    })),
    rememberProblem: assign((_, { error }: { error: unknown }) => ({
      reading: null,
      problem: toProblem(error),
    })),
    startPolling: assign({ polls: 0 }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
  },
  delays: { poll: ({ context }) => nextPoll(context.polls - 1) ?? 0 },
})

const takeAnswer = {
  type: 'takeAnswer',
  params: readOutput<ReadingAnswer>,
} as const

const when = <Target extends string>(status: ToldStatus, target: Target) =>
  ({ guard: { type: 'hasStatus', params: { status } }, target, actions: takeAnswer }) as const

/** Where each word of the server leads; what it says of `pending` is asked again. */
const STATUS_TRANSITIONS = [
  when('paid', 'confirmed'),
  when('refunded', 'refunded'),
  when('expired', 'expired'),
  when('declined', 'declined'),
  when('open', 'open'),
] as const

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
          { guard: refusedBy('none'), target: 'missing', actions: takeAnswer },
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

/** The address of the page: a session of Stripe or the sandbox. */
export interface CheckoutSessionInput {
  sessionId: string
}

/** What the server says about a session. */
export interface SessionReading {
  status: ToldStatus
  /** Null where the server does not say it to this visitor. */
  bookingId: string | null
  reason?: DeclineReason | null
  refund?: Refund | null
  /** Of a refunded one: another payment of this booking was first, and the booking stands. */
  paidOtherwise?: boolean
  /** The checkout that the session belongs to, where it can be gone back to from here. */
  checkout?: CarTrip | null
}

export interface CheckoutSessionContext extends CheckoutSessionInput {
  reading: SessionReading | null
  polls: number
  problem: Problem | null
}

export type CheckoutSessionEvent =
  | { type: 'retry.requested' }
  | { type: 'connection.returned' }
  /** The customer looks at this page again, after another one. */
  | { type: 'page.returned' }

/** `none`: there is no such session, or none of ours. */
export type ReadingAnswer = { ok: true; reading: SessionReading } | { ok: false; refused: 'none' }
