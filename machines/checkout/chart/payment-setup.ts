import { assign, setup } from 'xstate'

import { port } from '../../port.ts'
import { codeOf, type Problem, statusOf, toProblem } from '../../problem.ts'
import type { PaymentEnd } from '../checkout-facts.ts'

const MAX_POLLS = 5
const MAX_ATTEMPTS = 3
const PAYMENT_WINDOW = 15 * 60_000
const FIRST_POLL = 1000

export interface PaymentInput {
  /** Of the booking; the key of each attempt is made from it. */
  key: string
  bookingId: string
  /** In millimes. */
  amount: number
  /** Known when the customer comes back: then the server is asked first. */
  paymentId: string | null
}

export interface PaymentContext extends PaymentInput {
  /** What the provider's form needs; never stored. */
  clientSecret: string | null
  provider: string | null
  /** What the provider's window reported last. It is a hint, not evidence. */
  reported: 'approved' | 'declined' | 'closed' | null
  standing: PaymentStanding | null
  attempts: number
  polls: number
  problem: Problem | null
}

/** What the server knows: `open` means nothing has been paid and the form can be used again. */
export type PaymentStanding = 'paid' | 'pending' | 'open' | 'declined' | 'expired'

export interface Prepared {
  paymentId: string
  provider: string
  clientSecret: string | null
}

export type PaymentEvent =
  | { type: 'provider.approved' }
  | { type: 'provider.declined' }
  | { type: 'provider.closed' }
  | { type: 'retry.requested' }
  | { type: 'choice.reopened' }
  | { type: 'payment.left' }

/** `form`: the provider's form is up. `committed`: money may be moving. */
export type PaymentTag = 'busy' | 'form' | 'error' | 'committed' | 'gone' | 'done'

/** The words the payment chart is written in. */
export const paymentSetup = setup({
  types: {
    input: {} as PaymentInput,
    context: {} as PaymentContext,
    output: {} as { end: PaymentEnd },
    events: {} as PaymentEvent,
    tags: {} as PaymentTag,
    meta: {} as { title: string; req?: string },
  },
  actors: {
    /** Rejects with code `method-unavailable` where the method cannot be used. */
    preparePayment: port<Prepared, { key: string; bookingId: string; amount: number }>(
      'preparePayment',
    ),
    checkPayment: port<{ standing: PaymentStanding }, { bookingId: string; paymentId: string }>(
      'checkPayment',
    ),
  },
  guards: {
    isKnown: ({ context }) => context.paymentId !== null,
    isUnavailable: ({ context }) => codeOf(context.problem) === 'method-unavailable',
    isGone: ({ context }) => statusOf(context.problem) === 404 || statusOf(context.problem) === 410,
    isPaid: ({ context }) => context.standing === 'paid',
    isExpired: ({ context }) => context.standing === 'expired',
    isDeclined: ({ context }) => context.standing === 'declined',
    /** After a reload; the same key brings the same form back. */
    hasLostItsForm: ({ context }) => context.standing === 'open' && context.provider === null,
    isStillOpen: ({ context }) => context.standing === 'open' && context.reported !== 'approved',
    hasPollsLeft: ({ context }) => context.polls < MAX_POLLS,
    hasAttemptsLeft: ({ context }) => context.attempts < MAX_ATTEMPTS,
  },
  actions: {
    /** Only after a decline: what failed on the way is asked for again with the same key. */
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    takePrepared: assign((_, prepared: Prepared) => ({ ...prepared, reported: null })),
    takeStanding: assign((_, { standing }: { standing: PaymentStanding }) => ({
      standing,
      problem: null,
    })),
    noteReport: assign(({ event }) => {
      if (event.type === 'provider.approved') return { reported: 'approved' as const }
      if (event.type === 'provider.declined') return { reported: 'declined' as const }
      return event.type === 'provider.closed' ? { reported: 'closed' as const } : {}
    }),
    startPolling: assign({ polls: 0, standing: null, problem: null }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    rememberProblem: assign((_, { error }: { error: unknown }) => ({
      problem: toProblem(error),
      standing: null,
    })),
  },
  delays: {
    paymentWindow: PAYMENT_WINDOW,
    poll: ({ context }) => FIRST_POLL * 2 ** (context.polls - 1),
  },
})
