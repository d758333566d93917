import { defineModel } from 'statechart-paths'
import type { SnapshotFrom } from 'xstate'

import type { Problem } from '@masar/domain/service/problem.ts'

import { DONE, createHttpProblem, NETWORK, createRefusal } from '../testing/problems.ts'
import {
  type SelectionChange,
  type UnchangedBooking,
  bookingChangeMachine,
} from './booking-change.machine.ts'

type BookingChange = SnapshotFrom<typeof bookingChangeMachine>

export const FIAT_ID = '66aa00000000000000000099'
export const CLIO_ID = '66aa00000000000000000098'

export const REMOVE_ONE: SelectionChange = { kind: 'remove', ids: [FIAT_ID] }
export const REMOVE_TWO: SelectionChange = { kind: 'remove', ids: [FIAT_ID, CLIO_ID] }
export const DELETE_TWO: SelectionChange = { kind: 'delete', ids: [FIAT_ID, CLIO_ID] }
export const RESERVE_TWO: SelectionChange = {
  kind: 'status',
  status: 'reserved',
  ids: [FIAT_ID, CLIO_ID],
}

export const NOT_ALLOWED = createHttpProblem(403, 'forbidden')
export const CAR_TAKEN = createHttpProblem(409, 'car-taken')
const WITHDRAWN = createHttpProblem(409, 'car-unavailable')
const PRICE_CHANGED = createHttpProblem(409, 'price-changed')
export const CLIO_STAYS: readonly UnchangedBooking[] = [{ id: CLIO_ID, problem: CAR_TAKEN }]
const makeUnchangedClio = (problem: Problem): readonly UnchangedBooking[] => [
  { id: CLIO_ID, problem },
]

const makeSelection = (change: SelectionChange) => ({ type: 'change.selected', change }) as const

/** What can happen to a user who changes a selection of bookings. */
export const bookingChangeModel = defineModel({
  name: 'bookingChange',
  machine: bookingChangeMachine,
  starts: { 'a list of bookings': undefined },
  cases: [
    { label: 'asks to remove one', event: makeSelection(REMOVE_ONE) },
    { label: 'asks to set the status of two', event: makeSelection(RESERVE_TWO) },
    { label: 'asks to delete two', event: makeSelection(DELETE_TWO) },
    {
      label: 'asks about an empty selection',
      event: makeSelection({ kind: 'remove', ids: [] }),
      isUnoffered: true,
    },
    { label: 'says yes', event: { type: 'change.confirmed' } },
    { label: 'leaves it', event: { type: 'change.dismissed' } },
    {
      label: 'wants the rest changed',
      event: { type: 'remaining.requested' },
      isUnoffered: ({ context }) => context.change?.ids.length === 1,
    },
    { label: 'tries again', event: { type: 'retry.requested' } },
  ],
  outcomes: {
    changeAll: {
      done: {
        changed: DONE,
        'not allowed': createRefusal('forbidden', NOT_ALLOWED),
        'car taken': createRefusal('car-taken', CAR_TAKEN),
        'car withdrawn': createRefusal('car-unavailable', WITHDRAWN),
        'price changed': createRefusal('price-changed', PRICE_CHANGED),
      },
      error: { 'no network': NETWORK },
    },
    changeEach: {
      done: {
        'all of them': [],
        'one stays': CLIO_STAYS,
        'one may not be changed': makeUnchangedClio(NOT_ALLOWED),
        'one is withdrawn': makeUnchangedClio(WITHDRAWN),
        'one has another price': makeUnchangedClio(PRICE_CHANGED),
      },
      error: { 'no network': NETWORK },
    },
  },
  project: ({ context: { change, kept, problem } }) => [change, kept, problem],
  invariants: {
    'a dialog is about something': (at: BookingChange) =>
      !at.hasTag('dialog') || (at.context.change?.ids.length ?? 0) > 0,
    'idle: nothing is held': (at: BookingChange) =>
      !at.matches('idle') || at.context.change === null,
    'a failure and a refusal have their reason': (at: BookingChange) =>
      !(at.matches('failed') || at.matches('refused')) || at.context.problem !== null,
    'partly changed: it is said which ones stayed': (at: BookingChange) =>
      !at.matches('partlyChanged') || at.context.kept.length > 0,
  },
  relations: {
    'nothing is changed without a yes': (before, label, after) =>
      !after.hasTag('busy') ||
      before.hasTag('busy') ||
      ['says yes', 'tries again', 'wants the rest changed'].includes(label),
  },
  reload: () => undefined,
})
