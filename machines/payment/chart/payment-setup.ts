import { assign, setup } from 'xstate'

import { toMinor } from '@masar/domain/money/money.ts'
import { toProblem } from '@masar/domain/service/problem.ts'

import { answerGuards } from '../../invoked.ts'
import { port } from '../../port.ts'
import type * as facts from '../payment-facts.ts'
import {
  choiceGuards,
  getNextPollDelay,
  prepareRefusalGuards,
  statusGuards,
} from './payment-guards.ts'

const PAYMENT_WINDOW_MS = 30 * 60_000
/**
 * The server decides when a payment expires; a fast local clock must not cause constant requests.
 */
const MIN_PAYMENT_WINDOW_MS = 30_000

export const paymentSetup = setup({
  types: {
    input: {} as facts.PaymentInput,
    context: {} as facts.PaymentContext,
    output: {} as facts.PaymentResult,
    events: {} as facts.PaymentEvent,
    tags: {} as facts.PaymentTag,
    meta: {} as { title: string; req?: string },
  },
  actors: {
    /** Providers that the operator has enabled and the server supports, in the operator's order. */
    listProviders: port<readonly facts.ProviderOffer[]>('listProviders'),
    /** `price-changed` includes the current `price`, unless only the exchange rate changed. */
    preparePayment: port<facts.PrepareAnswer, facts.PaymentRequest>('preparePayment'),
    /** Rejects when the status is unknown, so that the call is repeated. */
    checkPayment: port<facts.PaymentAnswer, facts.PaymentCheckInput>('checkPayment'),
  },
  guards: { ...answerGuards, ...choiceGuards, ...prepareRefusalGuards, ...statusGuards },
  actions: {
    assignOffers: assign((_, { offers }: { offers: readonly facts.ProviderOffer[] }) => ({
      offers,
      problem: null,
      refused: null,
    })),
    assignOnlyOffer: assign(({ context }) => ({ chosen: context.offers[0]?.name ?? null })),
    assignProvider: assign(({ event }) =>
      event.type === 'provider.chosen' ? { chosen: event.provider } : {},
    ),
    assignCurrency: assign(({ event }) =>
      event.type === 'currency.changed' ? { currency: event.currency } : {},
    ),
    assignPrice: assign(({ context: { amount, problem } }) => {
      const price = problem?.kind === 'http' ? problem.price : undefined
      return { amount: price === undefined ? amount : toMinor(price), problem: null, refused: null }
    }),
    /**
     * A new round is a new payment. A payment whose preparation failed is requested again with the same key
     * instead.
     */
    incrementRound: assign(({ context }) => ({ round: context.round + 1 })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    assignPrepared: assign((_, answer: facts.PrepareAnswer) => {
      if (!answer.ok) return {}
      const forgotten = { reported: null, status: null, reason: null }
      return { ...answer.prepared, ...forgotten, problem: null, refused: null }
    }),
    assignAnswer: assign(({ context }, answer: facts.PaymentAnswer) => ({
      status: answer.status,
      reason: answer.reason ?? null,
      refund: answer.refund ?? null,
      paidOtherwise: answer.paidOtherwise ?? false,
      bookingStatus: answer.bookingStatus ?? null,
      timeLeft: answer.timeLeft ?? context.timeLeft,
      problem: null,
      refused: null,
    })),
    /** The server refuses to prepare another payment because this booking is paid. */
    assignAsPaid: assign({ status: 'paid', problem: null, refused: null }),
    assignReport: assign((_, { report }: { report: facts.PaymentReport }) => ({
      reported: report,
    })),
    clearReport: assign({ reported: null }),
    startPolling: assign({
      polls: 0,
      status: null,
      reason: null,
      problem: null,
      refused: null,
    }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    assignRefusal: assign((_, answer: facts.PrepareAnswer) =>
      answer.ok ? {} : { problem: answer.problem, refused: answer.refused },
    ),
    assignProblem: assign((_, { error }: { error: unknown }) => ({
      problem: toProblem(error),
      refused: null,
    })),
    clearStatus: assign({ status: null }),
  },
  delays: {
    paymentWindow: ({ context }) =>
      Math.max(context.timeLeft ?? PAYMENT_WINDOW_MS, MIN_PAYMENT_WINDOW_MS),
    poll: ({ context }) => getNextPollDelay(context.polls - 1) ?? 0,
  },
})

/** Returns the key of a payment: one per booking, round, provider and currency. */
export function toPaymentKey({ key, round, chosen, currency }: facts.PaymentContext): string {
  return `${key}-pay-${round}-${chosen}-${currency}`
}
