import { codeOf } from '#domain/problem.ts'
import { billOf, isBarred } from '#domain/quote.ts'

import type { PaymentEnd } from '../../payment/payment-facts.ts'
import type { CheckoutContext, CheckoutEvent } from '../checkout-facts.ts'
import type { Step } from '../draft.ts'

export interface Moment {
  context: CheckoutContext
  event: CheckoutEvent
}

const isAvailability =
  (availability: string) =>
  ({ context }: Moment) =>
    context.quote?.availability === availability

const asksFor =
  (step: Step) =>
  ({ event }: Moment) =>
    event.type === 'step.reopened' && event.step === step

/** Where a new page takes up an older one. */
export const arrivals = {
  wasConfirmed: ({ context }: Moment) =>
    context.resumedAt === 'confirmed' && context.bookingId !== null,
  wasReleasing: ({ context }: Moment) =>
    context.resumedAt === 'releasing' && context.bookingId !== null,
  hasBooking: ({ context }: Moment) => context.bookingId !== null,
  wasSubmitting: ({ context }: Moment) => context.resumedAt === 'submitting' && isBookable(context),
  wasAtReview: ({ context }: Moment) => context.step === 'review' && context.draft.choice !== null,
  wasAtPayment: ({ context }: Moment) => context.step === 'payment' || context.step === 'review',
  wasAtDriver: ({ context }: Moment) => context.step === 'driver',
}

/** What a fresh quote says against booking. */
export const availability = {
  isComingSoon: isAvailability('comingSoon'),
  isSoldOut: isAvailability('soldOut'),
  isTaken: isAvailability('taken'),
  /** The booking whose answer never came may be the one that holds the car: ask for it again. */
  mayBeOurs: ({ context }: Moment) =>
    context.quote?.availability === 'taken' && context.submitted && isBookable(context),
  /** It stands: there is nothing to book. One that is not paid yet can be gone on with. */
  hasOwnBooking: ({ context: { quote } }: Moment) =>
    quote?.own !== undefined && quote.own.status !== 'void',
  hasUnpaidBooking: ({ context: { quote } }: Moment) => quote?.own?.status === 'void',
  isChoiceLost: ({ context }: Moment) => context.draft.choice === null,
  hasPriceChanged: ({ context }: Moment) => hasPriceChanged(context),
  /** The server insists on another price than the one it quotes: asking on would never end. */
  isRefusedAgain: ({ context }: Moment) =>
    codeOf(context.problem) === 'price-changed' && !hasPriceChanged(context),
}

/** Who may go where in the form. */
export const steps = {
  isFilledIn: ({ event }: Moment) => event.type === 'step.completed' && event.invalid.length === 0,
  hasChoice: ({ context }: Moment) => context.draft.choice !== null,
  hasAcceptedTerms: ({ context }: Moment) => context.draft.terms,
  isBarredChoice: ({ context: { quote, draft }, event }: Moment) =>
    event.type === 'choice.made' && quote !== null && isBarred(quote, draft.extras, event.choice),
  isSignedIn: ({ event }: Moment) => event.type === 'session.changed' && event.userId !== null,
  asksForOptions: asksFor('options'),
  asksForDriver: asksFor('driver'),
  asksForPayment: asksFor('payment'),
}

/** How it went on after the booking. */
export const endings = {
  isPayLater: ({ context }: Moment) => context.draft.choice === 'later',
  isEndedBy: (_: Moment, { by, end }: { by: PaymentEnd; end: PaymentEnd }) => end === by,
}

function isBookable({ quote, draft }: CheckoutContext): boolean {
  return quote !== null && draft.choice !== null && draft.terms
}

function hasPriceChanged({ quote, agreed, draft }: CheckoutContext): boolean {
  if (!quote || !agreed) return false
  return billOf(quote, draft.extras).total !== agreed.rental || quote.deposit !== agreed.deposit
}
