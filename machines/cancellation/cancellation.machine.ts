import { readOutput, failed } from '../invoked.ts'
import {
  cancellationSetup,
  confirmingTargets,
  type CancellationEligibility,
} from './cancellation-setup.ts'

const keepEligibility = {
  type: 'keepEligibility',
  params: readOutput<CancellationEligibility>,
} as const

/**
 * Asks for a booking to be cancelled, after saying what that costs. It is a request: the supplier
 * answers it. A request that was there already counts as made, and none is made at another price
 * than the one that was shown.
 */
export const cancellationMachine = cancellationSetup.createMachine({
  id: 'cancellation',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'starting',
  on: { 'booking.changed': { target: '.starting', actions: 'takeEligibility' } },
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
        'cancellation.asked': [
          { guard: 'isBarredNow', target: 'starting', actions: 'takeEligibility' },
          { target: 'asking', actions: 'takeEligibility' },
        ],
      },
    },
    asking: {
      tags: 'dialog',
      meta: { title: 'What cancelling costs', req: 'BOOKING-15' },
      on: { 'cancellation.confirmed': confirmingTargets, 'cancellation.dismissed': 'offered' },
    },
    termsChanged: {
      tags: 'dialog',
      meta: { title: 'Cancelling costs more than a moment ago', req: 'BOOKING-19' },
      on: {
        'cancellation.confirmed': [
          { guard: 'isBarredNow', target: 'starting', actions: 'takeEligibility' },
          { target: 'requesting' },
        ],
        'cancellation.dismissed': 'offered',
      },
    },
    requesting: {
      tags: ['dialog', 'busy'],
      meta: { title: 'Sending the request', req: 'BOOKING-10' },
      entry: 'forgetProblem',
      on: { 'booking.changed': {} },
      invoke: {
        id: 'requestCancellation',
        src: 'requestCancellation',
        input: ({ context }) => ({ bookingId: context.bookingId }),
        onDone: [
          {
            guard: 'isAccepted',
            target: 'requested',
            actions: 'tellChanged',
          },
          { target: 'checking', actions: { type: 'keepRefusal', params: readOutput } },
        ],
        onError: { target: 'failed', actions: { type: 'keepProblem', params: failed } },
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
            actions: [keepEligibility, 'tellChanged'],
          },
          {
            guard: 'wasBarred',
            target: 'barred',
            actions: [keepEligibility, 'tellChanged'],
          },
          { target: 'failed', actions: keepEligibility },
        ],
        onError: { target: 'failed', actions: { type: 'keepProblem', params: failed } },
      },
    },
    failed: {
      tags: ['dialog', 'error'],
      meta: { title: 'Something went wrong! Try again later.', req: 'FORM-10' },
      on: {
        'cancellation.confirmed': confirmingTargets,
        /** The server may have recorded it all the same. */
        'cancellation.dismissed': { target: 'offered', actions: 'tellChanged' },
      },
    },
    requested: { meta: { title: 'The supplier has the request', req: 'BOOKING-18' } },
  },
})
