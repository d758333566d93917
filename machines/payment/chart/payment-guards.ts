import type { PaymentProviderName } from '#domain/charge.ts'
import { codeOf, statusOf } from '#domain/problem.ts'

import type {
  PaymentContext,
  PaymentEvent,
  PaymentStanding,
  ProviderOffer,
} from '../payment-facts.ts'

const POLL_SECONDS = [1, 2, 4, 8, 16, 29]
const MAX_ATTEMPTS = 3

interface Moment {
  context: PaymentContext
  event: PaymentEvent
}

const isCode =
  (...codes: string[]) =>
  ({ context }: Moment) =>
    codes.includes(codeOf(context.problem) ?? '')

const stands =
  (standing: PaymentStanding) =>
  ({ context }: Moment) =>
    context.standing === standing

interface Offered {
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
  hasNoOffer: (_: Moment, { offers }: Offered) => offers.length === 0,
  isChosenOffered: ({ context }: Moment, offered: Offered) => isOffered(offered, context.chosen),
  hasOneOffer: (_: Moment, { offers }: Offered) => offers.length === 1,
  isAnotherOffer: ({ context, event }: Moment) =>
    event.type === 'provider.chosen' &&
    event.provider !== context.chosen &&
    isOffered(context, event.provider),
  isAnotherCurrency: ({ context, event }: Moment) =>
    event.type === 'currency.changed' && event.currency !== context.currency,
}

/** Why a payment could not be prepared. */
export const obstacles = {
  isUnavailable: isCode('method-unavailable', 'not-built', 'online-payment-barred'),
  isPaidAlready: isCode('already-paid'),
  isUnderWay: ({ context }: Moment) =>
    context.paymentId !== null && codeOf(context.problem) === 'payment-pending',
  isPriceRefused: isCode('price-changed'),
  isGone: ({ context }: Moment) =>
    [404, 410].includes(statusOf(context.problem) ?? 0) ||
    ['payment-expired', 'car-taken', 'car-unavailable'].includes(codeOf(context.problem) ?? ''),
}

/** What the server says became of a payment. */
export const standings = {
  isKnown: ({ context }: Moment) => context.paymentId !== null,
  isPaid: stands('paid'),
  /** Twice even: then one of the two payments goes back. */
  isPaidOtherwise: ({ context }: Moment) =>
    context.standing === 'refunded' && context.paidOtherwise,
  isExpired: stands('expired'),
  isRefunded: stands('refunded'),
  isSuperseded: ({ context }: Moment) =>
    context.standing === 'declined' && context.reason === 'superseded',
  isDeclined: stands('declined'),
  /** After a reload; the same key brings the same form back. */
  hasLostItsForm: ({ context }: Moment) => isStillOpen(context) && context.charge === null,
  isStillOpen: ({ context }: Moment) => isStillOpen(context),
  hasPollsLeft: ({ context }: Moment) => nextPoll(context.polls) !== null,
  /** A minute after the connection broke, the provider still knows of no payment. */
  neverArrived: ({ context }: Moment) => context.standing === 'open' && context.reported === 'lost',
  hasAttemptsLeft: ({ context }: Moment) => context.attempts < MAX_ATTEMPTS,
}

/** Unless money may be on its way all the same: then the provider may only be slow. */
function isStillOpen({ standing, reported }: PaymentContext): boolean {
  return standing === 'open' && reported !== 'approved' && reported !== 'lost'
}
