import { makeBill } from '@masar/domain/pricing/quote.ts'
import { defineModel } from 'statechart-paths'

import * as fixtures from '../checkout/testing/checkout-fixtures.ts'
import { SUCCESS, NETWORK_PROBLEM } from '../testing/problems.ts'
import { toAttemptKey, toBookingRequest } from './attempt.ts'
import type { PlacingInput } from './placing-facts.ts'
import { type Placing, placingInvariants } from './placing.invariants.ts'
import { placingMachine } from './placing.machine.ts'

/** Badis has filled in every step and pays at the counter. */
export const BADIS_BOOKING_INPUT: PlacingInput = {
  attemptId: fixtures.GUEST_INPUT.attemptId,
  attempt: 0,
  trip: fixtures.TRIP,
  userId: null,
  account: null,
  language: 'fr',
  draft: {
    ...fixtures.RETURNING_GUEST_DRAFT,
    extras: { ...fixtures.RETURNING_GUEST_DRAFT.extras, theftProtection: true },
    choice: 'later',
    terms: true,
  },
  quote: fixtures.QUOTE,
  agreed: { rental: 150_000, deposit: 250_000 },
  submitted: false,
  bookingId: null,
  paymentId: null,
  provider: null,
  status: null,
  task: 'book',
  progress: 'checking',
}
export const BADIS_REPEAT_INPUT: PlacingInput = {
  ...BADIS_BOOKING_INPUT,
  submitted: true,
  task: 'ask',
  progress: 'asking',
}
export const BADIS_ADOPT_INPUT: PlacingInput = {
  ...BADIS_BOOKING_INPUT,
  draft: { ...BADIS_BOOKING_INPUT.draft, choice: null, terms: false },
  quote: fixtures.OWN_UNPAID_QUOTE,
  agreed: null,
  task: 'adopt',
  progress: 'asking',
}
export const BADIS_RELEASE_INPUT: PlacingInput = {
  ...BADIS_BOOKING_INPUT,
  bookingId: fixtures.BOOKING_ID,
  paymentId: 'cs_test_1',
  provider: 'sandbox',
  status: 'void',
  task: 'release',
  progress: 'releasing',
}

const DEARER_ANSWER = fixtures.makeQuoteAnswer({ ...fixtures.DEARER_QUOTE, payLater: true })

/** Difference between the price and the accepted one; 0 when no price was accepted. */
const computePriceRise = ({ quote, agreed, draft }: Placing['context']) =>
  quote && agreed ? makeBill(quote, draft.extras).total - agreed.rental : 0

/** The model of placing a booking, from the request to the result. */
export const placingModel = defineModel({
  name: 'placing',
  machine: placingMachine,
  starts: {
    'Badis books': BADIS_BOOKING_INPUT,
    'Badis books again after a lost answer': { ...BADIS_BOOKING_INPUT, submitted: true },
    'Badis asks again': BADIS_REPEAT_INPUT,
    'Badis goes on with what he began elsewhere': BADIS_ADOPT_INPUT,
    'Badis goes on, in a country where it is barred': {
      ...BADIS_ADOPT_INPUT,
      quote: { ...fixtures.OWN_UNPAID_QUOTE, country: 'TN' },
    },
    'Badis wants another way to pay': BADIS_RELEASE_INPUT,
    'Badis leaves without paying': { ...BADIS_RELEASE_INPUT, task: 'leave' },
  },
  cases: [
    {
      label: 'signs in',
      event: { type: 'session.changed', userId: fixtures.AMIRA_ID, account: fixtures.AMIRA_DRIVER },
      origin: 'environment',
      mayBeLost: 'it is over',
    },
    { label: 'accepts the price', event: { type: 'price.accepted' } },
    // Without the id of the earlier booking, there is nothing to keep or to release.
    {
      label: 'keeps the earlier booking',
      event: { type: 'booking.adopted' },
      isUnoffered: (placing) => !placing.can({ type: 'booking.adopted' }),
    },
    {
      label: 'begins anew',
      event: { type: 'attempt.renewed' },
      isUnoffered: (placing) => !placing.can({ type: 'attempt.renewed' }),
    },
    { label: 'goes back', event: { type: 'back.requested' } },
    { label: 'tries again', event: { type: 'retry.requested' } },
    {
      label: 'is online again',
      event: { type: 'connection.returned' },
      origin: 'environment',
      mayBeLost: 'nothing waits for the connection',
    },
    { label: 'leaves', event: { type: 'checkout.closed' } },
  ],
  outcomes: {
    quote: {
      done: { ...fixtures.QUOTE_ANSWERS, dearer: DEARER_ANSWER },
      error: { 'no network': NETWORK_PROBLEM },
    },
    createBooking: {
      done: { booked: fixtures.BOOKED_ANSWER, ...fixtures.REFUSED_BOOKING_ANSWERS },
      error: fixtures.LOST_RESPONSES,
    },
    releaseBooking: {
      done: { released: SUCCESS, 'still booked': fixtures.STILL_BOOKED_REFUSAL },
      error: { 'no network': NETWORK_PROBLEM },
    },
    readBooking: {
      done: { ...fixtures.EARLIER_ANSWERS, 'not shown here': fixtures.NOT_SHOWN_REFUSAL },
      error: { 'no network': NETWORK_PROBLEM },
    },
  },
  project: ({ context: c }) => [
    [c.task, c.refused, c.problem, c.agreed?.rental],
    [
      c.draft.choice,
      c.quote?.availability,
      c.quote?.own?.status,
      c.quote?.country,
      computePriceRise(c),
    ],
    [c.submitted, c.userId, c.bookingId, c.paymentId, c.status],
  ],
  detail: ({ context: c }) => [c.progress, c.issue, c.quote?.lines[0]?.amount, c.draft.extras],
  invariants: placingInvariants,
  relations: {
    'a booking is never forgotten': (before, _label, after) =>
      before.context.bookingId === null || after.context.bookingId === before.context.bookingId,
    'one key for one attempt': (before, _label, after) =>
      toAttemptKey(before.context) === toAttemptKey(after.context),
    'an unanswered request is repeated unchanged': (before, label, after) =>
      !before.matches('failed') ||
      label !== 'tries again' ||
      JSON.stringify(toBookingRequest(before.context)) ===
        JSON.stringify(toBookingRequest(after.context)),
    'a network failure never loses a booking': (before, label, after) =>
      !label.endsWith('failed: no network') || !before.matches('asking') || after.context.submitted,
  },
})
