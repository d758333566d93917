import { TRIP } from '../checkout/testing/checkout-world.ts'
import { REFUND } from '../payment/testing/payment-world.ts'
import { defineModel } from '../testing/model.ts'
import { NETWORK } from '../testing/problems.ts'
import {
  checkoutSessionInvariants,
  checkoutSessionRelations,
} from './checkout-session.invariants.ts'
import { checkoutSessionMachine } from './checkout-session.machine.ts'
import type { SessionReading } from './checkout-session-setup.ts'

export const NO_SUCH = { ok: false, refused: 'none' } as const
const mayBeLost = 'the server is being asked, or has said its last word'

export const SESSION_ID = 'cs_test_a1b2c3'
export const PAID: SessionReading = { standing: 'paid', bookingId: '66aa00000000000000000099' }
export const OPEN: SessionReading = { ...PAID, standing: 'open', checkout: TRIP }

/** What the port answers that has found one. */
export const reads = (reading: SessionReading) => ({ ok: true, reading }) as const

/** What can happen on the page of a payment. */
export const checkoutSessionModel = defineModel({
  name: 'checkout session',
  machine: checkoutSessionMachine,
  starts: { 'a link': { sessionId: SESSION_ID } },
  cases: [
    { label: 'asks again', event: { type: 'retry.requested' } },
    {
      label: 'is online again',
      event: { type: 'connection.returned' },
      origin: 'world',
      mayBeLost: 'nothing waits for the connection',
    },
    {
      label: 'comes back to the page',
      event: { type: 'page.returned' },
      origin: 'world',
      mayBeLost,
    },
  ],
  outcomes: {
    readSession: {
      done: {
        paid: reads(PAID),
        pending: reads({ ...PAID, standing: 'pending' }),
        open: reads(OPEN),
        declined: reads({ ...PAID, standing: 'declined', reason: 'declined' }),
        expired: reads({ ...PAID, standing: 'expired' }),
        refunded: reads({ ...PAID, standing: 'refunded', refund: REFUND }),
        'paid twice': reads({
          ...PAID,
          standing: 'refunded',
          refund: REFUND,
          paidOtherwise: true,
        }),
        'no such session': NO_SUCH,
      },
      error: { 'no network': NETWORK },
    },
  },
  project: ({ context: { reading, problem, polls } }) => [
    [reading?.standing, reading?.paidOtherwise],
    problem,
    polls,
  ],
  detail: ({ context: { reading } }) => reading,
  invariants: checkoutSessionInvariants,
  relations: checkoutSessionRelations,
  reload: ({ context: { sessionId } }) => ({ sessionId }),
})
