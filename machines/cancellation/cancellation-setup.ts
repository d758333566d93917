import { assign, emit, setup } from 'xstate'

import type { CancellationTerms } from '@masar/domain/booking/cancellation.ts'
import type { Bar } from '@masar/domain/person/permissions.ts'
import { type Problem, toProblem } from '@masar/domain/service/problem.ts'

import type { Answer, Refused } from '../answer.ts'
import { answerGuards, type Done, readDone } from '../invoked.ts'
import { port } from '../port.ts'

/** Why a booking may not be cancelled, if so, and what cancelling costs: at a certain moment. */
export interface CancellationEligibility {
  bar: Bar | null
  terms: CancellationTerms
}

export interface CancellationInput extends CancellationEligibility {
  bookingId: string
}

export interface CancellationContext extends CancellationInput {
  problem: Problem | null
}

/** `eligibility` is that of the moment of the event: time passes while a dialog is open. */
export type CancellationEvent =
  | { type: 'cancellation.asked'; eligibility: CancellationEligibility }
  | { type: 'cancellation.confirmed'; eligibility: CancellationEligibility }
  | { type: 'cancellation.dismissed' }
  /** The booking was read again: another tab asked, the supplier answered. */
  | { type: 'booking.changed'; eligibility: CancellationEligibility }

/** The booking may not be what it was: whoever shows it reads it again. */
export type CancellationFact = { type: 'changed' }

/** How the server says that there is nothing to cancel. */
export const CANCELLATION_REFUSALS = { none: [204, 404, 409] } as const

interface GuardArgs {
  context: CancellationContext
  event: CancellationEvent
}

const namedEligibility = ({ event }: Pick<GuardArgs, 'event'>) =>
  'eligibility' in event ? event.eligibility : null

const readBar = (event: Done['event']) => (readDone(event) as CancellationEligibility).bar

/** The words the cancellation chart is written in. */
export const cancellationSetup = setup({
  types: {
    input: {} as CancellationInput,
    context: {} as CancellationContext,
    events: {} as CancellationEvent,
    emitted: {} as CancellationFact,
    tags: {} as 'dialog' | 'busy' | 'error',
    meta: {} as { title: string; req?: string },
  },
  actors: {
    /** Refused when there is nothing to cancel, for whatever reason. */
    requestCancellation: port<Answer<'none'>, { bookingId: string }>('requestCancellation'),
    readEligibility: port<CancellationEligibility, { bookingId: string }>('readEligibility'),
  },
  guards: {
    isRequested: ({ context }) => context.bar === 'already-requested',
    isBarred: ({ context }) => context.bar !== null,
    isBarredNow: (moment) => (namedEligibility(moment)?.bar ?? null) !== null,
    areOtherTerms: (moment) => namedEligibility(moment)?.terms !== moment.context.terms,
    isAccepted: answerGuards.isAccepted,
    wasRequested: ({ event }) => readBar(event) === 'already-requested',
    wasBarred: ({ event }) => readBar(event) !== null,
  },
  actions: {
    takeEligibility: assign((moment) => namedEligibility(moment) ?? {}),
    keepEligibility: assign((_, { bar, terms }: CancellationEligibility) => ({ bar, terms })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    keepRefusal: assign((_, answer: { ok: true } | Refused) => ({
      problem: answer.ok ? null : answer.problem,
    })),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit({ type: 'changed' }),
  },
})

/** Yes, if it still may be cancelled and still costs what the dialog said. */
export const confirmingTargets = [
  { guard: 'isBarredNow', target: 'starting', actions: 'takeEligibility' },
  { guard: 'areOtherTerms', target: 'termsChanged', actions: 'takeEligibility' },
  { target: 'requesting' },
] as const
