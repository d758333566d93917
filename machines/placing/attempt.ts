import { fillDriver } from '@masar/domain/booking/booking-draft.ts'
import { isBlankDriver } from '@masar/domain/person/driver.ts'
import { getBookingPrice, CONFIRMED_STATUS_BY_CHOICE } from '@masar/domain/payment/payment.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import {
  makeBill,
  type AgreedTerms,
  adaptExtras,
  isBarred,
  extractPaymentFacts,
  type Quote,
} from '@masar/domain/pricing/quote.ts'

import { assertDefined } from '../assert-defined.ts'
import { answerGuards, type DoneArgs, readDone, readOutput, makeRefusedGuard } from '../invoked.ts'
import type {
  Attempt,
  BookedResult,
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

/** Returns the booking request. The same attempt always produces an identical request, so retries are safe. */
export function toBookingRequest(attempt: Attempt & Pick<PlacingInput, 'task'>): BookingRequest {
  const { trip, userId, account, language, draft } = attempt
  const quote = assertDefined(attempt.quote, 'quote')
  const choice = assertDefined(draft.choice, 'way to pay')
  const { terms: _, ...filledIn } = draft
  return {
    ...filledIn,
    key: toAttemptKey(attempt),
    isRepeated: attempt.submitted || attempt.task === 'ask',
    trip,
    userId,
    driver: fillDriver(draft, account),
    language,
    additionalDriver: draft.extras.additionalDriver ? draft.additionalDriver : null,
    choice,
    price: getBookingPrice(choice, extractPaymentFacts(quote, draft.extras)),
    ...(quote.conditions && { conditionsVersion: quote.conditions.version }),
  }
}

/** Returns the booking's idempotency key. It changes only when a booking has been released. */
export function toAttemptKey({
  attemptId,
  attempt,
}: Pick<Attempt, 'attemptId' | 'attempt'>): string {
  return attempt === 0 ? attemptId : `${attemptId}-${attempt}`
}

/** Whether everything that a booking needs is present. */
export const isBookable = ({ quote, draft }: Pick<Attempt, 'quote' | 'draft'>): boolean =>
  quote !== null && draft.choice !== null && draft.terms

/** Whether the customer's own booking, whose response was lost, may hold the car. */
const isPossiblyOwnBooking = (attempt: Attempt, answer: QuoteAnswer): boolean =>
  answer.ok &&
  answer.quote.availability === 'taken' &&
  attempt.submitted &&
  isBookable({ ...attempt, ...applyQuote(attempt, answer.quote) })

interface KnownBooking {
  problem: Problem | null
  quote: Quote | null
}

/** Returns the id of the customer's earlier booking, from a refusal or from the quote. */
export const findExistingBooking = ({ problem, quote }: KnownBooking): string | null =>
  readRefusalBookingId(problem) ?? quote?.own?.bookingId ?? null

/** Returns the booking id in a refusal. The server includes it only for the booking's owner. */
export const readRefusalBookingId = (problem: Problem | null): string | null =>
  (problem?.kind === 'http' && problem.bookingId) || null

const ANSWERED_STATE = { submitted: false, problem: null }

/**
 * Applies a new quote to the draft: removes extras that the quote does not offer, and a barred payment option.
 */
export function applyQuote({ draft }: Pick<Attempt, 'draft'>, quote: Quote) {
  const extras = adaptExtras(draft.extras, quote)
  const choice = draft.choice && isBarred(quote, extras, draft.choice) ? null : draft.choice
  return { quote, draft: { ...draft, extras, choice } }
}

/** Returns the price, deposit and conditions that the customer sees when requesting the booking. */
export function readAgreement({
  quote,
  draft,
}: Pick<Attempt, 'quote' | 'draft'>): Partial<Attempt> {
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
  { conditions }: AgreedTerms,
  quote: Pick<Quote, 'conditions'>,
): boolean => conditions !== quote.conditions?.version

export function applyBooking({ draft }: Attempt, { bookingId, status, payment }: BookedResult) {
  const usual = draft.choice === 'later' ? CONFIRMED_STATUS_BY_CHOICE.later : 'void'
  return { bookingId, status: status ?? usual, ...payment, ...ANSWERED_STATE }
}

/** Applies an earlier booking to the attempt. Its payment option is kept if it is still available. */
export function applyEarlierBooking(context: PlacingContext, earlier: EarlierBooking) {
  const { draft, quote, userId } = context
  const { status, choice, extras } = earlier
  const bookingId = findExistingBooking(context)
  const isOpen = quote !== null && !isBarred(quote, extras, choice)
  const underWay = quote?.own?.bookingId === bookingId ? quote.own : null
  return {
    bookingId,
    status,
    // Keep what the customer typed. For signed-in customers, the driver comes from the account.
    draft: {
      ...draft,
      extras,
      driver: userId === null && isBlankDriver(draft.driver) ? earlier.driver : draft.driver,
      choice: isOpen ? choice : null,
    },
    ...(underWay && { paymentId: underWay.paymentId, provider: underWay.provider }),
    ...ANSWERED_STATE,
  }
}

/** Sets which booking to release. Its request counts as answered. */
export const applyRelease = (known: KnownBooking & { bookingId: string | null }) => ({
  bookingId: known.bookingId ?? findExistingBooking(known),
  ...ANSWERED_STATE,
})

export const assignQuote = { type: 'assignQuote', params: readOutput<QuoteAnswer> } as const

/**
 * Makes a guard for a quote with the customer's own booking. A `void` booking can be paid. Any other is valid,
 * so there is nothing to book.
 */
const makeOwnBookingGuard = (as: 'paid' | 'unpaid') => ({ type: 'isOwn', params: { as } }) as const

interface QuoteGuardArgs extends DoneArgs {
  context: Attempt
}

const readQuote = ({ event }: DoneArgs) => readDone(event) as QuoteAnswer

/** Guards for quotes that do not allow a booking, shared by the two machines that fetch quotes. */
export const quoteGuards = {
  isRefused: answerGuards.isRefused,
  /** True when the booking whose response was lost may hold the car; its request is then sent again. */
  mayBeOurs: (args: QuoteGuardArgs) => isPossiblyOwnBooking(args.context, readQuote(args)),
  isOwn: (args: QuoteGuardArgs, { as }: { as: 'paid' | 'unpaid' }) => {
    const answer = readQuote(args)
    const own = answer.ok ? answer.quote.own : undefined
    return own !== undefined && (own.status === 'void') === (as === 'unpaid')
  },
  isAvailability: (args: QuoteGuardArgs, { as }: { as: Quote['availability'] }) => {
    const answer = readQuote(args)
    return answer.ok && answer.quote.availability === as
  },
}

const makeAvailabilityGuard = (as: Exclude<Quote['availability'], 'free'>) =>
  ({ type: 'isAvailability', params: { as } }) as const

/** The target state for each kind of quote that does not allow a booking. */
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

/** Returns the transitions for quotes that do not allow a booking, in order of priority. */
export const createQuoteRefusals = <const Ours>(targets: QuoteTargets<Ours>) => {
  const { ours, ownUnpaid } = targets
  return [
    {
      guard: makeRefusedGuard('unknown-trip'),
      target: targets.unknownTrip,
      actions: { type: 'assignIssue', params: readOutput<QuoteAnswer> },
    },
    { guard: 'mayBeOurs', ...ours },
    { guard: makeOwnBookingGuard('paid'), target: targets.own, actions: assignQuote },
    ...(ownUnpaid === undefined
      ? []
      : [{ guard: makeOwnBookingGuard('unpaid'), target: ownUnpaid, actions: assignQuote }]),
    {
      guard: makeAvailabilityGuard('comingSoon'),
      target: targets.comingSoon,
      actions: assignQuote,
    },
    { guard: makeAvailabilityGuard('soldOut'), target: targets.soldOut, actions: assignQuote },
    { guard: makeAvailabilityGuard('taken'), target: targets.taken, actions: assignQuote },
  ] as const
}
