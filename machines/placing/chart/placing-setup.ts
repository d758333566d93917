import { assign, setup } from 'xstate'

import { toProblem } from '@masar/domain/service/problem.ts'

import { answerGuards, type DoneArgs, readDone } from '../../invoked.ts'
import { port } from '../../port.ts'
import * as attempt from '../attempt.ts'
import type * as facts from '../placing-facts.ts'

export const placingSetup = setup({
  types: {
    input: {} as facts.PlacingInput,
    context: {} as facts.PlacingContext,
    output: {} as facts.PlacingResult,
    events: {} as facts.PlacingEvent,
    tags: {} as facts.PlacingTag,
    meta: {} as { title: string; req?: string },
  },
  actors: {
    quote: port<facts.QuoteAnswer, { trip: facts.Attempt['trip'] }>('quote'),
    createBooking: port<facts.BookingAnswer, facts.BookingRequest>('createBooking'),
    readBooking: port<facts.EarlierAnswer, { bookingId: string }>('readBooking'),
    releaseBooking: port<facts.ReleaseAnswer, { bookingId: string; paymentId: string | null }>(
      'releaseBooking',
    ),
  },
  guards: {
    ...answerGuards,
    ...attempt.quoteGuards,
    /** True when the network failed, so that a restored connection is a reason to retry. */
    lostConnection: ({ context: { problem } }) => problem?.kind === 'network',
    isTask: ({ context }, { task }: { task: facts.PlacingTask }) => context.task === task,
    hasExistingBooking: ({ context }) => attempt.findExistingBooking(context) !== null,
    /**
     * True when the customer's own booking holds the car. The server includes the booking's id only for its
     * owner.
     */
    isOwnHold: ({ event }) => {
      const answer = readDone(event) as facts.BookingAnswer
      return (
        !answer.ok &&
        answer.refused === 'car-taken' &&
        attempt.readRefusalBookingId(answer.problem) !== null
      )
    },
    isChoiceUnavailable: (args) => applyQuoteAnswer(args).draft.choice === null,
    hasPriceChanged: (args) => attempt.hasPriceChanged(applyQuoteAnswer(args)),
    /** True when the server rejects the price that it quoted, so retrying would never end. */
    isRefusedAgain: (args) =>
      args.context.refused === 'price-changed' && !attempt.hasPriceChanged(applyQuoteAnswer(args)),
    isKeyReused: ({ context }) => context.refused === 'key-reused',
    isKeyReusedAndUnreadable: ({ context, event }) =>
      !(readDone(event) as facts.EarlierAnswer).ok && context.refused === 'key-reused',
    isCancelled: ({ event }) => {
      const answer = readDone(event) as facts.EarlierAnswer
      return answer.ok && answer.earlier.status === 'cancelled'
    },
    /** True when the payment option of the unpaid booking is no longer available. */
    isUnpayable: ({ context, event }) => {
      const answer = readDone(event) as facts.EarlierAnswer
      if (!answer.ok || answer.earlier.status !== 'void') return false
      const { choice } = attempt.applyEarlierBooking(context, answer.earlier).draft
      return choice === null || choice === 'later'
    },
    /** True when the booking to release has been paid, or its supplier has confirmed it. */
    cannotBeReleased: ({ context, event }) =>
      !(readDone(event) as facts.ReleaseAnswer).ok && context.paymentId !== null,
  },
  actions: {
    assignSession: assign(({ event }) =>
      event.type === 'session.changed' ? { userId: event.userId, account: event.account } : {},
    ),
    assignProgress: assign((_, { progress }: { progress: facts.PlacingProgress }) => ({
      progress,
    })),
    assignQuote: assign(({ context }, answer: facts.QuoteAnswer) =>
      answer.ok ? attempt.applyQuote(context, answer.quote) : {},
    ),
    assignAgreedPrice: assign(({ context }) => attempt.readAgreement(context)),
    assignBooking: assign(({ context }, answer: facts.BookingAnswer) =>
      answer.ok ? attempt.applyBooking(context, answer.booked) : {},
    ),
    assignEarlier: assign(({ context }, answer: facts.EarlierAnswer) =>
      answer.ok ? attempt.applyEarlierBooking(context, answer.earlier) : {},
    ),
    adoptBooking: assign(({ context }) => attempt.applyRelease(context)),
    /**
     * The server sends a 401 or 429 before it reads the key, so neither status reveals the result of an earlier
     * attempt.
     */
    assignBookingRefusal: assign(({ context: { submitted } }, answer: facts.BookingAnswer) => {
      if (answer.ok) return {}
      const { refused, problem } = answer
      const isUnread = refused === 'session-over' || refused === 'too-many-requests'
      return { refused, problem, submitted: refused === 'key-reused' || (submitted && isUnread) }
    }),
    /** The result on the server is unknown. */
    assignLostAnswer: assign((_, { error }: { error: unknown }) => ({
      problem: toProblem(error),
      refused: null,
      submitted: true,
    })),
    assignIssue: assign((_, answer: facts.QuoteAnswer) =>
      answer.ok ? {} : { issue: answer.issue },
    ),
    assignRelease: assign((_, answer: facts.ReleaseAnswer) =>
      answer.ok ? {} : { refused: answer.refused },
    ),
    assignProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null, refused: null }),
    clearExisting: assign(({ context: { problem } }) =>
      problem?.kind === 'http' ? { problem: { ...problem, bookingId: undefined } } : {},
    ),
  },
  delays: {
    retryAfter: ({ context: { problem } }) =>
      1000 * ((problem?.kind === 'http' && problem.retryAfter) || 30),
  },
})

function applyQuoteAnswer({ context, event }: DoneArgs & { context: facts.PlacingContext }) {
  const answer = readDone(event) as facts.QuoteAnswer
  return answer.ok ? { ...context, ...attempt.applyQuote(context, answer.quote) } : context
}
