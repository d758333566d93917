import { assign, emit, sendTo, setup } from 'xstate'

import { STATUS_WHEN_PAID } from '#domain/payment.ts'

import type { PaymentContext, PaymentResult } from '../../payment/payment-facts.ts'
import { paymentMachine } from '../../payment/payment.machine.ts'
import { port } from '../../port.ts'
import { toProblem } from '../../problem.ts'
import type {
  Booked,
  BookingRequest,
  CheckoutContext,
  CheckoutEvent,
  CheckoutFact,
  CheckoutInput,
  CheckoutTag,
} from '../checkout-facts.ts'
import { edited, mended } from './draft-edits.ts'
import type { Step, Trip } from '../draft.ts'
import { faultsOf } from './fault.ts'
import { billOf, fittingExtras, isBarred, type Quote } from '../quote.ts'
import * as routing from './routing.ts'
import { isStillUnanswered } from './routing.ts'

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
    releaseBooking: port<void, { bookingId: string }>('releaseBooking'),
    payment: paymentMachine,
  },
  guards: {
    ...routing.arrivals,
    ...routing.availability,
    ...routing.steps,
    ...routing.refusals,
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
    takeQuote: assign(({ context: { draft } }, { quote }: { quote: Quote }) => {
      const extras = fittingExtras(draft.extras, quote)
      const choice = draft.choice && isBarred(quote, extras, draft.choice) ? null : draft.choice
      return { quote, draft: { ...draft, extras, choice } }
    }),
    fitExtras: assign(({ context: { draft, quote } }) =>
      quote ? { draft: { ...draft, extras: fittingExtras(draft.extras, quote) } } : {},
    ),
    agree: assign(({ context: { quote, draft } }) =>
      quote
        ? { agreed: { rental: billOf(quote, draft.extras).total, deposit: quote.deposit } }
        : {},
    ),
    atStep: assign((_, { step }: { step: Step }) => ({ step })),
    noteInvalid: assign(({ event }) =>
      event.type === 'step.completed' ? { invalid: event.invalid } : {},
    ),
    noteMissing: assign((_, { fields }: { fields: readonly string[] }) => ({ invalid: fields })),
    noteFaults: assign(({ context }) => ({
      invalid: faultsOf(context.problem).map(({ field }) => field),
    })),
    clearFaults: assign({ problem: null, invalid: [] }),
    takeBooking: assign(({ context }, { bookingId, status, paymentId }: Booked) => ({
      bookingId,
      paymentId: paymentId ?? null,
      status: status ?? (context.draft.choice === 'later' ? STATUS_WHEN_PAID.later : 'void'),
      submitted: false,
      problem: null,
      invalid: [],
    })),
    adoptBooking: assign(({ context: { problem } }) => ({
      bookingId: problem?.kind === 'http' ? (problem.bookingId ?? null) : null,
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
    renewAttempt: assign(({ context }) => ({
      attempt: context.attempt + 1,
      bookingId: null,
      paymentId: null,
      provider: null,
      round: 1,
      status: null,
      ending: null,
      refund: null,
      agreed: null,
      submitted: false,
      problem: null,
      invalid: [],
    })),
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
