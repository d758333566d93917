import { assign, emit, setup } from 'xstate'

import { codeOf, statusOf, toProblem } from '#domain/problem.ts'
import { type Availability, fittingExtras, type Quote } from '#domain/quote.ts'

import { port } from '../port.ts'
import type {
  Amendable,
  AmendmentContext,
  AmendmentEvent,
  AmendmentFact,
  AmendmentInput,
  AmendmentRequest,
  AmendmentTag,
} from './amendment-facts.ts'
import { isUnchanged, priceChangeOf } from './amendment-price.ts'

interface Moment {
  context: AmendmentContext
  event: AmendmentEvent
}

const isCode =
  (...codes: string[]) =>
  ({ context }: Moment) =>
    codes.includes(codeOf(context.problem) ?? '')

const isStatus =
  (...statuses: number[]) =>
  ({ context }: Moment) =>
    statuses.includes(statusOf(context.problem) ?? 0)

const isQuoted =
  (...availability: Availability[]) =>
  ({ context }: Moment) =>
    context.quote !== null && availability.includes(context.quote.availability)

const priceNow = (context: AmendmentContext) => priceChangeOf(context)?.after ?? null

/** The words the chart of an amendment is written in. */
export const amendmentSetup = setup({
  types: {
    input: {} as AmendmentInput,
    context: {} as AmendmentContext,
    events: {} as AmendmentEvent,
    emitted: {} as AmendmentFact,
    tags: {} as AmendmentTag,
    meta: {} as { title: string; req?: string },
  },
  actors: {
    /** The car for the new trip, as if the booking did not hold it. */
    reprice: port<Quote, { bookingId: string; carId: string; draft: Amendable }>('reprice'),
    /** Rejects with `price-changed`, `car-taken`; 403 or 204 when it may not be changed any more. */
    saveAmendment: port<void, AmendmentRequest>('saveAmendment'),
  },
  guards: {
    isInvalid: ({ event }) => event.type === 'draft.completed' && event.invalid.length > 0,
    isUnchanged: ({ context }) => isUnchanged(context),
    isTaken: isQuoted('taken', 'soldOut', 'comingSoon'),
    hasPriceChanged: ({ context }) =>
      context.agreed !== null && context.agreed !== priceNow(context),
    /** The server insists on another price than the one it quotes: asking on would never end. */
    isRefusedAgain: (moment) =>
      isCode('price-changed')(moment) && moment.context.agreed === priceNow(moment.context),
    isPriceRefused: isCode('price-changed'),
    isCarTaken: isCode('car-taken', 'car-unavailable'),
    isSessionOver: isStatus(401),
    isBarred: isStatus(204, 403, 404),
    isFault: isStatus(400, 422),
    isSignedIn: ({ event }) => event.type === 'session.changed' && event.isSignedIn,
  },
  actions: {
    takeEdit: assign(({ context, event }) =>
      event.type === 'draft.edited'
        ? { draft: { ...context.draft, ...event.changes }, invalid: [], problem: null }
        : {},
    ),
    reset: assign(({ context }) => ({ draft: context.original, invalid: [], problem: null })),
    noteInvalid: assign(({ event }) =>
      event.type === 'draft.completed' ? { invalid: event.invalid } : {},
    ),
    noteUnchanged: assign({ invalid: ['unchanged'] }),
    /** The last part of each pointer: `/booking/from` is the field `from`. */
    noteFaults: assign(({ context: { problem } }) => ({
      invalid:
        problem?.kind === 'http'
          ? (problem.fields ?? []).map((pointer) => pointer.split('/').at(-1) ?? pointer)
          : [],
    })),
    takeQuote: assign(({ context: { draft } }, { quote }: { quote: Quote }) => ({
      quote,
      draft: { ...draft, extras: fittingExtras(draft.extras, quote) },
    })),
    agree: assign(({ context }) => ({ agreed: priceNow(context), problem: null })),
    forgetPrice: assign({ quote: null, agreed: null }),
    forgetFaults: assign({ invalid: [], problem: null }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    tellAmended: emit(({ context }) => ({
      type: 'amended' as const,
      bookingId: context.bookingId,
    })),
    tellLeft: emit({ type: 'left' }),
  },
})
