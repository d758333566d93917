import { defineModel } from 'statechart-paths'

import { NETWORK_PROBLEM } from '../testing/problems.ts'

import * as fixtures from './testing/payment-fixtures.ts'
import { paymentInvariants, paymentRelations } from './payment.invariants.ts'
import { paymentMachine } from './payment.machine.ts'

const mayBeLost = 'the server is asked, or has been'

/** The model of paying for a booking. */
export const paymentModel = defineModel({
  name: 'payment',
  machine: paymentMachine,
  starts: {
    'a deposit': fixtures.DEPOSIT_INPUT,
    'back to a payment': fixtures.RETURNING_CUSTOMER_INPUT,
  },
  cases: [
    {
      label: 'chooses the card',
      event: { type: 'provider.chosen', provider: 'stripe' },
      isUnoffered: (payment) => !payment.can({ type: 'provider.chosen', provider: 'stripe' }),
    },
    {
      label: 'chooses PayPal',
      event: { type: 'provider.chosen', provider: 'payPal' },
      isUnoffered: (payment) => !payment.can({ type: 'provider.chosen', provider: 'payPal' }),
    },
    {
      label: 'chooses who is not offered',
      event: { type: 'provider.chosen', provider: 'sandbox' },
      isUnoffered: true,
    },
    {
      label: 'submits',
      event: { type: 'payment.submitted' },
      origin: 'environment',
      isByHand: true,
      mayBeLost,
    },
    { label: 'pays', event: { type: 'provider.approved' }, origin: 'environment', mayBeLost },
    {
      label: 'is declined',
      event: { type: 'provider.declined' },
      origin: 'environment',
      mayBeLost,
    },
    {
      label: 'closes the window',
      event: { type: 'provider.closed' },
      origin: 'environment',
      isByHand: true,
      mayBeLost,
    },
    {
      label: 'loses the connection',
      event: { type: 'provider.lost' },
      origin: 'environment',
      mayBeLost,
    },
    {
      label: 'finds the provider down',
      event: { type: 'provider.failed' },
      origin: 'environment',
      mayBeLost,
    },
    {
      label: 'is asked by the bank',
      event: { type: 'challenge.opened' },
      origin: 'environment',
      mayBeLost,
    },
    {
      label: 'has the bank blocked',
      event: { type: 'challenge.blocked' },
      origin: 'environment',
      mayBeLost,
    },
    {
      label: 'leaves the bank',
      event: { type: 'challenge.closed' },
      origin: 'environment',
      isByHand: true,
      mayBeLost,
    },
    {
      label: 'is online again',
      event: { type: 'connection.returned' },
      origin: 'environment',
      mayBeLost: 'nothing waits for the connection',
    },
    {
      label: 'looks at euros',
      event: { type: 'currency.changed', currency: 'EUR' },
      origin: 'environment',
      isByHand: true,
      /** In other states this event only adds paths, without new behavior. */
      when: ({ context }) => context.offers.length === 1,
    },
    { label: 'accepts the amount', event: { type: 'price.accepted' } },
    {
      label: 'tries again',
      event: { type: 'retry.requested' },
      /** A customer whose three attempts were declined is not offered a fourth. */
      isUnoffered: (payment) => !payment.can({ type: 'retry.requested' }),
    },
    { label: 'chooses another way', event: { type: 'choice.reopened' } },
    {
      label: 'goes back to the review',
      event: { type: 'review.reopened' },
      origin: 'environment',
      isByHand: true,
      mayBeLost: 'money may be moving, or nothing is paid here any more',
    },
    { label: 'leaves', event: { type: 'payment.closed' } },
  ],
  outcomes: {
    listProviders: {
      done: {
        'card and PayPal': [fixtures.CARD_OFFER, fixtures.PAYPAL_OFFER],
        'only the card': [fixtures.CARD_OFFER],
        nobody: [],
      },
      error: { 'no network': NETWORK_PROBLEM },
    },
    preparePayment: {
      done: { form: fixtures.CARD_FORM_ANSWER, ...fixtures.REFUSED_PREPARATIONS },
      error: { 'no network': NETWORK_PROBLEM },
    },
    checkPayment: {
      done: {
        paid: { status: 'paid' },
        pending: { status: 'pending' },
        open: { status: 'open', timeLeft: 20 * 60_000 },
        declined: { status: 'declined', reason: 'insufficient-funds' },
        superseded: { status: 'declined', reason: 'superseded' },
        expired: { status: 'expired' },
        'confirmed by the supplier': { status: 'booked', bookingStatus: 'reserved' },
        refunded: { status: 'refunded', refund: fixtures.REFUND },
        'paid twice': { status: 'refunded', refund: fixtures.REFUND, paidOtherwise: true },
      },
      error: { 'no network': NETWORK_PROBLEM },
    },
  },
  project: (payment) => {
    const { context: c } = payment
    const isAsking = payment.matches('confirming')
    return [
      c.paymentId,
      [c.offers.length, c.chosen, c.charge === null],
      [c.currency, c.attempts],
      payment.matches({ paying: 'entering' }) || isAsking ? c.reported : null,
      isAsking ? c.polls : null,
      payment.hasTag('error') || payment.matches('priceChanged') ? [c.problem, c.refused] : null,
    ]
  },
  detail: ({ context: c }) => [
    [c.problem, c.refused, c.reason, c.reported, c.status],
    [c.charge, c.expiresAt, c.timeLeft, c.refund, c.paidOtherwise],
    [c.provider, c.clientSecret !== null, c.round, c.polls],
    ...(c.bookingStatus === null ? [] : [c.bookingStatus]),
  ],
  invariants: paymentInvariants,
  relations: paymentRelations,
  reload: ({ context: { key, bookingId, amount, currency, ...c }, status }) =>
    status === 'active'
      ? {
          key,
          bookingId,
          amount,
          currency,
          paymentId: c.paymentId,
          provider: c.provider,
          round: c.round,
        }
      : null,
  accepted: [
    /* The server ends this cycle: unpaid payments expire. */
    'unattended cycle: confirming.checking, confirming.waiting, paying.entering',
  ],
})
