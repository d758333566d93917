import { assign, emit, setup } from 'xstate'

import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'
import { type Problem, toProblem } from '@masar/domain/service/problem.ts'

import type { Answer, HandledRefusal, RefusalCodes, RefusedAnswer } from '../answer.ts'
import { answerGuards, readDone, readErrorParams, readOutput } from '../invoked.ts'
import { port } from '../port.ts'

/** How the server reports each refusal. */
export const CHANGE_REFUSALS: RefusalCodes<ChangeRefusal> = {
  forbidden: [403],
  'car-taken': [409],
  'car-unavailable': [],
  'price-changed': [],
  none: [404, 422],
}

const bookingChangeSetup = setup({
  types: {
    context: {} as BookingChangeContext,
    events: {} as BookingChangeEvent,
    emitted: {} as BookingChangeFact,
    tags: {} as 'dialog' | 'busy' | 'refused' | 'error',
    meta: {} as { title: string; req?: string },
  },
  actors: {
    /** Changes all bookings, or none when the server refuses one of them. Idempotent. */
    changeAll: port<ChangeAnswer, { change: SelectionChange }>('changeAll'),
    /**
     * Changes bookings one by one and resolves to those that could not be changed. Rejects when the first call
     * fails.
     */
    changeEach: port<readonly UnchangedBooking[], { change: SelectionChange }>('changeEach'),
  },
  guards: {
    hasSelection: ({ event }) => event.type === 'change.selected' && event.change.ids.length > 0,
    isAccepted: answerGuards.isAccepted,
    hasSeveral: ({ context }) => (context.change?.ids.length ?? 0) > 1,
    areAllChanged: ({ event }) => (readDone(event) as readonly UnchangedBooking[]).length === 0,
  },
  actions: {
    assignChange: assign(({ event }) =>
      event.type === 'change.selected' ? { change: event.change } : {},
    ),
    assignKept: assign((_, { kept }: { kept: readonly UnchangedBooking[] }) => ({ kept })),
    assignProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    assignRefusal: assign((_, answer: { ok: true } | RefusedAnswer) => ({
      problem: answer.ok ? null : answer.problem,
    })),
    clearProblem: assign({ problem: null }),
    clearChange: assign({ change: null, kept: [], problem: null }),
    emitChanged: emit(({ context: { change, kept } }) => {
      if (!change) throw new Error('Nothing was asked to be changed.')
      return { type: 'changed' as const, kind: change.kind, count: change.ids.length - kept.length }
    }),
    emitOutdated: emit({ type: 'outdated' }),
  },
})

const pickChange = ({ context }: { context: { change: SelectionChange | null } }) => ({
  change: context.change ?? { kind: 'remove' as const, ids: [] },
})

/**
 * Changes a selection of bookings after a confirmation. The server changes all or none; when it
 * refuses one of them, the user can change the others one by one.
 */
export const bookingChangeMachine = bookingChangeSetup.createMachine({
  id: 'bookingChange',
  options: { maxIterations: 100 },
  context: { change: null, kept: [], problem: null },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Bookings can be selected' },
      entry: 'clearChange',
      on: {
        'change.selected': { guard: 'hasSelection', target: 'confirming', actions: 'assignChange' },
      },
    },
    confirming: {
      tags: 'dialog',
      meta: { title: 'What will happen to the selection', req: 'BOOKING-6' },
      on: { 'change.confirmed': 'changing', 'change.dismissed': 'idle' },
    },
    changing: {
      tags: ['dialog', 'busy'],
      meta: { title: 'Changing the selection', req: 'BOOKING-24' },
      entry: 'clearProblem',
      invoke: {
        id: 'changeAll',
        src: 'changeAll',
        input: pickChange,
        onDone: [
          { guard: 'isAccepted', target: 'idle', actions: 'emitChanged' },
          {
            target: 'refused',
            actions: [{ type: 'assignRefusal', params: readOutput }, 'emitOutdated'],
          },
        ],
        onError: { target: 'failed', actions: { type: 'assignProblem', params: readErrorParams } },
      },
    },
    refused: {
      tags: ['dialog', 'refused'],
      meta: { title: 'Some of them cannot be changed', req: 'BOOKING-24' },
      on: {
        'remaining.requested': { guard: 'hasSeveral', target: 'changingEach' },
        'change.dismissed': 'idle',
      },
    },
    changingEach: {
      tags: ['dialog', 'busy'],
      meta: { title: 'Changing those that may be changed' },
      entry: 'clearProblem',
      invoke: {
        id: 'changeEach',
        src: 'changeEach',
        input: pickChange,
        onDone: [
          { guard: 'areAllChanged', target: 'idle', actions: 'emitChanged' },
          {
            target: 'partlyChanged',
            actions: [
              { type: 'assignKept', params: ({ event }) => ({ kept: event.output }) },
              'emitChanged',
            ],
          },
        ],
        onError: { target: 'failed', actions: { type: 'assignProblem', params: readErrorParams } },
      },
    },
    partlyChanged: {
      tags: ['dialog', 'refused'],
      meta: { title: 'Those that were not changed, and why', req: 'BOOKING-24' },
      on: { 'change.dismissed': 'idle' },
    },
    failed: {
      tags: ['dialog', 'error'],
      meta: { title: 'The change failed', req: 'FORM-10' },
      on: {
        'retry.requested': 'changing',
        /** The server may have changed the bookings despite the failure. */
        'change.dismissed': { target: 'idle', actions: 'emitOutdated' },
      },
    },
  },
})

/** The change to a selection: customers remove bookings, staff delete them and set their status. */
export type SelectionChange =
  | { kind: 'remove' | 'delete'; ids: readonly string[] }
  | { kind: 'status'; status: BookingStatus; ids: readonly string[] }

/**
 * The server refuses the whole change when one booking belongs to another user or no longer exists, or when its
 * car is unavailable.
 */
export type ChangeRefusal =
  | HandledRefusal<
      'updateBookingStatus' | 'deleteBookings',
      'forbidden' | 'car-taken' | 'car-unavailable' | 'price-changed'
    >
  | 'none'
export type ChangeAnswer = Answer<ChangeRefusal>

/** A booking that was not changed, and why. */
export interface UnchangedBooking {
  id: string
  problem: Problem
}

export interface BookingChangeContext {
  change: SelectionChange | null
  /** Bookings that one-by-one changes could not change. */
  kept: readonly UnchangedBooking[]
  problem: Problem | null
}

export type BookingChangeEvent =
  | { type: 'change.selected'; change: SelectionChange }
  | { type: 'change.confirmed' }
  | { type: 'change.dismissed' }
  /** Changes only the bookings that may be changed. */
  | { type: 'remaining.requested' }
  | { type: 'retry.requested' }

/** `changed`: the number of changed bookings. `outdated`: the list on the screen may be stale. */
export type BookingChangeFact =
  | { type: 'changed'; kind: SelectionChange['kind']; count: number }
  | { type: 'outdated' }
