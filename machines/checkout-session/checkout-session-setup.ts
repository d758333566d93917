import { assign, setup } from 'xstate'

import { type Problem, statusOf, toProblem } from '#domain/problem.ts'

import type { Trip } from '../checkout/draft.ts'
import type { DeclineReason, PaymentStanding, Refund } from '../payment/payment-facts.ts'
import { nextPoll } from '../payment/chart/payment-guards.ts'
import { port } from '../port.ts'

/** The address of the page: a session of Stripe or the sandbox. */
export interface CheckoutSessionInput {
  sessionId: string
}

/** What the server says about a session. */
export interface SessionReading {
  standing: PaymentStanding
  /** Null where the server does not say it to this visitor. */
  bookingId: string | null
  reason?: DeclineReason | null
  refund?: Refund | null
  /** Of a refunded one: another payment of this booking was first, and the booking stands. */
  paidOtherwise?: boolean
  /** The checkout that the session belongs to, where it can be gone back to from here. */
  checkout?: Trip | null
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

interface Moment {
  context: CheckoutSessionContext
}

const stands =
  (...standings: PaymentStanding[]) =>
  ({ context }: Moment) =>
    context.reading !== null && standings.includes(context.reading.standing)

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
    /** Rejects with 404 (or 204) for a session that is none. Reading changes nothing. */
    readSession: port<SessionReading, { sessionId: string }>('readSession'),
  },
  guards: {
    isMissing: ({ context }) => [204, 400, 404].includes(statusOf(context.problem) ?? 0),
    isPaid: stands('paid'),
    isRefunded: stands('refunded'),
    isExpired: stands('expired'),
    isDeclined: stands('declined'),
    isOpen: stands('open'),
    hasPollsLeft: ({ context }) => nextPoll(context.polls) !== null,
  },
  actions: {
    takeReading: assign((_, reading: SessionReading) => ({ reading, problem: null })),
    rememberProblem: assign((_, { error }: { error: unknown }) => ({
      reading: null,
      problem: toProblem(error),
    })),
    startPolling: assign({ polls: 0 }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
  },
  delays: { poll: ({ context }) => nextPoll(context.polls - 1) ?? 0 },
})
