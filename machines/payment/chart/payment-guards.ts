import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

import { readDone } from '../../invoked.ts'
import type {
  PaymentAnswer,
  PaymentContext,
  PaymentEvent,
  PaymentStatus,
  PrepareAnswer,
  ProviderOffer,
} from '../payment-facts.ts'

const POLL_DELAYS_SECONDS = [1, 2, 4, 8, 16, 29]
const MAX_ATTEMPTS = 3

interface GuardArgs {
  context: PaymentContext
  event: PaymentEvent
}

const readOffers = (event: PaymentEvent) => readDone(event) as readonly ProviderOffer[]
const readAnswer = (event: PaymentEvent) => readDone(event) as PaymentAnswer

const isOffered = (offers: readonly ProviderOffer[], provider: PaymentProviderName | null) =>
  offers.some(({ name }) => name === provider)

/** Returns the delay before the next poll in milliseconds, or null when the limit is reached. */
export function getNextPollDelay(polls: number): number | null {
  const seconds = POLL_DELAYS_SECONDS[polls]
  return seconds === undefined ? null : seconds * 1000
}

/** Guards for the choice of a provider. */
export const choiceGuards = {
  hasNoOffer: ({ event }: GuardArgs) => readOffers(event).length === 0,
  isChosenOffered: ({ context, event }: GuardArgs) => isOffered(readOffers(event), context.chosen),
  hasOneOffer: ({ event }: GuardArgs) => readOffers(event).length === 1,
  isAnotherOffer: ({ context, event }: GuardArgs) =>
    event.type === 'provider.chosen' &&
    event.provider !== context.chosen &&
    isOffered(context.offers, event.provider),
  isAnotherCurrency: ({ context, event }: GuardArgs) =>
    event.type === 'currency.changed' && event.currency !== context.currency,
}

/** Guards for refusals to prepare a payment. */
export const prepareRefusalGuards = {
  isUnderWay: ({ context, event }: GuardArgs) => {
    const answer = readDone(event) as PrepareAnswer
    return context.paymentId !== null && !answer.ok && answer.refused === 'payment-pending'
  },
}

/** Guards for the payment status on the server. */
export const statusGuards = {
  isKnown: ({ context }: GuardArgs) => context.paymentId !== null,
  /** Also true when the booking was paid twice and this payment was refunded. */
  isPaid: ({ event }: GuardArgs) => {
    const { status, paidOtherwise } = readAnswer(event)
    return status === 'paid' || (status === 'refunded' && paidOtherwise === true)
  },
  hasStatus: ({ event }: GuardArgs, { status }: { status: PaymentStatus }) =>
    readAnswer(event).status === status,
  isSuperseded: ({ event }: GuardArgs) => {
    const { status, reason } = readAnswer(event)
    return status === 'declined' && reason === 'superseded'
  },
  /** True after a reload: preparing again with the same key returns the same form. */
  hasLostItsForm: (args: GuardArgs) => isStillOpen(args) && args.context.charge === null,
  isStillOpen: (args: GuardArgs) => isStillOpen(args),
  hasPollsLeft: ({ context }: GuardArgs) => getNextPollDelay(context.polls) !== null,
  /** A minute after the connection was lost, the provider still has no payment. */
  neverArrived: ({ context, event }: GuardArgs) =>
    readAnswer(event).status === 'open' && context.reported === 'lost',
  hasAttemptsLeft: ({ context }: GuardArgs) => context.attempts < MAX_ATTEMPTS,
}

/** False when the payment may still be in progress: the provider may just be slow. */
function isStillOpen({ context: { reported }, event }: GuardArgs): boolean {
  return readAnswer(event).status === 'open' && reported !== 'approved' && reported !== 'lost'
}
