import type { Relation } from 'statechart-paths/walk'
import type { SnapshotFrom } from 'xstate'

import type { PaymentStatus } from '../payment/payment-facts.ts'
import type { checkoutSessionMachine } from './checkout-session.machine.ts'

type CheckoutSession = SnapshotFrom<typeof checkoutSessionMachine>

const STATUS_BY_STATE: Partial<Record<string, PaymentStatus>> = {
  confirmed: 'paid',
  refunded: 'refunded',
  expired: 'expired',
  declined: 'declined',
  open: 'open',
}

export const checkoutSessionInvariants: Record<string, (page: CheckoutSession) => boolean> = {
  'the page says what the server said': ({ value, context }) => {
    const word = STATUS_BY_STATE[value]
    return word === undefined || context.reading?.status === word
  },
  'unknown: never a no of the server': ({ value, context }) =>
    value !== 'unknown' || context.reading === null || context.reading.status === 'pending',
  'missing: the server said so, and nothing broke': ({ value, context }) =>
    value !== 'missing' || (context.reading === null && context.problem === null),
  'at most six polls': ({ context }) => context.polls <= 6,
}

export const checkoutSessionRelations: Record<string, Relation<typeof checkoutSessionMachine>> = {
  'a reload asks once more': (_before, label, after) =>
    label !== 'reload' || after.matches('loading'),
  'the session stays the one of the address': (before, _label, after) =>
    before.context.sessionId === after.context.sessionId,
}
