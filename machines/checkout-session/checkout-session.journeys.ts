import { defineModel } from 'statechart-paths'

import { TRIP } from '../checkout/testing/checkout-fixtures.ts'
import { REFUND } from '../payment/testing/payment-fixtures.ts'
import { NETWORK_PROBLEM } from '../testing/problems.ts'
import {
  checkoutSessionInvariants,
  checkoutSessionRelations,
} from './checkout-session.invariants.ts'
import { checkoutSessionMachine, type SessionReading } from './checkout-session.machine.ts'

export const UNKNOWN_SESSION_REFUSAL = { ok: false, refused: 'none' } as const
const mayBeLost = 'the server is being asked, or has said its last word'

export const SESSION_ID = 'cs_test_a1b2c3'
export const PAID_READING: SessionReading = {
  status: 'paid',
  bookingId: '66aa00000000000000000099',
}
export const OPEN_READING: SessionReading = { ...PAID_READING, status: 'open', checkout: TRIP }

export const makeReadingAnswer = (reading: SessionReading) => ({ ok: true, reading }) as const

/** What can happen on the payment page. */
export const checkoutSessionModel = defineModel({
  name: 'checkout session',
  machine: checkoutSessionMachine,
  starts: { 'a link': { sessionId: SESSION_ID } },
  cases: [
    { label: 'asks again', event: { type: 'retry.requested' } },
    {
      label: 'is online again',
      event: { type: 'connection.returned' },
      origin: 'environment',
      mayBeLost: 'nothing waits for the connection',
    },
    {
      label: 'comes back to the page',
      event: { type: 'page.returned' },
      origin: 'environment',
      isByHand: true,
      mayBeLost,
    },
  ],
  outcomes: {
    readSession: {
      done: {
        paid: makeReadingAnswer(PAID_READING),
        pending: makeReadingAnswer({ ...PAID_READING, status: 'pending' }),
        open: makeReadingAnswer(OPEN_READING),
        declined: makeReadingAnswer({ ...PAID_READING, status: 'declined', reason: 'declined' }),
        expired: makeReadingAnswer({ ...PAID_READING, status: 'expired' }),
        refunded: makeReadingAnswer({ ...PAID_READING, status: 'refunded', refund: REFUND }),
        'paid twice': makeReadingAnswer({
          ...PAID_READING,
          status: 'refunded',
          refund: REFUND,
          paidOtherwise: true,
        }),
        'no such session': UNKNOWN_SESSION_REFUSAL,
      },
      error: { 'no network': NETWORK_PROBLEM },
    },
  },
  project: ({ context: { reading, problem, polls } }) => [
    [reading?.status, reading?.paidOtherwise],
    problem,
    polls,
  ],
  detail: ({ context: { reading } }) => reading,
  invariants: checkoutSessionInvariants,
  relations: checkoutSessionRelations,
  reload: ({ context: { sessionId } }) => ({ sessionId }),
})
