import { defineModel } from 'statechart-paths'
import type { SnapshotFrom } from 'xstate'

import { DONE, createHttpProblem, NETWORK, createRefusal } from '../testing/problems.ts'
import { type CancellationEligibility, cancellationMachine } from './cancellation.machine.ts'

type Cancellation = SnapshotFrom<typeof cancellationMachine>

export const CANCELLABLE_ID = '66aa00000000000000000099'

export const REFUNDED: CancellationEligibility = { bar: null, terms: 'full-refund' }
export const FOR_A_FEE: CancellationEligibility = { bar: null, terms: 'fee' }
export const BEGUN: CancellationEligibility = { bar: 'already-started', terms: 'started' }
export const NOT_BOUGHT: CancellationEligibility = {
  bar: 'cancellation-not-bought',
  terms: 'not-bought',
}
export const REQUESTED: CancellationEligibility = { bar: 'already-requested', terms: 'full-refund' }

export const NO_BOOKING = createRefusal('none', createHttpProblem(204))

const asked = (eligibility: CancellationEligibility) =>
  ({ type: 'cancellation.selected', eligibility }) as const
const confirmed = (eligibility: CancellationEligibility) =>
  ({ type: 'cancellation.confirmed', eligibility }) as const

/** Terms never become cheaper: once there is a fee, a full refund is no longer possible. */
const hasFee = (at: Cancellation) => at.context.terms === 'fee'

/** What can happen to a customer who cancels a booking. */
export const cancellationModel = defineModel({
  name: 'cancellation',
  machine: cancellationMachine,
  starts: {
    'a month before': { bookingId: CANCELLABLE_ID, ...REFUNDED },
    'the evening before': { bookingId: CANCELLABLE_ID, ...FOR_A_FEE },
    'a booking without the option': { bookingId: CANCELLABLE_ID, ...NOT_BOUGHT },
    'a booking on its way out': { bookingId: CANCELLABLE_ID, ...REQUESTED },
  },
  cases: [
    { label: 'asks to cancel in time', event: asked(REFUNDED), when: (at) => !hasFee(at) },
    { label: 'asks to cancel late', event: asked(FOR_A_FEE) },
    { label: 'asks to cancel after the pick-up', event: asked(BEGUN) },
    { label: 'says yes in time', event: confirmed(REFUNDED), when: (at) => !hasFee(at) },
    { label: 'says yes late', event: confirmed(FOR_A_FEE) },
    { label: 'says yes after the pick-up', event: confirmed(BEGUN) },
    { label: 'keeps the booking', event: { type: 'cancellation.dismissed' } },
    {
      label: 'another tab asks to cancel',
      event: { type: 'booking.changed', eligibility: REQUESTED },
      origin: 'environment',
    },
    {
      label: 'the supplier turns the request down',
      event: { type: 'booking.changed', eligibility: FOR_A_FEE },
      origin: 'environment',
    },
  ],
  outcomes: {
    requestCancellation: {
      done: { recorded: DONE, nothing: NO_BOOKING },
      error: { network: NETWORK },
    },
    readEligibility: {
      done: { requested: REQUESTED, begun: BEGUN, 'as before': FOR_A_FEE },
      error: { network: NETWORK },
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
