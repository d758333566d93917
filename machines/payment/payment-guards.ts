import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

import type {
  PaymentAnswer,
  PaymentContext,
  PaymentEvent,
  PaymentStatus,
  PrepareAnswer,
  ProviderOffer,
} from './payment-facts.ts'

const POLL_SECONDS = [1, 2, 4, 8, 16, 29]
const MAX_ATTEMPTS = 3

interface GuardArgs {
  context: PaymentContext
  event: PaymentEvent
}

const stands = (status: PaymentStatus) => (_: GuardArgs, answer: PaymentAnswer) =>
  answer.status === status

export interface Offered {
  offers: readonly ProviderOffer[]
}

const isOffered = ({ offers }: Offered, provider: PaymentProviderName | null) =>
  offers.some(({ name }) => name === provider)

/** Milliseconds before the next question; null when enough have been asked. */
export function nextPoll(polls: number): number | null {
  const seconds = POLL_SECONDS[polls]
  return seconds === undefined ? null : seconds * 1000
}

/** Whom to pay with. */
export const choices = {
  hasNoOffer: (_: GuardArgs, { offers }: Offered) => offers.length === 0,
  isChosenOffered: ({ context }: GuardArgs, offered: Offered) => isOffered(offered, context.chosen),
  hasOneOffer: (_: GuardArgs, { offers }: Offered) => offers.length === 1,
  isAnotherOffer: ({ context, event }: GuardArgs) =>
    event.type === 'provider.chosen' &&
    event.provider !== context.chosen &&
    isOffered(context, event.provider),
  isAnotherCurrency: ({ context, event }: GuardArgs) =>
    event.type === 'currency.changed' && event.currency !== context.currency,
}

/** Why a payment could not be prepared. */
export const prepareRefusalGuards = {
  isUnderWay: ({ context }: GuardArgs, answer: PrepareAnswer) =>
    context.paymentId !== null && !answer.ok && answer.refused === 'payment-pending',
}

/** What the server says became of a payment. */
export const statusGuards = {
  isKnown: ({ context }: GuardArgs) => context.paymentId !== null,
  /** Twice even: then one of the two payments goes back. */
  isPaid: (_: GuardArgs, { status, paidOtherwise }: PaymentAnswer) =>
    status === 'paid' || (status === 'refunded' && paidOtherwise === true),
  isExpired: stands('expired'),
  isRefunded: stands('refunded'),
  isBookedUnpaid: stands('booked'),
  isSuperseded: (_: GuardArgs, { status, reason }: PaymentAnswer) =>
    status === 'declined' && reason === 'superseded',
  isDeclined: stands('declined'),
  /** After a reload; the same key brings the same form back. */
  hasLostItsForm: ({ context }: GuardArgs, answer: PaymentAnswer) =>
    isStillOpen(context, answer) && context.charge === null,
  isStillOpen: ({ context }: GuardArgs, answer: PaymentAnswer) => isStillOpen(context, answer),
  hasPollsLeft: ({ context }: GuardArgs) => nextPoll(context.polls) !== null,
  /** A minute after the connection broke, the provider still knows of no payment. */
  neverArrived: ({ context }: GuardArgs, { status }: PaymentAnswer) =>
    status === 'open' && context.reported === 'lost',
  hasAttemptsLeft: ({ context }: GuardArgs) => context.attempts < MAX_ATTEMPTS,
}

/** Unless money may be on its way all the same: then the provider may only be slow. */
function isStillOpen({ reported }: PaymentContext, { status }: PaymentAnswer): boolean {
  return status === 'open' && reported !== 'approved' && reported !== 'lost'
}
