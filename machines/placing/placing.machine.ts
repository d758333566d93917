import { readOutput, readErrorParams, makeRefusedGuard } from '../invoked.ts'
import { pickAttempt, toBookingRequest } from './attempt.ts'
import { checking } from './chart/checking.ts'
import { earlierBooking } from './chart/earlier-booking.ts'
import type { BookingAnswer, PlacingEnding, PlacingTask } from './placing-facts.ts'
import { endings } from './chart/endings.ts'
import { placingSetup } from './chart/placing-setup.ts'

const makeTaskGuard = (task: PlacingTask) => ({ type: 'isTask', params: { task } }) as const
const assignBookingRefusal = {
  type: 'assignBookingRefusal',
  params: readOutput<BookingAnswer>,
} as const

/**
 * Requests one booking, exactly once. First fetches price and availability again, because an older backend
 * accepts anything. If a response is lost, repeats the request with the same key. Keeps or releases an earlier
 * booking of the same attempt. Ends with the result.
 */
export const placingMachine = placingSetup.createMachine({
  id: 'placing',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, problem: null, refused: null, issue: null }),
  initial: 'starting',
  output: ({ context, event }) => ({
    ...pickAttempt(context),
    problem: context.problem,
    issue: context.issue,
    ...(event.output as PlacingEnding),
  }),
  on: { 'session.changed': { actions: 'assignSession' } },
  states: {
    starting: {
      meta: { title: 'Placing a booking begins' },
      always: [
        { guard: makeTaskGuard('ask'), target: 'asking' },
        { guard: makeTaskGuard('adopt'), target: 'adopting' },
        { guard: makeTaskGuard('release'), target: 'releasing' },
        { guard: makeTaskGuard('leave'), target: 'leaving' },
        { target: 'checking' },
      ],
    },
    ...checking,
    asking: {
      tags: ['busy', 'unanswered'],
      meta: { title: 'Placing your booking', req: 'BOOK-26' },
      entry: ['clearProblem', { type: 'assignProgress', params: { progress: 'asking' } }],
      invoke: {
        id: 'createBooking',
        src: 'createBooking',
        input: ({ context }) => toBookingRequest(context),
        onDone: [
          {
            guard: 'isAccepted',
            target: 'booked',
            actions: { type: 'assignBooking', params: readOutput },
          },
          { guard: 'isOwnHold', target: 'ownBooking', actions: assignBookingRefusal },
          {
            guard: makeRefusedGuard('car-taken'),
            target: 'carTaken',
            actions: assignBookingRefusal,
          },
          {
            guard: makeRefusedGuard('car-unavailable'),
            target: 'soldOut',
            actions: assignBookingRefusal,
          },
          {
            guard: makeRefusedGuard('price-changed'),
            target: 'checking',
            actions: assignBookingRefusal,
          },
          {
            guard: makeRefusedGuard('key-reused'),
            target: 'keyReused',
            actions: assignBookingRefusal,
          },
          {
            guard: makeRefusedGuard('email-taken'),
            target: 'emailTaken',
            actions: assignBookingRefusal,
          },
          {
            guard: makeRefusedGuard('session-over'),
            target: 'sessionOver',
            actions: assignBookingRefusal,
          },
          {
            guard: makeRefusedGuard('unknown-trip'),
            target: 'unknownTrip',
            actions: assignBookingRefusal,
          },
          {
            guard: makeRefusedGuard('too-many-requests'),
            target: 'throttled',
            actions: assignBookingRefusal,
          },
          { target: 'rejected', actions: assignBookingRefusal },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'assignLostAnswer', params: readErrorParams },
        },
      },
    },
    throttled: {
      tags: ['error', 'unanswered'],
      meta: { title: 'Too many requests, wait a moment' },
      entry: { type: 'assignProgress', params: { progress: 'answered' } },
      on: { 'back.requested': 'back', 'checkout.closed': 'left' },
      after: { retryAfter: 'failed' },
    },
    failed: {
      tags: ['error', 'unanswered'],
      meta: { title: 'Something went wrong', req: 'FORM-10' },
      entry: { type: 'assignProgress', params: { progress: 'answered' } },
      on: {
        'retry.requested': 'asking',
        'connection.returned': { guard: 'lostConnection', target: 'asking' },
        'back.requested': 'back',
        'checkout.closed': 'left',
      },
    },
    keyReused: {
      tags: ['refused', 'unanswered'],
      meta: { title: 'You’ve already booked this car', req: 'BOOK-27' },
      entry: { type: 'assignProgress', params: { progress: 'answered' } },
      on: {
        'booking.adopted': { guard: 'hasExistingBooking', target: 'adopting' },
        'attempt.renewed': { guard: 'hasExistingBooking', target: 'releasing' },
        'checkout.closed': 'left',
      },
    },
    ...earlierBooking,
    ...endings,
  },
})
