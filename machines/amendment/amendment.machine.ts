import { assertDefined } from '../assert-defined.ts'
import { readOutput, readErrorParams } from '../invoked.ts'
import { amendmentRefused } from './chart/amendment-refused.ts'
import { amendmentSetup, type PriceAnswer, REFUSAL_TRANSITIONS } from './chart/amendment-setup.ts'

const assignQuote = { type: 'assignQuote', params: readOutput<PriceAnswer> } as const
const assignProblem = { type: 'assignProblem', params: readErrorParams } as const

/**
 * Changes a booking that includes amendments. Shows the form, then the old price, the new price and the
 * difference, and then saves the change. The draft survives a refusal, a reload and a sign-in.
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
  on: { 'amendment.closed': '.left' },
  states: {
    editing: {
      tags: 'editable',
      meta: { title: 'Booking change form', req: 'BOOKING-5' },
      entry: 'clearPrice',
      on: {
        'draft.edited': { actions: 'assignEdit' },
        'draft.reset': { actions: 'reset' },
        'draft.completed': [
          { guard: 'isInvalid', actions: 'assignInvalid' },
          { guard: 'isUnchanged', actions: 'assignUnchanged' },
          { target: 'repricing', actions: 'clearIssues' },
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
          ...REFUSAL_TRANSITIONS,
          { guard: 'isUnavailable', target: 'refused.carTaken', actions: assignQuote },
          { guard: 'isRefusedAgain', target: 'refused.saveFailed', actions: assignQuote },
          { guard: 'isAnotherPrice', target: 'priceChanged', actions: assignQuote },
          { target: 'confirming', actions: assignQuote },
        ],
        onError: { target: 'refused.repriceFailed', actions: assignProblem },
      },
    },
    confirming: {
      tags: 'priced',
      meta: { title: 'Current price, new price and difference', req: 'BOOKING-21' },
      on: {
        'amendment.confirmed': { target: 'saving', actions: 'assignAgreedPrice' },
        'back.requested': 'editing',
      },
    },
    priceChanged: {
      tags: ['priced', 'refused'],
      meta: { title: 'The price has just changed', req: 'BOOK-24' },
      on: {
        'amendment.confirmed': { target: 'saving', actions: 'assignAgreedPrice' },
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
          price: assertDefined(agreed, 'price'),
        }),
        onDone: [
          { guard: 'isAccepted', target: 'saved' },
          ...REFUSAL_TRANSITIONS,
          // The price has changed: show it before saving again.
          { target: 'repricing', actions: { type: 'assignRefusal', params: readOutput } },
        ],
        onError: { target: 'refused.saveFailed', actions: assignProblem },
      },
    },
    refused: amendmentRefused,
    saved: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Changes made successfully', req: 'FORM-11' },
      entry: 'emitAmended',
    },
    left: { type: 'final', meta: { title: 'Left without a change' }, entry: 'emitLeft' },
  },
})
