import { assign, setup } from 'xstate'

import { type Problem, toProblem } from '@masar/domain/service/problem.ts'

import type { CarTrip } from '@masar/domain/booking/trip.ts'
import type { DeclineReason, ToldStatus, Refund } from '../payment/payment-facts.ts'
import { nextPoll } from '../payment/payment-guards.ts'
import { port } from '../port.ts'
import { answerGuards, readDone, readOutput } from '../invoked.ts'

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

/** How the server says so. */
export const SESSION_READING_REFUSALS = { none: [204, 400, 404] } as const

/** The words the chart is written in. */
export const checkoutSessionSetup = setup({
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

export const takeAnswer = {
  type: 'takeAnswer',
  params: readOutput<ReadingAnswer>,
} as const

const when = <Target extends string>(status: ToldStatus, target: Target) =>
  ({ guard: { type: 'hasStatus', params: { status } }, target, actions: takeAnswer }) as const

/** Where each word of the server leads; what it says of `pending` is asked again. */
export const STATUS_TRANSITIONS = [
  when('paid', 'confirmed'),
  when('refunded', 'refunded'),
  when('expired', 'expired'),
  when('declined', 'declined'),
  when('open', 'open'),
] as const
