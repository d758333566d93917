import { readOutput, failed } from '../invoked.ts'
import { bookingChangeSetup, type SelectionChange } from './booking-change-setup.ts'

/** A call needs a change; without one there is none that could be wrong. */
const pickChange = ({ context }: { context: { change: SelectionChange | null } }) => ({
  change: context.change ?? { kind: 'remove' as const, ids: [] },
})

/**
 * Changes a selection of bookings after a question. The server changes all or none; when it refuses
 * one of them, those that may be changed can be, one by one.
 */
export const bookingChangeMachine = bookingChangeSetup.createMachine({
  id: 'bookingChange',
  options: { maxIterations: 100 },
  context: { change: null, kept: [], problem: null },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Bookings can be selected' },
      entry: 'forget',
      on: {
        'change.asked': { guard: 'isAboutSome', target: 'asking', actions: 'takeChange' },
      },
    },
    asking: {
      tags: 'dialog',
      meta: { title: 'What becomes of the selection', req: 'BOOKING-6' },
      on: { 'change.confirmed': 'changing', 'change.dismissed': 'idle' },
    },
    changing: {
      tags: ['dialog', 'busy'],
      meta: { title: 'Changing the selection', req: 'BOOKING-24' },
      entry: 'forgetProblem',
      invoke: {
        id: 'changeAll',
        src: 'changeAll',
        input: pickChange,
        onDone: [
          {
            guard: 'isAccepted',
            target: 'idle',
            actions: 'tellChanged',
          },
          {
            target: 'refused',
            actions: [{ type: 'keepRefusal', params: readOutput }, 'tellOutdated'],
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: failed },
        },
      },
    },
    refused: {
      tags: ['dialog', 'refused'],
      meta: { title: 'Not all of them may be changed', req: 'BOOKING-24' },
      on: {
        'rest.requested': { guard: 'isAboutMany', target: 'changingEach' },
        'change.dismissed': 'idle',
      },
    },
    changingEach: {
      tags: ['dialog', 'busy'],
      meta: { title: 'Changing those that may be changed' },
      entry: 'forgetProblem',
      invoke: {
        id: 'changeEach',
        src: 'changeEach',
        input: pickChange,
        onDone: [
          {
            guard: 'areAllChanged',
            target: 'idle',
            actions: 'tellChanged',
          },
          {
            target: 'partlyChanged',
            actions: [
              { type: 'takeKept', params: ({ event }) => ({ kept: event.output }) },
              'tellChanged',
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: failed },
        },
      },
    },
    partlyChanged: {
      tags: ['dialog', 'refused'],
      meta: { title: 'Some stayed as they were, and why', req: 'BOOKING-24' },
      on: { 'change.dismissed': 'idle' },
    },
    failed: {
      tags: ['dialog', 'error'],
      meta: { title: 'Something went wrong! Try again later.', req: 'FORM-10' },
      on: {
        'retry.requested': 'changing',
        /** The server may have made it all the same. */
        'change.dismissed': { target: 'idle', actions: 'tellOutdated' },
      },
    },
  },
})
