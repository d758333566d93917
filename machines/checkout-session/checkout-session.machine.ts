import { assign, setup } from 'xstate'

import { type Problem, toProblem } from '@masar/domain/service/problem.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'

import type { DeclineReason, Refund, ReportedStatus } from '../payment/payment-facts.ts'
import { getNextPollDelay } from '../payment/chart/payment-guards.ts'
import { port } from '../port.ts'
import {
  answerGuards,
  readDone,
  readErrorParams,
  readOutput,
  makeRefusedGuard,
} from '../invoked.ts'

/** How the server reports that there is no such session. */
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
    /** Reads the status only. */
    readSession: port<ReadingAnswer, { sessionId: string }>('readSession'),
  },
  guards: {
    isRefused: answerGuards.isRefused,
    hasStatus: ({ event }, { status }: { status: ReportedStatus }) => {
      const answer = readDone(event) as ReadingAnswer
      return answer.ok && answer.reading.status === status
    },
    hasPollsLeft: ({ context }) => getNextPollDelay(context.polls) !== null,
  },
  actions: {
    assignAnswer: assign((_, answer: ReadingAnswer) => ({
      reading: answer.ok ? answer.reading : null,
      problem: null,
    })),
    assignProblem: assign((_, { error }: { error: unknown }) => ({
      reading: null,
      problem: toProblem(error),
    })),
    startPolling: assign({ polls: 0 }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
  },
  delays: { poll: ({ context }) => getNextPollDelay(context.polls - 1) ?? 0 },
})

const assignAnswer = {
  type: 'assignAnswer',
  params: readOutput<ReadingAnswer>,
} as const

const makeStatusTransition = <Target extends string>(status: ReportedStatus, target: Target) =>
  ({ guard: { type: 'hasStatus', params: { status } }, target, actions: assignAnswer }) as const

/** Next state for each status; `pending` is polled. */
const STATUS_TRANSITIONS = [
  makeStatusTransition('paid', 'confirmed'),
  makeStatusTransition('refunded', 'refunded'),
  makeStatusTransition('expired', 'expired'),
  makeStatusTransition('declined', 'declined'),
  makeStatusTransition('open', 'open'),
] as const

const assignProblem = {
  type: 'assignProblem',
  params: readErrorParams,
} as const

const reloadTransition = { target: 'loading', actions: 'startPolling' } as const

/**
 * Shows the outcome of a payment to any visitor of the payment page, even after a reload, in another tab, or a
 * week later. The machine only reads, so a visit changes nothing.
 */
export const checkoutSessionMachine = checkoutSessionSetup.createMachine({
  id: 'checkoutSession',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, reading: null, polls: 0, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Checking the status of the payment', req: 'PAY-1' },
      invoke: {
        id: 'readSession',
        src: 'readSession',
        input: ({ context }) => ({ sessionId: context.sessionId }),
        onDone: [
          { guard: makeRefusedGuard('none'), target: 'missing', actions: assignAnswer },
          ...STATUS_TRANSITIONS,
          { guard: 'hasPollsLeft', target: 'waiting', actions: assignAnswer },
          { target: 'unknown', actions: assignAnswer },
        ],
        onError: [
          { guard: 'hasPollsLeft', target: 'waiting', actions: assignProblem },
          { target: 'unknown', actions: assignProblem },
        ],
      },
    },
    waiting: {
      tags: 'busy',
      meta: { title: 'We’re confirming your payment', req: 'PAY-16' },
      entry: 'countPoll',
      on: { 'connection.returned': 'loading', 'page.returned': 'loading' },
      after: { poll: 'loading' },
    },
    open: {
      meta: { title: 'Nothing has been paid yet', req: 'PAY-19' },
      on: { 'retry.requested': reloadTransition, 'page.returned': reloadTransition },
    },
    declined: {
      tags: 'error',
      meta: { title: 'Payment failed', req: 'PAY-6' },
      on: { 'retry.requested': reloadTransition, 'page.returned': reloadTransition },
    },
    expired: {
      tags: 'gone',
      meta: { title: 'The time to pay has run out', req: 'BOOK-32' },
      on: { 'retry.requested': reloadTransition, 'page.returned': reloadTransition },
    },
    unknown: {
      tags: 'error',
      meta: { title: 'We’ll confirm by email', req: 'PAY-18' },
      on: {
        'retry.requested': reloadTransition,
        'connection.returned': reloadTransition,
        'page.returned': reloadTransition,
      },
    },
    missing: {
      tags: 'gone',
      meta: { title: 'There is no such payment', req: 'PAY-31' },
      on: { 'retry.requested': reloadTransition },
    },
    refunded: {
      type: 'final',
      tags: 'gone',
      meta: { title: 'We’re refunding your payment', req: 'PAY-21' },
    },
    confirmed: { type: 'final', tags: 'done', meta: { title: 'Paid and booked', req: 'PAY-1' } },
  },
})

/** The session id in the page's URL, from Stripe or the sandbox. */
export interface CheckoutSessionInput {
  sessionId: string
}

/** What the server returns for a session. */
export interface SessionReading {
  status: ReportedStatus
  /** Null when the server does not reveal it to this visitor. */
  bookingId: string | null
  reason?: DeclineReason | null
  refund?: Refund | null
  /**
   * Only when refunded: another payment of this booking came first, and the booking is still valid.
   */
  paidOtherwise?: boolean
  /** The checkout of the session, when this browser can go back to it. */
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
  /** The page is visible again after the customer visited another one. */
  | { type: 'page.returned' }

/** `none`: there is no such session, or it was not created by this app. */
export type ReadingAnswer = { ok: true; reading: SessionReading } | { ok: false; refused: 'none' }
