import { assign, emit, setup } from 'xstate'

import { getProblemCode, toProblem } from '@masar/domain/service/problem.ts'
import { adaptExtras, type Quote } from '@masar/domain/pricing/quote.ts'

import type { Answer, HandledRefusal, RefusalCodes } from '../../answer.ts'
import { port } from '../../port.ts'
import {
  answerGuards,
  type DoneArgs,
  readDone,
  readOutput,
  makeRefusedGuard,
} from '../../invoked.ts'
import type {
  AmendableFields,
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

const applyAmendmentQuote = ({ draft }: AmendmentContext, quote: Quote) => ({
  quote,
  draft: { ...draft, extras: adaptExtras(draft.extras, quote) },
})

const getCurrentPrice = (context: AmendmentContext) => findPriceChange(context)?.after ?? null

/** Whether the new price differs from the accepted one. */
function hasPriceChanged({ context, event }: DoneArgs & { context: AmendmentContext }): boolean {
  const answer = readDone(event) as PriceAnswer
  const price =
    answer.ok && getCurrentPrice({ ...context, ...applyAmendmentQuote(context, answer.quote) })
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
    /** Fetches the quote for the new trip, as if this booking did not hold the car. */
    reprice: port<PriceAnswer, { bookingId: string; carId: string; draft: AmendableFields }>(
      'reprice',
    ),
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
    /** The server rejects the price that it quoted, so retrying would never end. */
    isRefusedAgain: (args) =>
      getProblemCode(args.context.problem) === 'price-changed' && !hasPriceChanged(args),
    isAnotherPrice: (args) => hasPriceChanged(args),
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
      answer.ok ? applyAmendmentQuote(context, answer.quote) : {},
    ),
    assignAgreedPrice: assign(({ context }) => ({
      agreed: getCurrentPrice(context),
      problem: null,
    })),
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

const makeRefusalTransition = <Target extends string>(by: AmendmentRefusal, target: Target) =>
  ({
    guard: makeRefusedGuard(by),
    target,
    actions: by === 'invalid' ? [assignRefusal, assignIssues] : [assignRefusal],
  }) as const

/** Next state for each refusal. */
export const REFUSAL_TRANSITIONS = [
  makeRefusalTransition('car-taken', '#amendment.refused.carTaken'),
  makeRefusalTransition('session-over', '#amendment.refused.sessionExpired'),
  makeRefusalTransition('invalid', '#amendment.editing'),
  makeRefusalTransition('barred', '#amendment.refused.barred'),
] as const
