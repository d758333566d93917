import { assign, emit, sendTo, setup } from 'xstate'

import { STATUS_WHEN_PAID } from '#domain/payment.ts'
import { toProblem } from '#domain/problem.ts'
import { fittingExtras, type Quote } from '#domain/quote.ts'

import type { PaymentContext, PaymentResult } from '../../payment/payment-facts.ts'
import type { paymentMachine } from '../../payment/payment.machine.ts'
import { chartPort, port } from '../../port.ts'
import type {
  Booked,
  BookingRequest,
  CheckoutContext,
  CheckoutEvent,
  CheckoutFact,
  CheckoutInput,
  CheckoutTag,
  EarlierBooking,
} from '../checkout-facts.ts'
import * as changes from './changes.ts'
import { edited, mended } from './draft-edits.ts'
import type { Step, Trip } from '../draft.ts'
import { faultsOf } from './fault.ts'
import * as routing from './routing.ts'
import { adoptions, existingBooking, isStillUnanswered, refusals } from './refusals.ts'

type Underway = Pick<PaymentContext, 'paymentId' | 'provider' | 'round'>

/** The words the checkout chart is written in. */
export const checkoutSetup = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutFact,
    children: {} as { payment: 'payment' },
    tags: {} as CheckoutTag,
    meta: {} as { title: string; req?: string },
  },
  actors: {
    /** Rejects with 404 for a car, place or date that is none. */
    quote: port<Quote, { trip: Trip }>('quote'),
    createBooking: port<Booked, BookingRequest>('createBooking'),
    /** Rejects with `still-booked` when it is paid for by now. */
    releaseBooking: port<void, { bookingId: string; paymentId: string | null }>('releaseBooking'),
    readBooking: port<EarlierBooking, { bookingId: string }>('readBooking'),
    /** Resolves when the payment's chart can be run: the browser downloads it apart. */
    readyPayment: port<void>('readyPayment'),
    payment: chartPort<typeof paymentMachine>('payment'),
  },
  guards: {
    ...routing.arrivals,
    ...routing.availability,
    ...routing.steps,
    ...refusals,
    ...adoptions,
    ...routing.endings,
  },
  actions: {
    takeEdit: assign(({ context, event }) => ({
      draft: edited(context.draft, event),
      invalid: mended(context.invalid, event),
    })),
    takeSession: assign(({ event }) =>
      event.type === 'session.changed' ? { userId: event.userId, account: event.account } : {},
    ),
    takeQuote: assign(({ context }, { quote }: { quote: Quote }) => changes.quoted(context, quote)),
    fitExtras: assign(({ context: { draft, quote } }) =>
      quote ? { draft: { ...draft, extras: fittingExtras(draft.extras, quote) } } : {},
    ),
    /** What was asked for and not answered is asked for again in the same words. */
    fixLanguage: assign(({ context, event }) =>
      event.type === 'booking.requested' && !context.submitted ? { language: event.language } : {},
    ),
    forgetExisting: assign(({ context: { problem } }) =>
      problem?.kind === 'http' ? { problem: { ...problem, bookingId: undefined } } : {},
    ),
    agree: assign(({ context }) => changes.agreed(context)),
    atStep: assign((_, { step }: { step: Step }) => ({ step })),
    noteInvalid: assign(({ event }) =>
      event.type === 'step.completed' ? { invalid: event.invalid } : {},
    ),
    noteMissing: assign((_, { fields }: { fields: readonly string[] }) => ({ invalid: fields })),
    noteFaults: assign(({ context }) => ({
      invalid: faultsOf(context.problem).map(({ field }) => field),
    })),
    clearFaults: assign({ problem: null, invalid: [] }),
    takeBooking: assign(({ context }, booked: Booked) => changes.booked(context, booked)),
    takeEarlier: assign(({ context }, earlier: EarlierBooking) =>
      changes.adopted(context, earlier),
    ),
    adoptBooking: assign(({ context }) => ({
      bookingId: existingBooking(context),
      status: null,
      submitted: false,
      problem: null,
    })),
    takeCurrency: assign(({ event }) =>
      event.type === 'currency.changed' ? { currency: event.currency } : {},
    ),
    tellCurrency: sendTo('payment', ({ event }) => event),
    takePayment: assign((_, { paymentId, provider, round }: Underway) => ({
      paymentId,
      provider,
      round,
    })),
    takeEnding: assign((_, { end, refund }: PaymentResult) => ({
      ending: end,
      refund: refund ?? null,
    })),
    settle: assign(({ context: { draft } }) => ({
      status: draft.choice && STATUS_WHEN_PAID[draft.choice],
    })),
    renewAttempt: assign(({ context }) => changes.renewed(context)),
    rememberProblem: assign(({ context }, { error }: { error: unknown }) => {
      const problem = toProblem(error)
      return { problem, submitted: isStillUnanswered(problem, context.submitted) }
    }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    tellBooked: emit(({ context }) => ({ type: 'booked', bookingId: context.bookingId ?? '' })),
    tellLeft: emit({ type: 'left' }),
  },
  delays: {
    retryAfter: ({ context: { problem } }) =>
      1000 * ((problem?.kind === 'http' && problem.retryAfter) || 30),
  },
})
