import { defineModel } from 'statechart-paths'
import type { SnapshotFrom } from 'xstate'

import type { Problem } from '@masar/domain/service/problem.ts'

import { SUCCESS, createHttpProblem, NETWORK_PROBLEM, createRefusal } from '../testing/problems.ts'
import {
  type SelectionChange,
  type UnchangedBooking,
  bookingChangeMachine,
} from './booking-change.machine.ts'

type BookingChange = SnapshotFrom<typeof bookingChangeMachine>

export const FIAT_ID = '66aa00000000000000000099'
export const CLIO_ID = '66aa00000000000000000098'

export const ONE_REMOVAL: SelectionChange = { kind: 'remove', ids: [FIAT_ID] }
export const TWO_REMOVALS: SelectionChange = { kind: 'remove', ids: [FIAT_ID, CLIO_ID] }
export const TWO_DELETIONS: SelectionChange = { kind: 'delete', ids: [FIAT_ID, CLIO_ID] }
export const TWO_STATUS_CHANGES: SelectionChange = {
  kind: 'status',
  status: 'reserved',
  ids: [FIAT_ID, CLIO_ID],
}

export const FORBIDDEN_PROBLEM = createHttpProblem(403, 'forbidden')
export const CAR_TAKEN_PROBLEM = createHttpProblem(409, 'car-taken')
const CAR_UNAVAILABLE_PROBLEM = createHttpProblem(409, 'car-unavailable')
const PRICE_CHANGED_PROBLEM = createHttpProblem(409, 'price-changed')
export const UNCHANGED_CLIO: readonly UnchangedBooking[] = [
  { id: CLIO_ID, problem: CAR_TAKEN_PROBLEM },
]
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
    { label: 'asks to remove one', event: makeSelection(ONE_REMOVAL) },
    { label: 'asks to set the status of two', event: makeSelection(TWO_STATUS_CHANGES) },
    { label: 'asks to delete two', event: makeSelection(TWO_DELETIONS) },
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
        changed: SUCCESS,
        'not allowed': createRefusal('forbidden', FORBIDDEN_PROBLEM),
        'car taken': createRefusal('car-taken', CAR_TAKEN_PROBLEM),
        'car withdrawn': createRefusal('car-unavailable', CAR_UNAVAILABLE_PROBLEM),
        'price changed': createRefusal('price-changed', PRICE_CHANGED_PROBLEM),
      },
      error: { 'no network': NETWORK_PROBLEM },
    },
    changeEach: {
      done: {
        'all of them': [],
        'one stays': UNCHANGED_CLIO,
        'one may not be changed': makeUnchangedClio(FORBIDDEN_PROBLEM),
        'one is withdrawn': makeUnchangedClio(CAR_UNAVAILABLE_PROBLEM),
        'one has another price': makeUnchangedClio(PRICE_CHANGED_PROBLEM),
      },
      error: { 'no network': NETWORK_PROBLEM },
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
