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

/** Milliseconds before the next poll; null when the limit is reached. */
export function nextPoll(polls: number): number | null {
  const seconds = POLL_DELAYS_SECONDS[polls]
  return seconds === undefined ? null : seconds * 1000
}

/** The choice of a provider. */
export const choices = {
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

/** Why a payment could not be prepared. */
export const prepareRefusalGuards = {
  isUnderWay: ({ context, event }: GuardArgs) => {
    const answer = readDone(event) as PrepareAnswer
    return context.paymentId !== null && !answer.ok && answer.refused === 'payment-pending'
  },
}

/** The status of a payment on the server. */
export const statusGuards = {
  isKnown: ({ context }: GuardArgs) => context.paymentId !== null,
  /** Also when it was paid twice: one of the two payments is refunded then. */
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
  /** After a reload; the same key brings the same form back. */
  hasLostItsForm: (moment: GuardArgs) => isStillOpen(moment) && moment.context.charge === null,
  isStillOpen: (moment: GuardArgs) => isStillOpen(moment),
  hasPollsLeft: ({ context }: GuardArgs) => nextPoll(context.polls) !== null,
  /** A minute after the connection was lost, the provider still has no payment. */
  neverArrived: ({ context, event }: GuardArgs) =>
    readAnswer(event).status === 'open' && context.reported === 'lost',
  hasAttemptsLeft: ({ context }: GuardArgs) => context.attempts < MAX_ATTEMPTS,
}

/** False while money may be moving: the provider may only be slow. */
function isStillOpen({ context: { reported }, event }: GuardArgs): boolean {
  return readAnswer(event).status === 'open' && reported !== 'approved' && reported !== 'lost'
}
