import { defineModel } from 'statechart-paths'
import type { SnapshotFrom } from 'xstate'

import { SUCCESS, createHttpProblem, NETWORK_PROBLEM, createRefusal } from '../testing/problems.ts'
import { type CancellationEligibility, cancellationMachine } from './cancellation.machine.ts'

type Cancellation = SnapshotFrom<typeof cancellationMachine>

export const CANCELLABLE_ID = '66aa00000000000000000099'

export const REFUND_ELIGIBILITY: CancellationEligibility = { bar: null, terms: 'full-refund' }
export const FEE_ELIGIBILITY: CancellationEligibility = { bar: null, terms: 'fee' }
export const STARTED_ELIGIBILITY: CancellationEligibility = {
  bar: 'already-started',
  terms: 'started',
}
export const NOT_BOUGHT_ELIGIBILITY: CancellationEligibility = {
  bar: 'cancellation-not-bought',
  terms: 'not-bought',
}
export const REQUESTED_ELIGIBILITY: CancellationEligibility = {
  bar: 'already-requested',
  terms: 'full-refund',
}

export const NO_BOOKING_REFUSAL = createRefusal('none', createHttpProblem(204))

const makeSelectedEvent = (eligibility: CancellationEligibility) =>
  ({ type: 'cancellation.selected', eligibility }) as const
const makeConfirmedEvent = (eligibility: CancellationEligibility) =>
  ({ type: 'cancellation.confirmed', eligibility }) as const

/** Terms never become cheaper: once there is a fee, a full refund is no longer possible. */
const hasFee = (at: Cancellation) => at.context.terms === 'fee'

/** What can happen to a customer who cancels a booking. */
export const cancellationModel = defineModel({
  name: 'cancellation',
  machine: cancellationMachine,
  starts: {
    'a month before': { bookingId: CANCELLABLE_ID, ...REFUND_ELIGIBILITY },
    'the evening before': { bookingId: CANCELLABLE_ID, ...FEE_ELIGIBILITY },
    'a booking without the option': { bookingId: CANCELLABLE_ID, ...NOT_BOUGHT_ELIGIBILITY },
    'a booking on its way out': { bookingId: CANCELLABLE_ID, ...REQUESTED_ELIGIBILITY },
  },
  cases: [
    {
      label: 'asks to cancel in time',
      event: makeSelectedEvent(REFUND_ELIGIBILITY),
      when: (at) => !hasFee(at),
    },
    { label: 'asks to cancel late', event: makeSelectedEvent(FEE_ELIGIBILITY) },
    { label: 'asks to cancel after the pick-up', event: makeSelectedEvent(STARTED_ELIGIBILITY) },
    {
      label: 'says yes in time',
      event: makeConfirmedEvent(REFUND_ELIGIBILITY),
      when: (at) => !hasFee(at),
    },
    { label: 'says yes late', event: makeConfirmedEvent(FEE_ELIGIBILITY) },
    { label: 'says yes after the pick-up', event: makeConfirmedEvent(STARTED_ELIGIBILITY) },
    { label: 'keeps the booking', event: { type: 'cancellation.dismissed' } },
    {
      label: 'another tab asks to cancel',
      event: { type: 'booking.changed', eligibility: REQUESTED_ELIGIBILITY },
      origin: 'environment',
    },
    {
      label: 'the supplier turns the request down',
      event: { type: 'booking.changed', eligibility: FEE_ELIGIBILITY },
      origin: 'environment',
    },
  ],
  outcomes: {
    requestCancellation: {
      done: { recorded: SUCCESS, nothing: NO_BOOKING_REFUSAL },
      error: { network: NETWORK_PROBLEM },
    },
    readEligibility: {
      done: {
        requested: REQUESTED_ELIGIBILITY,
        begun: STARTED_ELIGIBILITY,
        'as before': FEE_ELIGIBILITY,
      },
      error: { network: NETWORK_PROBLEM },
    },
  },
  project: ({ context: { bar, terms, problem } }) => [bar, terms, problem],
  invariants: {
    'only what may be cancelled is asked about': (at: Cancellation) =>
      !at.hasTag('dialog') || at.context.bar === null,
    'requested: the customer is notified once': (at: Cancellation) =>
      !at.matches('offered') || at.context.bar === null,
    'barred: there is a reason': (at: Cancellation) =>
      !at.matches('barred') || at.context.bar !== null,
    'a failure has its reason': (at: Cancellation) =>
      !at.hasTag('error') || at.context.problem !== null,
  },
  relations: {
    'nothing is asked for at a price that was not shown': (before, label, after) =>
      !after.matches('requesting') ||
      before.matches('requesting') ||
      label.endsWith(before.context.terms === 'fee' ? 'late' : 'in time'),
  },
  reload: ({ context: { bookingId, bar, terms } }) => ({ bookingId, bar, terms }),
})
