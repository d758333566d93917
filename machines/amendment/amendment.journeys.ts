import type { Quote } from '@masar/domain/pricing/quote.ts'
import { defineModel } from 'statechart-paths'

import { DEARER_QUOTE, QUOTE, TAKEN_QUOTE, TRIP } from '../checkout/testing/checkout-fixtures.ts'
import { BLANK_DRAFT } from '@masar/domain/booking/booking-draft.ts'
import { SUCCESS, createHttpProblem, NETWORK_PROBLEM, createRefusal } from '../testing/problems.ts'
import type { AmendableFields, AmendmentInput } from './amendment-facts.ts'
import { amendmentInvariants } from './amendment.invariants.ts'
import { amendmentMachine } from './amendment.machine.ts'

const { carId, ...trip } = TRIP

/** Amira's two-day booking, with amendments included. */
export const AMENDABLE_BOOKING: AmendableFields = {
  ...trip,
  extras: { ...BLANK_DRAFT.extras, theftProtection: true },
  additionalDriver: BLANK_DRAFT.additionalDriver,
}
export const EXTENSION_CHANGES: Partial<AmendableFields> = { to: '2027-06-04T10:00' }
export const AMENDMENT_INPUT: AmendmentInput = {
  bookingId: '66aa00000000000000000099',
  carId,
  original: AMENDABLE_BOOKING,
  price: 130_000,
  resume: null,
}

/** Refusals of a price request, which also apply to saving. */
const PRICING_REFUSALS = {
  'session over': createRefusal('session-over', createHttpProblem(401, 'unauthenticated')),
  'not any more': createRefusal('barred', createHttpProblem(403, 'forbidden')),
  'closed then': createRefusal(
    'invalid',
    createHttpProblem(422, 'closed-at-that-hour', { fields: ['/booking/to'] }),
  ),
  'car taken': createRefusal('car-taken', createHttpProblem(409, 'car-taken')),
}
export const AMENDMENT_REFUSALS = {
  ...PRICING_REFUSALS,
  'price changed': createRefusal('price-changed', createHttpProblem(409, 'price-changed')),
}

export const makePriceAnswer = (quote: Quote) => ({ ok: true, quote }) as const

/** What can happen to a customer who changes a booking. */
export const amendmentModel = defineModel({
  name: 'amendment',
  machine: amendmentMachine,
  starts: {
    'a booking with amendments': AMENDMENT_INPUT,
    'back from signing in': {
      ...AMENDMENT_INPUT,
      resume: { ...AMENDABLE_BOOKING, ...EXTENSION_CHANGES },
    },
  },
  cases: [
    { label: 'adds a day', event: { type: 'draft.edited', changes: EXTENSION_CHANGES } },
    {
      label: 'takes it all back',
      event: { type: 'draft.reset' },
      // Only changes can be undone.
      isUnoffered: ({ context: { draft } }) => draft.to === AMENDABLE_BOOKING.to,
    },
    { label: 'wants the price', event: { type: 'draft.completed', invalid: [] } },
    {
      label: 'wants the price of an impossible trip',
      event: { type: 'draft.completed', invalid: ['to'] },
      when: (at) => at.hasTag('editable'),
      // Typing updates the draft at once, and these tests only type valid values.
      isUnoffered: true,
    },
    { label: 'says yes', event: { type: 'amendment.confirmed' } },
    { label: 'goes back', event: { type: 'back.requested' } },
    { label: 'tries again', event: { type: 'retry.requested' } },
    {
      label: 'leaves',
      event: { type: 'amendment.closed' },
      // Only the form has a link back to the booking; later screens return to the form.
      isUnoffered: (at) => !at.hasTag('editable'),
    },
    // Without a session, the app replaces the form with the sign-in page, and opens a new form afterwards.
    {
      label: 'signs in',
      event: { type: 'session.changed', isSignedIn: true },
      origin: 'environment',
      isUnoffered: true,
      mayBeLost: 'nothing waits for it',
    },
    {
      label: 'is signed out',
      event: { type: 'session.changed', isSignedIn: false },
      origin: 'environment',
      isUnoffered: true,
      mayBeLost: 'the next call will tell',
    },
  ],
  outcomes: {
    reprice: {
      done: {
        free: makePriceAnswer(QUOTE),
        dearer: makePriceAnswer(DEARER_QUOTE),
        taken: makePriceAnswer(TAKEN_QUOTE),
        ...PRICING_REFUSALS,
      },
      error: { 'no network': NETWORK_PROBLEM },
    },
    saveAmendment: {
      done: { saved: SUCCESS, ...AMENDMENT_REFUSALS },
      error: { 'no network': NETWORK_PROBLEM },
    },
  },
  project: ({ context: { draft, invalid, quote, agreed, problem } }) => [
    draft.to,
    invalid,
    quote && [quote.availability, quote.lines[0]?.amount],
    agreed,
    problem,
  ],
  detail: ({ context: { draft, quote } }) => [draft, quote],
  invariants: amendmentInvariants,
  relations: {
    'nothing typed is lost': ({ context: { draft } }, label, after) =>
      ['adds a day', 'takes it all back'].includes(label) || after.context.draft.to === draft.to,
    'nothing is changed without a yes': (before, label, after) =>
      !after.matches('saving') ||
      label === 'says yes' ||
      (label === 'tries again' && before.context.agreed !== null),
  },
  reload: ({ context: { bookingId, carId: car, original, price, draft }, status }) =>
    status === 'active' ? { bookingId, carId: car, original, price, resume: draft } : null,
})
