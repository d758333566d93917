import { assign, emit, setup } from 'xstate'

import { problemCode, toProblem } from '@masar/domain/service/problem.ts'
import { fittingExtras, type Quote } from '@masar/domain/pricing/quote.ts'

import type { Answer, HandledRefusal, RefusalCodes } from '../../answer.ts'
import { port } from '../../port.ts'
import { answerGuards, type DoneArgs, readDone, readOutput, whenRefused } from '../../invoked.ts'
import type {
  Amendable,
  AmendmentContext,
  AmendmentEvent,
  AmendmentFact,
  AmendmentInput,
  AmendmentRequest,
  AmendmentTag,
} from '../amendment-facts.ts'
import { isUnchanged, findPriceChange } from '../amendment-price.ts'

/** Refusals of a price request or of the change itself. */
export type AmendmentRefusal =
  | HandledRefusal<'updateBooking', 'price-changed' | 'car-taken'>
  /** The format of a field is invalid, or a rule rejects it. */
  | 'invalid'
  | 'session-over'
  /** The customer has no such booking, or it can no longer be changed. */
  | 'barred'
export type PriceAnswer = Answer<Exclude<AmendmentRefusal, 'price-changed'>, { quote: Quote }>
export type SaveAnswer = Answer<AmendmentRefusal>

/** How the server reports each refusal of a price request. */
export const PRICE_REFUSALS: RefusalCodes<Exclude<AmendmentRefusal, 'price-changed'>> = {
  'car-taken': ['car-unavailable'],
  'session-over': [401],
  invalid: [400, 422],
  barred: [204, 403, 404],
}
export const SAVE_REFUSALS: RefusalCodes<AmendmentRefusal> = {
  ...PRICE_REFUSALS,
  'price-changed': [],
}

const taken = ({ draft }: AmendmentContext, quote: Quote) => ({
  quote,
  draft: { ...draft, extras: fittingExtras(draft.extras, quote) },
})

const priceNow = (context: AmendmentContext) => findPriceChange(context)?.after ?? null

/** Whether the new price differs from the accepted one. */
function isAnother({ context, event }: DoneArgs & { context: AmendmentContext }): boolean {
  const answer = readDone(event) as PriceAnswer
  const price = answer.ok && priceNow({ ...context, ...taken(context, answer.quote) })
  return context.agreed !== null && context.agreed !== price
}

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
    /** The car for the new trip, ignoring the reservation of this booking. */
    reprice: port<PriceAnswer, { bookingId: string; carId: string; draft: Amendable }>('reprice'),
    saveAmendment: port<SaveAnswer, AmendmentRequest>('saveAmendment'),
  },
  guards: {
    ...answerGuards,
    isInvalid: ({ event }) => event.type === 'draft.completed' && event.invalid.length > 0,
    isUnchanged: ({ context }) => isUnchanged(context),
    isUnavailable: ({ event }) => {
      const answer = readDone(event) as PriceAnswer
      return answer.ok && answer.quote.availability !== 'free'
    },
    /** The server refuses the price that it quoted: retrying would never end. */
    isRefusedAgain: (moment) =>
      problemCode(moment.context.problem) === 'price-changed' && !isAnother(moment),
    isAnotherPrice: (moment) => isAnother(moment),
    isSignedIn: ({ event }) => event.type === 'session.changed' && event.isSignedIn,
  },
  actions: {
    assignEdit: assign(({ context, event }) =>
      event.type === 'draft.edited'
        ? { draft: { ...context.draft, ...event.changes }, invalid: [], problem: null }
        : {},
    ),
    reset: assign(({ context }) => ({ draft: context.original, invalid: [], problem: null })),
    assignInvalid: assign(({ event }) =>
      event.type === 'draft.completed' ? { invalid: event.invalid } : {},
    ),
    assignUnchanged: assign({ invalid: ['unchanged'] }),
    /** Uses the last segment of each pointer: `/booking/from` is the field `from`. */
    assignIssues: assign((_, answer: SaveAnswer) => ({
      invalid: answer.ok
        ? []
        : (answer.problem.fields ?? []).map((pointer) => pointer.split('/').at(-1) ?? pointer),
    })),
    assignQuote: assign(({ context }, answer: PriceAnswer) =>
      answer.ok ? taken(context, answer.quote) : {},
    ),
    assignAgreedPrice: assign(({ context }) => ({ agreed: priceNow(context), problem: null })),
    clearPrice: assign({ quote: null, agreed: null }),
    clearIssues: assign({ invalid: [], problem: null }),
    assignProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    assignRefusal: assign((_, answer: SaveAnswer) => ({
      problem: answer.ok ? null : answer.problem,
    })),
    emitAmended: emit(({ context }) => ({
      type: 'amended' as const,
      bookingId: context.bookingId,
    })),
    emitLeft: emit({ type: 'left' }),
  },
})

const assignRefusal = { type: 'assignRefusal', params: readOutput<SaveAnswer> } as const

const assignIssues = { type: 'assignIssues', params: readOutput<SaveAnswer> } as const

const refusedAs = <Target extends string>(by: AmendmentRefusal, target: Target) =>
  ({
    guard: whenRefused(by),
    target,
    actions: by === 'invalid' ? [assignRefusal, assignIssues] : [assignRefusal],
  }) as const

/** Next state for each refusal. */
export const REFUSED = [
  refusedAs('car-taken', '#amendment.refused.carTaken'),
  refusedAs('session-over', '#amendment.refused.sessionExpired'),
  refusedAs('invalid', '#amendment.editing'),
  refusedAs('barred', '#amendment.refused.barred'),
] as const
