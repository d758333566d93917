import { held } from '../held.ts'
import { accepted, readOutput, failed, refusedBy } from '../invoked.ts'
import { pickAttempt, bookingRequest } from './attempt.ts'
import { checking } from './checking.ts'
import { earlierBooking } from './earlier-booking.ts'
import type { BookingAnswer, PlacingTask } from './placing-facts.ts'
import { ended, placingSetup } from './placing-setup.ts'

const isTask = (task: PlacingTask) => ({ type: 'isTask', params: { task } }) as const
const keepRefusal = { type: 'keepBookingRefusal', params: readOutput<BookingAnswer> } as const

/**
 * Asks for one booking, exactly once. Price and availability are looked up once more before: an
 * older backend accepts anything. What nobody answered is asked for again with the same key, an
 * earlier booking of the same attempt is kept or given back. It ends with what became of it.
 */
export const placingMachine = placingSetup.createMachine({
  id: 'placing',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, problem: null, refused: null, issue: null, end: null }),
  initial: 'starting',
  output: ({ context }) => ({
    ...pickAttempt(context),
    problem: context.problem,
    issue: context.issue,
    end: held(context.end, 'end'),
  }),
  on: { 'session.changed': { actions: 'takeSession' } },
  states: {
    starting: {
      meta: { title: 'Placing a booking begins' },
      always: [
        { guard: isTask('ask'), target: 'asking' },
        { guard: isTask('adopt'), target: 'adopting' },
        { guard: isTask('release'), target: 'releasing' },
        { guard: isTask('leave'), target: 'leaving' },
        { target: 'checking' },
      ],
    },
    ...checking,
    asking: {
      tags: ['busy', 'unanswered'],
      meta: { title: 'Placing your booking', req: 'BOOK-26' },
      entry: ['forgetProblem', { type: 'noteProgress', params: { progress: 'asking' } }],
      invoke: {
        id: 'createBooking',
        src: 'createBooking',
        input: ({ context }) => bookingRequest(context),
        onDone: [
          { guard: accepted, ...ended('booked', { type: 'takeBooking', params: readOutput }) },
          {
            guard: { type: 'isCarTheirs', params: readOutput },
            ...ended('own-booking', keepRefusal),
          },
          { guard: refusedBy('car-taken'), ...ended('car-taken', keepRefusal) },
          { guard: refusedBy('car-unavailable'), ...ended('sold-out', keepRefusal) },
          { guard: refusedBy('price-changed'), target: 'checking', actions: keepRefusal },
          { guard: refusedBy('key-reused'), target: 'keyReused', actions: keepRefusal },
          { guard: refusedBy('email-taken'), ...ended('email-taken', keepRefusal) },
          { guard: refusedBy('session-over'), ...ended('session-over', keepRefusal) },
          { guard: refusedBy('unknown-trip'), ...ended('unknown-trip', keepRefusal) },
          { guard: refusedBy('too-many-requests'), target: 'throttled', actions: keepRefusal },
          ended('rejected', keepRefusal),
        ],
        onError: { target: 'failed', actions: { type: 'keepLostAnswer', params: failed } },
      },
    },
    throttled: {
      tags: ['error', 'unanswered'],
      meta: { title: 'Too many requests, wait a moment' },
      entry: { type: 'noteProgress', params: { progress: 'answered' } },
      on: { 'back.requested': ended('back'), 'checkout.left': ended('left') },
      after: { retryAfter: 'failed' },
    },
    failed: {
      tags: ['error', 'unanswered'],
      meta: { title: 'Something went wrong! Try again later.', req: 'FORM-10' },
      entry: { type: 'noteProgress', params: { progress: 'answered' } },
      on: {
        'retry.requested': 'asking',
        'connection.returned': { guard: 'lostConnection', target: 'asking' },
        'back.requested': ended('back'),
        'checkout.left': ended('left'),
      },
    },
    keyReused: {
      tags: ['refused', 'unanswered'],
      meta: { title: 'You’ve already booked this car', req: 'BOOK-27' },
      entry: { type: 'noteProgress', params: { progress: 'answered' } },
      on: {
        'booking.adopted': { guard: 'hasExistingBooking', target: 'adopting' },
        'attempt.renewed': { guard: 'hasExistingBooking', target: 'releasing' },
        'checkout.left': ended('left'),
      },
    },
    ...earlierBooking,
    over: { type: 'final', meta: { title: 'What became of the booking is known' } },
  },
})
