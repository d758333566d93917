import type { SnapshotFrom } from 'xstate'

import type { paymentMachine } from './payment.machine.ts'

type Payment = SnapshotFrom<typeof paymentMachine>

export const paymentInvariants: Record<string, (payment: Payment) => boolean> = {
  'paid: only on the word of the server': (payment) =>
    !payment.hasTag('done') || payment.context.standing === 'paid',
  'asking the server: about a known payment': (payment) =>
    !payment.hasTag('committed') || payment.context.paymentId !== null,
  'the form is up: it has what it needs': (payment) =>
    !payment.hasTag('form') || payment.context.provider !== null,
  'declined: the server said so': (payment) =>
    !payment.matches('declined') || payment.context.standing === 'declined',
  'at most five polls and three attempts': ({ context }) =>
    context.polls <= 5 && context.attempts <= 3,
  'a failure has its reason': (payment) =>
    !(payment.matches('prepareFailed') || payment.matches('unavailable')) ||
    payment.context.problem !== null,
}
