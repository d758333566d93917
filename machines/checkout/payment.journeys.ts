import type { Problem } from '../problem.ts'
import { defineModel } from '../testing/model.ts'
import { paymentInvariants } from './payment.invariants.ts'
import { paymentMachine } from './payment.machine.ts'

const network: Problem = { kind: 'network' }
const unavailable: Problem = { kind: 'http', status: 422, code: 'method-unavailable' }
const gone: Problem = { kind: 'http', status: 410, code: 'payment-expired' }

const mayBeLost = 'the server is asked, or has been'

export const DEPOSIT = {
  key: '3f0c9a52-0e5e-4e0c-9f57-0a4e0f5c2b11',
  bookingId: '66aa00000000000000000099',
  amount: 250_000,
  paymentId: null,
}

/** What can happen while a customer pays. */
export const paymentModel = defineModel({
  name: 'payment',
  machine: paymentMachine,
  starts: { 'a deposit': DEPOSIT, 'back to a payment': { ...DEPOSIT, paymentId: 'order-1' } },
  cases: [
    { label: 'pays', event: { type: 'provider.approved' }, origin: 'world', mayBeLost },
    { label: 'is declined', event: { type: 'provider.declined' }, origin: 'world', mayBeLost },
    {
      label: 'closes the window',
      event: { type: 'provider.closed' },
      origin: 'world',
      mayBeLost,
    },
    {
      label: 'tries again',
      event: { type: 'retry.requested' },
      /** A customer whose three attempts were declined is not offered a fourth. */
      sneak: (payment) => !payment.can({ type: 'retry.requested' }),
    },
    { label: 'chooses another way', event: { type: 'choice.reopened' } },
    { label: 'leaves', event: { type: 'payment.left' } },
  ],
  outcomes: {
    preparePayment: {
      done: { form: { paymentId: 'order-1', provider: 'sandbox', clientSecret: 'secret' } },
      error: { network, unavailable, gone },
    },
    checkPayment: {
      done: {
        paid: { standing: 'paid' },
        pending: { standing: 'pending' },
        open: { standing: 'open' },
        declined: { standing: 'declined' },
        expired: { standing: 'expired' },
      },
      error: { network },
    },
  },
  project: ({ context: { paymentId, provider, reported, standing, attempts, polls, problem } }) => [
    paymentId,
    provider,
    reported,
    standing,
    attempts,
    polls,
    problem,
  ],
  invariants: paymentInvariants,
  relations: {
    'a payment is never forgotten': ({ context }, _label, after) =>
      context.paymentId === null || after.context.paymentId !== null,
    'what a window reports is checked before anything else': (before, label, after) =>
      !['pays', 'is declined', 'closes the window'].includes(label) ||
      after.hasTag('committed') ||
      after.matches(before.value),
  },
  reload: ({ context: { key, bookingId, amount, paymentId }, status }) =>
    status === 'active' ? { key, bookingId, amount, paymentId } : null,
  accepted: [
    /* The server ends it: a payment nobody makes expires. */
    'unattended cycle: awaiting, confirming.checking, confirming.waiting',
  ],
})
