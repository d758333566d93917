import { assign, emit, setup } from 'xstate'

import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'
import { type Problem, toProblem } from '@masar/domain/service/problem.ts'

import type { Answer, Foreseen, Refused, RefusedBy } from '../answer.ts'
import { answerGuards, readDone } from '../invoked.ts'
import { port } from '../port.ts'

/** What is to become of a selection: customers remove, staff delete and set the status. */
export type SelectionChange =
  | { kind: 'remove' | 'delete'; ids: readonly string[] }
  | { kind: 'status'; status: BookingStatus; ids: readonly string[] }

/** None of them is changed when the server refuses one: it is another's, gone, or its car is taken. */
export type ChangeRefusal =
  | Foreseen<
      'updateBookingStatus' | 'deleteBookings',
      'forbidden' | 'car-taken' | 'car-unavailable' | 'price-changed'
    >
  | 'none'
export type ChangeAnswer = Answer<ChangeRefusal>

/** How the server says each refusal. */
export const CHANGE_REFUSALS: RefusedBy<ChangeRefusal> = {
  forbidden: [403],
  'car-taken': [409],
  'car-unavailable': [],
  'price-changed': [],
  none: [404, 422],
}

/** A booking that stayed as it was, and why. */
export interface UnchangedBooking {
  id: string
  problem: Problem
}

export interface BookingChangeContext {
  change: SelectionChange | null
  /** Of those asked for one by one. */
  kept: readonly UnchangedBooking[]
  problem: Problem | null
}

export type BookingChangeEvent =
  | { type: 'change.asked'; change: SelectionChange }
  | { type: 'change.confirmed' }
  | { type: 'change.dismissed' }
  /** Not all of them may be changed: those that may. */
  | { type: 'rest.requested' }
  | { type: 'retry.requested' }

/** `changed`: so many are. `outdated`: the list on the screen may not be what the server has. */
export type BookingChangeFact =
  | { type: 'changed'; kind: SelectionChange['kind']; count: number }
  | { type: 'outdated' }

/** The words the chart of a change of bookings is written in. */
export const bookingChangeSetup = setup({
  types: {
    context: {} as BookingChangeContext,
    events: {} as BookingChangeEvent,
    emitted: {} as BookingChangeFact,
    tags: {} as 'dialog' | 'busy' | 'refused' | 'error',
    meta: {} as { title: string; req?: string },
  },
  actors: {
    /** All or, when the server refuses one of them, none. May be asked again: it counts once. */
    changeAll: port<ChangeAnswer, { change: SelectionChange }>('changeAll'),
    /** One after the other; answers which stayed. Rejects when the first got no answer. */
    changeEach: port<readonly UnchangedBooking[], { change: SelectionChange }>('changeEach'),
  },
  guards: {
    isAboutSome: ({ event }) => event.type === 'change.asked' && event.change.ids.length > 0,
    isAccepted: answerGuards.isAccepted,
    isAboutMany: ({ context }) => (context.change?.ids.length ?? 0) > 1,
    areAllChanged: ({ event }) => (readDone(event) as readonly UnchangedBooking[]).length === 0,
  },
  actions: {
    takeChange: assign(({ event }) =>
      event.type === 'change.asked' ? { change: event.change } : {},
    ),
    takeKept: assign((_, { kept }: { kept: readonly UnchangedBooking[] }) => ({ kept })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    keepRefusal: assign((_, answer: { ok: true } | Refused) => ({
      problem: answer.ok ? null : answer.problem,
    })),
    forgetProblem: assign({ problem: null }),
    forget: assign({ change: null, kept: [], problem: null }),
    tellChanged: emit(({ context: { change, kept } }) => {
      if (!change) throw new Error('Nothing was asked to be changed.')
      return { type: 'changed' as const, kind: change.kind, count: change.ids.length - kept.length }
    }),
    tellOutdated: emit({ type: 'outdated' }),
  },
})
