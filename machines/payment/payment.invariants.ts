import type { Relation } from 'statechart-paths/walk'
import type { SnapshotFrom } from 'xstate'

import type { paymentMachine } from './payment.machine.ts'
import { toPaymentKey } from './chart/payment-setup.ts'

type Payment = SnapshotFrom<typeof paymentMachine>

export const paymentInvariants: Record<string, (payment: Payment) => boolean> = {
  'paid: only on the word of the server': (payment) =>
    !payment.hasTag('done') ||
    payment.context.status === 'paid' ||
    (payment.context.status === 'refunded' && payment.context.paidOtherwise),
  'money may be moving: in a known payment': (payment) =>
    !payment.hasTag('committed') || payment.context.paymentId !== null,
  'the form is up: it has what it needs': (payment) => {
    const { provider, charge } = payment.context
    return !payment.hasTag('form') || (provider !== null && charge !== null)
  },
  'declined: the server said so': (payment) =>
    !(payment.matches('declined') || payment.matches('superseded')) ||
    payment.context.status === 'declined',
  'out of time: the server said so': (payment) =>
    !payment.matches('expired') ||
    payment.context.status === 'expired' ||
    payment.context.problem !== null,
  'booked without a payment: the server said so': (payment) =>
    !payment.matches('booked') || payment.context.status === 'booked',
  'refunded: the server said so': (payment) =>
    !payment.matches('refunded') || payment.context.status === 'refunded',
  'at most six polls and three attempts': ({ context }) =>
    context.polls <= 6 && context.attempts <= 3,
  'a failure has its reason': (payment) =>
    !payment.matches('prepareFailed') || payment.context.problem !== null,
  'a payment and its provider go together': ({ context: { paymentId, provider } }) =>
    (paymentId === null) === (provider === null),
}

const REPORT_LABELS = [
  'pays',
  'is declined',
  'closes the window',
  'loses the connection',
  'finds the provider down',
  'leaves the bank',
]

/** A payment prepared after one of these states is a new one, with a new key. */
const SPENT_STATES = ['paying', 'declined', 'superseded', 'priceChanged'] as const

export const paymentRelations: Record<string, Relation<typeof paymentMachine>> = {
  'a payment is never forgotten': ({ context }, _label, after) =>
    context.paymentId === null || after.context.paymentId !== null,
  'what a window reports is checked before anything else': (before, label, after) =>
    !REPORT_LABELS.includes(label) || after.matches('confirming') || after.matches(before.value),
  'the customer cannot leave while money may be moving': (before, label, after) =>
    !before.hasTag('committed') || label !== 'leaves' || !after.matches('left'),
  'another payment has another key': (before, _label, after) =>
    !SPENT_STATES.some((state) => before.matches(state)) ||
    !(after.matches('offering') || after.matches('preparing')) ||
    toPaymentKey(after.context) !== toPaymentKey(before.context),
  'a reload asks about a known payment first': (before, label, after) =>
    label !== 'reload' || before.context.paymentId === null || after.matches('confirming'),
}
