import { fillDriver } from '@masar/domain/booking/booking-draft.ts'
import { isBlankDriver } from '@masar/domain/person/driver.ts'
import { bookingPrice, STATUS_WHEN_PAID } from '@masar/domain/payment/payment.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import {
  makeBill,
  type Agreed,
  fittingExtras,
  isBarred,
  paymentFacts,
  type Quote,
} from '@masar/domain/pricing/quote.ts'

import { assertDefined } from '../assert-defined.ts'
import { answerGuards, type DoneArgs, readDone, readOutput, whenRefused } from '../invoked.ts'
import type {
  Attempt,
  Booked,
  BookingRequest,
  EarlierBooking,
  PlacingContext,
  PlacingInput,
  QuoteAnswer,
} from './placing-facts.ts'

/** Picks the attempt from a checkout. */
export const pickAttempt = (checkout: Attempt): Attempt => ({
  attemptId: checkout.attemptId,
  attempt: checkout.attempt,
  trip: checkout.trip,
  userId: checkout.userId,
  account: checkout.account,
  language: checkout.language,
  draft: checkout.draft,
  quote: checkout.quote,
  agreed: checkout.agreed,
  submitted: checkout.submitted,
  bookingId: checkout.bookingId,
  paymentId: checkout.paymentId,
  provider: checkout.provider,
  status: checkout.status,
})

/** The booking request. The same attempt always gives an identical request, so retries are safe. */
export function bookingRequest(attempt: Attempt & Pick<PlacingInput, 'task'>): BookingRequest {
  const { trip, userId, account, language, draft } = attempt
  const quote = assertDefined(attempt.quote, 'quote')
  const choice = assertDefined(draft.choice, 'way to pay')
  const { terms: _, ...filledIn } = draft
  return {
    ...filledIn,
    key: attemptKey(attempt),
    isRepeated: attempt.submitted || attempt.task === 'ask',
    trip,
    userId,
    driver: fillDriver(draft, account),
    language,
    additionalDriver: draft.extras.additionalDriver ? draft.additionalDriver : null,
    choice,
    price: bookingPrice(choice, paymentFacts(quote, draft.extras)),
    ...(quote.conditions && { conditionsVersion: quote.conditions.version }),
  }
}

/** One key per booking: it changes only when a booking has been released. */
export function attemptKey({ attemptId, attempt }: Pick<Attempt, 'attemptId' | 'attempt'>): string {
  return attempt === 0 ? attemptId : `${attemptId}-${attempt}`
}

/** Whether everything that a booking needs is present. */
export const isBookable = ({ quote, draft }: Pick<Attempt, 'quote' | 'draft'>): boolean =>
  quote !== null && draft.choice !== null && draft.terms

/** The booking whose response was lost may be the one that holds the car. */
const isPossiblyOwnBooking = (attempt: Attempt, answer: QuoteAnswer): boolean =>
  answer.ok &&
  answer.quote.availability === 'taken' &&
  attempt.submitted &&
  isBookable({ ...attempt, ...quoted(attempt, answer.quote) })

interface KnownBooking {
  problem: Problem | null
  quote: Quote | null
}

/** The id of the customer's earlier booking, from a refusal or from the quote. */
export const existingBooking = ({ problem, quote }: KnownBooking): string | null =>
  namedBooking(problem) ?? quote?.own?.bookingId ?? null

/** The booking in a refusal. The server names it only to its owner. */
export const namedBooking = (problem: Problem | null): string | null =>
  (problem?.kind === 'http' && problem.bookingId) || null

const ANSWERED = { submitted: false, problem: null }

/** A new quote removes what it does not offer: extras, and a payment option that is disabled. */
export function quoted({ draft }: Pick<Attempt, 'draft'>, quote: Quote) {
  const extras = fittingExtras(draft.extras, quote)
  const choice = draft.choice && isBarred(quote, extras, draft.choice) ? null : draft.choice
  return { quote, draft: { ...draft, extras, choice } }
}

/** The price that the customer sees when requesting the booking. */
export function agreed({ quote, draft }: Pick<Attempt, 'quote' | 'draft'>): Partial<Attempt> {
  if (!quote) return {}
  const { deposit, conditions } = quote
  return {
    agreed: {
      rental: makeBill(quote, draft.extras).total,
      deposit,
      ...(conditions && { conditions: conditions.version }),
    },
  }
}

/** Whether price, deposit or rental conditions differ from what the customer agreed to. */
export function hasPriceChanged(attempt: Pick<Attempt, 'quote' | 'agreed' | 'draft'>): boolean {
  const { quote, draft } = attempt
  if (!quote || !attempt.agreed) return false
  const { rental, deposit } = attempt.agreed
  return (
    makeBill(quote, draft.extras).total !== rental ||
    quote.deposit !== deposit ||
    haveConditionsChanged(attempt.agreed, quote)
  )
}

export const haveConditionsChanged = (
  { conditions }: Agreed,
  quote: Pick<Quote, 'conditions'>,
): boolean => conditions !== quote.conditions?.version

export function booked({ draft }: Attempt, { bookingId, status, payment }: Booked) {
  const usual = draft.choice === 'later' ? STATUS_WHEN_PAID.later : 'void'
  return { bookingId, status: status ?? usual, ...payment, ...ANSWERED }
}

/** The booking keeps its payment option while that option is available. */
export function adopted(context: PlacingContext, earlier: EarlierBooking) {
  const { draft, quote, userId } = context
  const { status, choice, extras } = earlier
  const bookingId = existingBooking(context)
  const isOpen = quote !== null && !isBarred(quote, extras, choice)
  const underWay = quote?.own?.bookingId === bookingId ? quote.own : null
  return {
    bookingId,
    status,
    // Keeps what the customer typed; a signed-in driver comes from the account.
    draft: {
      ...draft,
      extras,
      driver: userId === null && isBlankDriver(draft.driver) ? earlier.driver : draft.driver,
      choice: isOpen ? choice : null,
    },
    ...(underWay && { paymentId: underWay.paymentId, provider: underWay.provider }),
    ...ANSWERED,
  }
}

/** Sets the booking to release; its request counts as answered. */
export const toBeReleased = (known: KnownBooking & { bookingId: string | null }) => ({
  bookingId: known.bookingId ?? existingBooking(known),
  ...ANSWERED,
})

export const assignQuote = { type: 'assignQuote', params: readOutput<QuoteAnswer> } as const

/** A booking that is not `void` is valid, so there is nothing to book. An unpaid one can be paid. */
const isOwn = (as: 'paid' | 'unpaid') => ({ type: 'isOwn', params: { as } }) as const

interface Quoted extends DoneArgs {
  context: Attempt
}

const readQuote = ({ event }: DoneArgs) => readDone(event) as QuoteAnswer

/** Reasons in a quote not to book, as guards of the two machines that fetch one. */
export const quoteGuards = {
  isRefused: answerGuards.isRefused,
  /**
   * The booking whose response was lost may be the one that holds the car: send the request again.
   */
  mayBeOurs: (moment: Quoted) => isPossiblyOwnBooking(moment.context, readQuote(moment)),
  isOwn: (moment: Quoted, { as }: { as: 'paid' | 'unpaid' }) => {
    const answer = readQuote(moment)
    const own = answer.ok ? answer.quote.own : undefined
    return own !== undefined && (own.status === 'void') === (as === 'unpaid')
  },
  isAvailability: (moment: Quoted, { as }: { as: Quote['availability'] }) => {
    const answer = readQuote(moment)
    return answer.ok && answer.quote.availability === as
  },
}

const isNow = (as: Exclude<Quote['availability'], 'free'>) =>
  ({ type: 'isAvailability', params: { as } }) as const

/** Next state for each quote that does not allow a booking. */
interface QuoteTargets<Ours> {
  ours: Ours
  unknownTrip: string
  own: string
  /** Omitted when an unpaid booking does not prevent another one. */
  ownUnpaid?: string
  comingSoon: string
  soldOut: string
  taken: string
}

/** Reasons in a quote not to book, in order of priority, for every machine that fetches one. */
export const quoteRefusals = <const Ours>(targets: QuoteTargets<Ours>) => {
  const { ours, ownUnpaid } = targets
  return [
    {
      guard: whenRefused('unknown-trip'),
      target: targets.unknownTrip,
      actions: { type: 'assignIssue', params: readOutput<QuoteAnswer> },
    },
    { guard: 'mayBeOurs', ...ours },
    { guard: isOwn('paid'), target: targets.own, actions: assignQuote },
    ...(ownUnpaid === undefined
      ? []
      : [{ guard: isOwn('unpaid'), target: ownUnpaid, actions: assignQuote }]),
    { guard: isNow('comingSoon'), target: targets.comingSoon, actions: assignQuote },
    { guard: isNow('soldOut'), target: targets.soldOut, actions: assignQuote },
    { guard: isNow('taken'), target: targets.taken, actions: assignQuote },
  ] as const
}
