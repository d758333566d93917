import { assign, emit, sendTo, setup } from 'xstate'

import {
  type DraftEdit,
  applyEdit,
  removeEditedIssues,
} from '@masar/domain/booking/booking-draft.ts'
import {
  findBookingIssues,
  type CheckoutStep,
  findMissingFields,
  findFirstStepWithIssue,
  isShownStep,
  findStepToResume,
} from '@masar/domain/booking/checkout-steps.ts'
import { CONFIRMED_STATUS_BY_CHOICE } from '@masar/domain/payment/payment.ts'
import { toProblem } from '@masar/domain/service/problem.ts'
import { adaptExtras, isBarred } from '@masar/domain/pricing/quote.ts'

import { assertDefined } from '../../assert-defined.ts'
import { readDone } from '../../invoked.ts'
import type { PaymentContext, PaymentEnd, PaymentResult } from '../../payment/payment-facts.ts'
import type { paymentMachine } from '../../payment/payment.machine.ts'
import * as attempt from '../../placing/attempt.ts'
import type {
  Attempt,
  PlacingContext,
  PlacingEnd,
  PlacingResult,
  PlacingTask,
  QuoteAnswer,
} from '../../placing/placing-facts.ts'
import type { placingMachine } from '../../placing/placing.machine.ts'
import { chartPort, port } from '../../port.ts'
import {
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutFact,
  type CheckoutInput,
  type CheckoutTag,
  makeRenewedAttempt,
} from '../checkout-facts.ts'

type ActivePayment = Pick<PaymentContext, 'paymentId' | 'provider' | 'round' | 'expiresAt'>

export interface StepParams {
  step: CheckoutStep
}

const FIRST_PROGRESS = {
  book: 'checking',
  ask: 'asking',
  adopt: 'asking',
  release: 'releasing',
  leave: 'releasing',
} as const

export const checkoutSetup = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutFact,
    children: {} as { payment: 'payment'; placing: 'placing' },
    tags: {} as CheckoutTag,
    meta: {} as { title: string; req?: string },
  },
  actors: {
    quote: port<QuoteAnswer, { trip: Attempt['trip'] }>('quote'),
    placing: chartPort<typeof placingMachine>('placing'),
    payment: chartPort<typeof paymentMachine>('payment'),
    /** Resolves when the browser's clock reaches the payment deadline. The server's clock decides. */
    holdExpiry: port<void, { expiresAt: string | null }>('holdExpiry'),
  },
  guards: {
    ...attempt.quoteGuards,
    wasConfirmed: ({ context }) => context.resumedAt === 'confirmed' && context.bookingId !== null,
    wasReleasing: ({ context }) => context.resumedAt === 'releasing' && context.bookingId !== null,
    wasReviewing: ({ context }) => context.resumedAt === 'reviewing' && context.bookingId !== null,
    hasBooking: ({ context }) => context.bookingId !== null,
    wasSubmitting: ({ context }) =>
      context.resumedAt === 'submitting' && attempt.isBookable(context),
    /** Whether the customer resumes at this step after a new price. */
    isResumedAt: ({ context, event }, { step }: StepParams) => {
      const answer = readDone(event) as QuoteAnswer
      const quote = answer.ok ? answer.quote : context.quote
      const { draft } = answer.ok ? attempt.applyQuote(context, answer.quote) : context
      return findStepToResume(context.step, draft, quote) === step
    },
    /** Neither the page nor the draft has an invalid field. */
    isFilledIn: ({ context, event }, { step }: StepParams) =>
      (event.type === 'step.completed' || event.type === 'booking.requested') &&
      event.invalid.length === 0 &&
      findMissingFields(step, context.draft).length === 0,
    hasInvalidFields: ({ event }) => event.type === 'booking.requested' && event.invalid.length > 0,
    isBarredChoice: ({ context: { quote, draft }, event }) =>
      event.type === 'choice.made' && quote !== null && isBarred(quote, draft.extras, event.choice),
    /** The price request that precedes the booking failed because of the network. */
    wasBooking: ({ context: { problem, progress } }) =>
      problem?.kind === 'network' && progress === 'checking',
    isSignedIn: ({ event }) => event.type === 'session.changed' && event.userId !== null,
    isStepReopened: ({ context, event }, { step }: StepParams) =>
      event.type === 'step.reopened' && event.step === step && isShownStep(step, context.quote),
    isRefusedAt: ({ event }, { step }: StepParams) => {
      const { problem = null } = readDone(event) as PlacingResult
      return findFirstStepWithIssue(problem) === step
    },
    /** Whether the child machine ended with one of these results. */
    isEndedBy: ({ event }, { by }: { by: PlacingEnd | PaymentEnd }) =>
      (readDone(event) as PlacingResult | PaymentResult).end === by,
    /** The customer pays at the counter; there is nothing left to do. */
    isPayLater: ({ context, event }) => {
      const { end, draft = context.draft } = readDone(event) as PlacingResult
      return end === 'booked' && draft.choice === 'later'
    },
    /**
     * The booking has been paid. It was to be released because its payment option is unavailable, but there is
     * nothing left to do.
     */
    isPaidOtherwise: ({ context, event }) => {
      const { end, draft = context.draft } = readDone(event) as PlacingResult
      return end === 'paid' && draft.choice === null
    },
    isUnpaid: ({ event }) => {
      const { end, status } = readDone(event) as PlacingResult
      return end === 'adopted' && status === 'void'
    },
  },
  actions: {
    assignEdit: assign(({ context, event }) => ({
      draft: applyEdit(context.draft, event as DraftEdit),
      invalid: removeEditedIssues(context.invalid, event as DraftEdit),
    })),
    assignSession: assign(({ event }) =>
      event.type === 'session.changed' ? { userId: event.userId, account: event.account } : {},
    ),
    emitSession: sendTo('placing', ({ event }) => event),
    assignQuote: assign(({ context }, answer: QuoteAnswer) =>
      answer.ok ? attempt.applyQuote(context, answer.quote) : {},
    ),
    fitExtras: assign(({ context: { draft, quote } }) =>
      quote ? { draft: { ...draft, extras: adaptExtras(draft.extras, quote) } } : {},
    ),
    /** A repeated request must be identical, including its language. */
    assignLanguage: assign(({ context, event }) =>
      event.type === 'booking.requested' && !context.submitted ? { language: event.language } : {},
    ),
    assignAgreedPrice: assign(({ context }) => attempt.readAgreement(context)),
    assignStep: assign((_, { step }: StepParams) => ({ step })),
    assignInvalid: assign(({ event }) => ('invalid' in event ? { invalid: event.invalid } : {})),
    assignMissing: assign((_, { fields }: { fields: readonly string[] }) => ({ invalid: fields })),
    assignIssues: assign((_, { problem = null }: PlacingResult) => ({
      invalid: findBookingIssues(problem).map(({ field }) => field),
    })),
    clearIssues: assign({ problem: null, issue: null, invalid: [] }),
    begin: assign((_, { task }: { task: PlacingTask }) => ({
      task,
      progress: FIRST_PROGRESS[task],
    })),
    /** Only the price was requested, so no booking is in progress. */
    endPlacing: assign({ progress: 'answered' }),
    toBeReleased: assign(({ context }) => attempt.applyRelease(context)),
    /** Keeps every value that the child machine does not report. */
    assignAttempt: assign(({ context }, moved: Partial<PlacingContext>) => {
      const { draft, quote, agreed, submitted, bookingId, progress } = { ...context, ...moved }
      return { draft, quote, agreed, submitted, bookingId, progress }
    }),
    assignResult: assign((_, { end: _end, ...changed }: PlacingResult) => changed),
    renewAttempt: assign(({ context }) => makeRenewedAttempt(context.attempt)),
    assignCurrency: assign(({ event }) =>
      event.type === 'currency.changed' ? { currency: event.currency } : {},
    ),
    emitCurrency: sendTo('payment', ({ event }) => event),
    /** A reopened payment has no deadline until its form is open. */
    assignPayment: assign(
      ({ context }, { paymentId, provider, round, expiresAt }: ActivePayment) => ({
        paymentId,
        provider,
        round,
        expiresAt: expiresAt ?? context.expiresAt,
      }),
    ),
    assignEnding: assign((_, { end, refund }: PaymentResult) => ({
      ending: end,
      refund: refund ?? null,
    })),
    assignPaidStatus: assign(({ context: { draft } }) => ({
      status: draft.choice && CONFIRMED_STATUS_BY_CHOICE[draft.choice],
    })),
    /**
     * The supplier confirmed the booking without a payment, so the chosen payment option no longer
     * applies.
     */
    assignBookingStatus: assign(({ context: { draft } }, { bookingStatus }: PaymentResult) => ({
      status: bookingStatus ?? null,
      draft: { ...draft, choice: null },
    })),
    assignIssue: assign((_, answer: QuoteAnswer) => (answer.ok ? {} : { issue: answer.issue })),
    assignProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    emitBooked: emit(({ context }) => ({
      type: 'booked',
      bookingId: assertDefined(context.bookingId, 'booking'),
    })),
    emitLeft: emit({ type: 'left' }),
  },
})

export const makeBeginAction = (task: PlacingTask) => ({ type: 'begin', params: { task } }) as const
