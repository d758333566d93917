import type { AnyMachineSnapshot } from 'xstate'

import { BLANK_DRAFT } from '@masar/domain/booking/booking-draft.ts'
import type { HttpProblem } from '@masar/domain/service/problem.ts'

import type { PlacingEnd, PlacingResult, PlacingTask } from '../../placing/placing-facts.ts'
import {
  BADIS,
  BOOKING_ID,
  COMING_SOON_QUOTE,
  EARLIER_BOOKINGS,
  REFUSED_BOOKING_ANSWERS,
  SOLD_OUT_QUOTE,
  TAKEN_QUOTE,
} from './checkout-fixtures.ts'

const makeRefusedResult = (end: PlacingEnd, problem: HttpProblem): PlacingResult => ({
  end,
  problem,
  submitted: false,
})

const makeAdoptedResult = (name: keyof typeof EARLIER_BOOKINGS): PlacingResult => {
  const { status, choice, extras } = EARLIER_BOOKINGS[name]
  const draft = { ...BLANK_DRAFT, extras, choice, driver: BADIS }
  return { end: 'adopted', status, draft, bookingId: BOOKING_ID, submitted: false }
}

/** Every possible result of placing a booking. */
export const PLACED_RESULTS = {
  booked: { end: 'booked', bookingId: BOOKING_ID, submitted: false },
  'kept, to be paid at the counter': makeAdoptedResult('to be paid at the counter'),
  'kept, not paid yet': makeAdoptedResult('not paid yet'),
  released: { end: 'released' },
  left: { end: 'left' },
  'paid meanwhile': { end: 'paid' },
  'paid meanwhile in a barred way': {
    ...makeAdoptedResult('not paid yet'),
    end: 'paid',
    draft: { ...BLANK_DRAFT, choice: null, driver: BADIS },
  },
  'back to the review': { end: 'back' },
  'not kept': { end: 'unfinished' },
  'not shown here': { end: 'not-shown' },
  'booked by the customer': makeRefusedResult(
    'own-booking',
    REFUSED_BOOKING_ANSWERS['car taken by the customer'].problem,
  ),
  'car taken': makeRefusedResult('car-taken', REFUSED_BOOKING_ANSWERS['car taken'].problem),
  'car taken meanwhile': { end: 'car-taken', quote: TAKEN_QUOTE },
  'sold out': { end: 'sold-out', quote: SOLD_OUT_QUOTE },
  'coming soon': { end: 'coming-soon', quote: COMING_SOON_QUOTE },
  'no such car': makeRefusedResult('unknown-trip', REFUSED_BOOKING_ANSWERS['no such car'].problem),
  'price unknown': { end: 'quote-failed', problem: { kind: 'network' } },
  'way to pay barred': { end: 'choice-lost' },
  'email taken': makeRefusedResult('email-taken', REFUSED_BOOKING_ANSWERS['email taken'].problem),
  'session over': makeRefusedResult(
    'session-over',
    REFUSED_BOOKING_ANSWERS['session over'].problem,
  ),
  'wrong extra': makeRefusedResult('rejected', REFUSED_BOOKING_ANSWERS['wrong extra'].problem),
  'too young': makeRefusedResult('rejected', REFUSED_BOOKING_ANSWERS['too young'].problem),
  'online payment barred': makeRefusedResult(
    'rejected',
    REFUSED_BOOKING_ANSWERS['online payment barred'].problem,
  ),
  'too early': makeRefusedResult('rejected', REFUSED_BOOKING_ANSWERS['too early'].problem),
} satisfies Record<string, PlacingResult>

const STORED_RESULT_NAMES = [
  'kept, to be paid at the counter',
  'kept, not paid yet',
  'not kept',
  'not shown here',
]
const BARRED_PAYMENT_RESULT_NAME = 'paid meanwhile in a barred way'
const RELEASED_RESULT_NAMES = ['released', 'left', 'paid meanwhile']

/** Whether a task can have this result; only `adopt` can end with a booking that is not kept. */
export function isPossibleResult(name: string, { context }: AnyMachineSnapshot): boolean {
  const task = context.task as PlacingTask
  if (name === 'nobody has answered') return task === 'book' || task === 'ask'
  if (name === 'paid meanwhile') return context.paymentId !== null && task !== 'book'
  if (name === 'kept, to be paid at the counter' && !context.quote.payLater) return false
  if (task === 'release' || task === 'leave') return RELEASED_RESULT_NAMES.includes(name)
  if (name === BARRED_PAYMENT_RESULT_NAME) return task === 'adopt'
  if (task === 'adopt')
    return STORED_RESULT_NAMES.includes(name) || name === 'left' || name === 'released'
  return name !== 'not kept'
}
