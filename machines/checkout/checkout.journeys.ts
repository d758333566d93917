import { defineModel } from 'statechart-paths'
import type { StateValue } from 'xstate'

import { PREPARED_CARD_PAYMENT, REFUND } from '../payment/testing/payment-fixtures.ts'
import { NETWORK_PROBLEM } from '../testing/problems.ts'
import { checkoutInvariants, checkoutRelations } from './checkout.invariants.ts'
import { type CheckoutContext, makeCheckpoint } from './checkout-facts.ts'

import * as fixtures from './testing/checkout-fixtures.ts'
import { hasKnownDriver, isAtDriverStep, isChoiceBarred, isNotChosen } from './testing/offered.ts'
import { PLACED_RESULTS, isPossibleResult } from './testing/placed.ts'
import { wholeCheckout } from './testing/whole-checkout.ts'

const { AMIRA_DRIVER, AMIRA_ID, BADIS, GUEST_INPUT, CUSTOMER_INPUT } = fixtures

const isInState = (state: string, value: object | string) =>
  typeof value === 'object' && state in value

/**
 * When the connection returns, a requested booking is sent again; otherwise only the price is
 * fetched.
 */
const pickRefusalFacts = ({ problem, progress }: CheckoutContext, value: StateValue) =>
  typeof value === 'object' && value['refused'] === 'quoteFailed' && progress === 'checking'
    ? [problem, progress]
    : problem

/** What can happen between opening checkout and a booking, or the end of the attempt. */
export const checkoutModel = defineModel({
  name: 'checkout',
  machine: wholeCheckout,
  starts: {
    'a guest': GUEST_INPUT,
    'Amira, signed in': CUSTOMER_INPUT,
    'a guest who is back': fixtures.RETURNING_GUEST_INPUT,
  },
  cases: [
    {
      label: 'signs in',
      event: { type: 'session.changed', userId: AMIRA_ID, account: AMIRA_DRIVER },
      origin: 'environment',
      mayBeLost: 'checkout is over',
    },
    {
      label: 'is signed out',
      event: { type: 'session.changed', userId: null, account: null },
      origin: 'environment',
      mayBeLost: 'checkout is over',
    },
    {
      label: 'looks at euros',
      event: { type: 'currency.changed', currency: 'EUR' },
      origin: 'environment',
      isByHand: true,
      mayBeLost: 'checkout is over',
    },
    {
      label: 'wants cancellation',
      event: { type: 'extras.chosen', extras: { cancellation: true } },
    },
    {
      label: 'types the driver',
      event: { type: 'driver.edited', driver: BADIS },
      isUnoffered: hasKnownDriver,
    },
    { label: 'books for another driver', event: fixtures.MAIN_DRIVER_EDIT },
    {
      label: 'types the second driver',
      event: { type: 'additionalDriver.edited', driver: { fullName: 'Chiraz Mejri' } },
      // The fields appear with the option, which these tests never choose.
      isUnoffered: true,
    },
    {
      label: 'uploads a licence',
      event: { type: 'license.changed', license: 'licence.pdf' },
      // Sent by the license panel, which has its own tests.
      origin: 'environment',
      isByHand: true,
      mayBeLost: 'no driver is asked for',
    },
    { label: 'completes the step', event: { type: 'step.completed', invalid: [] } },
    {
      label: 'completes the step with a wrong birth date',
      event: { type: 'step.completed', invalid: ['birthDate'] },
      when: isAtDriverStep,
      isUnoffered: hasKnownDriver,
    },
    { label: 'goes back to the options', event: { type: 'step.reopened', step: 'options' } },
    {
      label: 'goes back to the driver',
      event: { type: 'step.reopened', step: 'driver' },
      isUnoffered: isAtDriverStep,
    },
    {
      label: 'goes back to the payment',
      event: { type: 'step.reopened', step: 'payment' },
      isUnoffered: (checkout) =>
        !checkout.matches({ editing: 'review' }) && !checkout.matches({ paying: 'review' }),
    },
    {
      label: 'goes back to the review',
      event: { type: 'review.reopened' },
      origin: 'environment',
      isByHand: true,
      mayBeLost: 'no payment is over',
    },
    {
      label: 'jumps to the review',
      event: { type: 'step.reopened', step: 'review' },
      isUnoffered: true,
    },
    {
      label: 'will pay later',
      event: { type: 'choice.made', choice: 'later' },
      when: isNotChosen('later'),
      isUnoffered: isChoiceBarred('later'),
    },
    {
      label: 'will pay a deposit',
      event: { type: 'choice.made', choice: 'deposit' },
      when: isNotChosen('deposit'),
      isUnoffered: isChoiceBarred('deposit'),
    },
    // `rental` is also paid online and would double the paths: see `online.test.ts`.
    {
      label: 'will pay in full',
      event: { type: 'choice.made', choice: 'full' },
      when: isNotChosen('full'),
      isUnoffered: isChoiceBarred('full'),
    },
    { label: 'accepts the terms', event: { type: 'terms.answered', accepted: true } },
    { label: 'takes the terms back', event: { type: 'terms.answered', accepted: false } },
    { label: 'books', event: { type: 'booking.requested', language: 'en', invalid: [] } },
    {
      label: 'books without a birth date',
      event: { type: 'booking.requested', language: 'en', invalid: ['birthDate'] },
      // Only happens when an account without a birth date signs in after the driver step.
      isUnoffered: true,
    },
    { label: 'goes on to the payment', event: { type: 'payment.requested' } },
    { label: 'keeps the earlier booking', event: { type: 'booking.adopted' } },
    { label: 'begins anew', event: { type: 'attempt.renewed' } },
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
    quote: { done: fixtures.QUOTE_ANSWERS, error: { 'no network': NETWORK_PROBLEM } },
    placing: {
      done: PLACED_RESULTS,
      error: { broken: { kind: 'contract' } },
      moved: { 'nobody has answered': { progress: 'answered', submitted: true } },
      when: isPossibleResult,
    },
    payment: {
      done: {
        settled: { end: 'settled' },
        'paid twice': { end: 'settled', refund: REFUND },
        'confirmed by the supplier': { end: 'booked', bookingStatus: 'reserved' },
        expired: { end: 'expired' },
        refunded: { end: 'refunded', refund: REFUND },
        'another way': { end: 'otherChoice' },
        'back to the review': { end: 'review' },
        left: { end: 'left' },
        unknown: { end: 'unknown' },
      },
      error: { broken: { kind: 'contract' } },
      moved: {
        prepared: {
          paymentId: 'order-1',
          provider: 'sandbox',
          round: 1,
          expiresAt: PREPARED_CARD_PAYMENT.expiresAt,
        },
      },
    },
    holdExpiry: {
      done: { 'time is over': undefined },
      error: { broken: { kind: 'contract' } },
    },
  },
  project: ({ context: c, value }) => [
    c.step,
    [c.draft.choice, c.draft.terms],
    c.quote && [c.quote.availability, c.quote.lines[0]?.amount, c.quote.own?.status],
    isInState('editing', value) ? c.invalid : null,
    isInState('refused', value) ? pickRefusalFacts(c, value) : null,
    value === 'placing' ? [c.task, c.progress] : null,
    [c.submitted, c.language, c.bookingId, c.paymentId, c.status],
    c.userId !== null,
  ],
  detail: ({ context: c }) => [
    [c.problem, c.issue, c.invalid],
    [c.task, c.progress, c.ending, c.refund, c.provider, c.round],
    [c.userId, c.currency, c.draft.extras, c.agreed?.rental],
  ],
  invariants: checkoutInvariants,
  relations: checkoutRelations,
  accepted: [
    /* Each round begins with a user action in the payment machine. */
    'unattended cycle: paying.open, paying.review, placing, quoting',
  ],
  reload: (checkout) => {
    const { attemptId, trip, userId, account, currency } = checkout.context
    const resume = makeCheckpoint(checkout)
    // The page's language may have changed since the booking was requested.
    const language = resume?.submitted ? 'es' : 'en'
    return resume && { attemptId, trip, userId, account, currency, language, resume }
  },
})
