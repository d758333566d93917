import { assign, emit, setup } from 'xstate'

import type { CancellationTerms } from '@masar/domain/booking/cancellation.ts'
import type { Bar } from '@masar/domain/person/permissions.ts'
import { type Problem, toProblem } from '@masar/domain/service/problem.ts'

import type { Answer, RefusedAnswer } from '../answer.ts'
import { type DoneArgs, answerGuards, readErrorParams, readDone, readOutput } from '../invoked.ts'
import { port } from '../port.ts'

/** How the server reports that there is nothing to cancel. */
export const CANCELLATION_REFUSALS = { none: [204, 404, 409] } as const

const readEventEligibility = ({ event }: Pick<GuardArgs, 'event'>) =>
  'eligibility' in event ? event.eligibility : null

const readBar = (event: DoneArgs['event']) => (readDone(event) as CancellationEligibility).bar

const cancellationSetup = setup({
  types: {
    input: {} as CancellationInput,
    context: {} as CancellationContext,
    events: {} as CancellationEvent,
    emitted: {} as CancellationFact,
    tags: {} as 'dialog' | 'busy' | 'error',
    meta: {} as { title: string; req?: string },
  },
  actors: {
    /** Refused when there is nothing to cancel, for any reason. */
    requestCancellation: port<Answer<'none'>, { bookingId: string }>('requestCancellation'),
    readEligibility: port<CancellationEligibility, { bookingId: string }>('readEligibility'),
  },
  guards: {
    isRequested: ({ context }) => context.bar === 'already-requested',
    isBarred: ({ context }) => context.bar !== null,
    isBarredNow: (args) => (readEventEligibility(args)?.bar ?? null) !== null,
    areOtherTerms: (args) => readEventEligibility(args)?.terms !== args.context.terms,
    isAccepted: answerGuards.isAccepted,
    wasRequested: ({ event }) => readBar(event) === 'already-requested',
    wasBarred: ({ event }) => readBar(event) !== null,
  },
  actions: {
    assignEventEligibility: assign((args) => readEventEligibility(args) ?? {}),
    assignEligibility: assign((_, { bar, terms }: CancellationEligibility) => ({ bar, terms })),
    assignProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    assignRefusal: assign((_, answer: { ok: true } | RefusedAnswer) => ({
      problem: answer.ok ? null : answer.problem,
    })),
    clearProblem: assign({ problem: null }),
    emitChanged: emit({ type: 'changed' }),
  },
})

/** Requests the cancellation only if the booking can still be cancelled at the cost that the dialog showed. */
const confirmTransitions = [
  { guard: 'isBarredNow', target: 'starting', actions: 'assignEventEligibility' },
  { guard: 'areOtherTerms', target: 'termsChanged', actions: 'assignEventEligibility' },
  { target: 'requesting' },
] as const

const assignEligibility = {
  type: 'assignEligibility',
  params: readOutput<CancellationEligibility>,
} as const

/**
 * Requests the cancellation of a booking after showing the cost; the supplier decides on the request. An
 * existing request counts as success. The request is sent only if the cost is still the one that was shown.
 */
export const cancellationMachine = cancellationSetup.createMachine({
  id: 'cancellation',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'starting',
  on: { 'booking.changed': { target: '.starting', actions: 'assignEventEligibility' } },
  states: {
    starting: {
      meta: { title: 'A booking is shown' },
      always: [
        { guard: 'isRequested', target: 'requested' },
        { guard: 'isBarred', target: 'barred' },
        { target: 'offered' },
      ],
    },
    barred: { meta: { title: 'The booking cannot be cancelled here', req: 'BOOKING-17' } },
    offered: {
      meta: { title: 'The booking can be cancelled', req: 'BOOKING-9' },
      on: {
        'cancellation.selected': [
          { guard: 'isBarredNow', target: 'starting', actions: 'assignEventEligibility' },
          { target: 'confirming', actions: 'assignEventEligibility' },
        ],
      },
    },
    confirming: {
      tags: 'dialog',
      meta: { title: 'What cancelling costs', req: 'BOOKING-15' },
      on: { 'cancellation.confirmed': confirmTransitions, 'cancellation.dismissed': 'offered' },
    },
    termsChanged: {
      tags: 'dialog',
      meta: { title: 'Cancelling costs more than a moment ago', req: 'BOOKING-19' },
      on: {
        'cancellation.confirmed': [
          { guard: 'isBarredNow', target: 'starting', actions: 'assignEventEligibility' },
          { target: 'requesting' },
        ],
        'cancellation.dismissed': 'offered',
      },
    },
    requesting: {
      tags: ['dialog', 'busy'],
      meta: { title: 'Sending the request', req: 'BOOKING-10' },
      entry: 'clearProblem',
      on: { 'booking.changed': {} },
      invoke: {
        id: 'requestCancellation',
        src: 'requestCancellation',
        input: ({ context }) => ({ bookingId: context.bookingId }),
        onDone: [
          { guard: 'isAccepted', target: 'requested', actions: 'emitChanged' },
          { target: 'checking', actions: { type: 'assignRefusal', params: readOutput } },
        ],
        onError: { target: 'failed', actions: { type: 'assignProblem', params: readErrorParams } },
      },
    },
    checking: {
      tags: ['dialog', 'busy'],
      meta: { title: 'Looking why there was nothing to cancel' },
      on: { 'booking.changed': {} },
      invoke: {
        id: 'readEligibility',
        src: 'readEligibility',
        input: ({ context }) => ({ bookingId: context.bookingId }),
        onDone: [
          {
            guard: 'wasRequested',
            target: 'requested',
            actions: [assignEligibility, 'emitChanged'],
          },
          { guard: 'wasBarred', target: 'barred', actions: [assignEligibility, 'emitChanged'] },
          { target: 'failed', actions: assignEligibility },
        ],
        onError: { target: 'failed', actions: { type: 'assignProblem', params: readErrorParams } },
      },
    },
    failed: {
      tags: ['dialog', 'error'],
      meta: { title: 'The request failed', req: 'FORM-10' },
      on: {
        'cancellation.confirmed': confirmTransitions,
        /** The server may have recorded the request despite the failure. */
        'cancellation.dismissed': { target: 'offered', actions: 'emitChanged' },
      },
    },
    requested: { meta: { title: 'The rental company has the request', req: 'BOOKING-18' } },
  },
})

/** Why a booking may not be cancelled, or null, and what cancelling costs, at a given time. */
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

/** `eligibility` is computed when the event is sent: time passes while the dialog is open. */
export type CancellationEvent =
  | { type: 'cancellation.selected'; eligibility: CancellationEligibility }
  | { type: 'cancellation.confirmed'; eligibility: CancellationEligibility }
  | { type: 'cancellation.dismissed' }
  /** The booking was refetched: another tab requested the cancellation, or the supplier decided. */
  | { type: 'booking.changed'; eligibility: CancellationEligibility }

/** The booking may have changed and should be refetched. */
export type CancellationFact = { type: 'changed' }

interface GuardArgs {
  context: CancellationContext
  event: CancellationEvent
}
