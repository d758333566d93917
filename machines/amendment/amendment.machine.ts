import { held } from '../held.ts'
import { readOutput, failed } from '../invoked.ts'
import { amendmentRefused } from './chart/amendment-refused.ts'
import { amendmentSetup, type PriceAnswer, REFUSED } from './chart/amendment-setup.ts'

const takeQuote = { type: 'takeQuote', params: readOutput<PriceAnswer> } as const
const keepProblem = { type: 'keepProblem', params: failed } as const

/**
 * Changes a booking that includes amendments: the form, then the old price, the new price and the
 * difference, then the change. The draft survives a refusal, a reload and a sign-in.
 */
export const amendmentMachine = amendmentSetup.createMachine({
  id: 'amendment',
  options: { maxIterations: 100 },
  context: ({ input: { resume, ...booking } }) => ({
    ...booking,
    draft: resume ?? booking.original,
    invalid: [],
    quote: null,
    agreed: null,
    problem: null,
  }),
  initial: 'editing',
  on: { 'amendment.left': '.left' },
  states: {
    editing: {
      tags: 'editable',
      meta: { title: 'The booking, to be changed', req: 'BOOKING-5' },
      entry: 'forgetPrice',
      on: {
        'draft.edited': { actions: 'takeEdit' },
        'draft.reset': { actions: 'reset' },
        'draft.completed': [
          { guard: 'isInvalid', actions: 'noteInvalid' },
          { guard: 'isUnchanged', actions: 'noteUnchanged' },
          { target: 'repricing', actions: 'forgetIssues' },
        ],
      },
    },
    repricing: {
      tags: 'busy',
      meta: { title: 'Looking up the new price', req: 'PRICE-17' },
      invoke: {
        id: 'reprice',
        src: 'reprice',
        input: ({ context: { bookingId, carId, draft } }) => ({ bookingId, carId, draft }),
        onDone: [
          ...REFUSED,
          { guard: 'isTaken', target: 'refused.carTaken', actions: takeQuote },
          { guard: 'isRefusedAgain', target: 'refused.saveFailed', actions: takeQuote },
          { guard: 'isAnotherPrice', target: 'priceChanged', actions: takeQuote },
          { target: 'confirming', actions: takeQuote },
        ],
        onError: { target: 'refused.repriceFailed', actions: keepProblem },
      },
    },
    confirming: {
      tags: 'priced',
      meta: { title: 'Old price, new price and difference', req: 'BOOKING-21' },
      on: {
        'amendment.confirmed': { target: 'saving', actions: 'agree' },
        'back.requested': 'editing',
      },
    },
    priceChanged: {
      tags: ['priced', 'refused'],
      meta: { title: 'The price has changed again', req: 'BOOK-24' },
      on: {
        'amendment.confirmed': { target: 'saving', actions: 'agree' },
        'back.requested': 'editing',
      },
    },
    saving: {
      tags: 'busy',
      meta: { title: 'Changing the booking', req: 'WIRE-68' },
      invoke: {
        id: 'saveAmendment',
        src: 'saveAmendment',
        input: ({ context: { bookingId, carId, draft, agreed } }) => ({
          bookingId,
          carId,
          draft,
          price: held(agreed, 'price'),
        }),
        onDone: [
          { guard: 'isAccepted', target: 'saved' },
          ...REFUSED,
          // The price has changed: show it before saving again.
          { target: 'repricing', actions: { type: 'keepRefusal', params: readOutput } },
        ],
        onError: { target: 'refused.saveFailed', actions: keepProblem },
      },
    },
    refused: amendmentRefused,
    saved: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Changes made successfully.', req: 'FORM-11' },
      entry: 'tellAmended',
    },
    left: { type: 'final', meta: { title: 'Left without a change' }, entry: 'tellLeft' },
  },
})
