import { assign, setup } from 'xstate'

import { toMinor } from '@masar/domain/money/money.ts'
import { toProblem } from '@masar/domain/service/problem.ts'

import { answerGuards } from '../../invoked.ts'
import { port } from '../../port.ts'
import type * as facts from '../payment-facts.ts'
import { choices, nextPoll, prepareRefusalGuards, statusGuards } from './payment-guards.ts'

const PAYMENT_WINDOW = 30 * 60_000
/** The server decides when a window is over; a fast clock must not ask it all the time. */
const SHORTEST_WINDOW = 30_000

/** The words the payment chart is written in. */
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
    /** Everyone the operator has chosen and the server can do, in the operator's order. */
    listProviders: port<readonly facts.ProviderOffer[]>('listProviders'),
    /** `price-changed` comes with the `price` of now, where it is not the rate that changed. */
    preparePayment: port<facts.PrepareAnswer, facts.PaymentRequest>('preparePayment'),
    /** Rejects where nobody can say: the question is then asked again. */
    checkPayment: port<facts.PaymentAnswer, facts.PaymentQuestion>('checkPayment'),
  },
  guards: { ...answerGuards, ...choices, ...prepareRefusalGuards, ...statusGuards },
  actions: {
    takeOffers: assign((_, { offers }: { offers: readonly facts.ProviderOffer[] }) => ({
      offers,
      problem: null,
      refused: null,
    })),
    takeOnlyOffer: assign(({ context }) => ({ chosen: context.offers[0]?.name ?? null })),
    takeProvider: assign(({ event }) =>
      event.type === 'provider.chosen' ? { chosen: event.provider } : {},
    ),
    takeCurrency: assign(({ event }) =>
      event.type === 'currency.changed' ? { currency: event.currency } : {},
    ),
    takePrice: assign(({ context: { amount, problem } }) => {
      const price = problem?.kind === 'http' ? problem.price : undefined
      return { amount: price === undefined ? amount : toMinor(price), problem: null, refused: null }
    }),
    /** What failed on the way is asked for again with the same key instead. */
    beginAnother: assign(({ context }) => ({ round: context.round + 1 })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    takePrepared: assign((_, answer: facts.PrepareAnswer) => {
      if (!answer.ok) return {}
      const forgotten = { reported: null, status: null, reason: null }
      return { ...answer.prepared, ...forgotten, problem: null, refused: null }
    }),
    takeAnswer: assign(({ context }, answer: facts.PaymentAnswer) => ({
      status: answer.status,
      reason: answer.reason ?? null,
      refund: answer.refund ?? null,
      paidOtherwise: answer.paidOtherwise ?? false,
      bookingStatus: answer.bookingStatus ?? null,
      timeLeft: answer.timeLeft ?? context.timeLeft,
      problem: null,
      refused: null,
    })),
    /** The server will not prepare another payment, because this booking is paid. */
    takeAsPaid: assign({ status: 'paid', problem: null, refused: null }),
    noteReport: assign((_, { report }: { report: facts.PaymentReport }) => ({ reported: report })),
    forgetReport: assign({ reported: null }),
    startPolling: assign({
      polls: 0,
      status: null,
      reason: null,
      problem: null,
      refused: null,
    }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    keepRefusal: assign((_, answer: facts.PrepareAnswer) =>
      answer.ok ? {} : { problem: answer.problem, refused: answer.refused },
    ),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: toProblem(error),
      refused: null,
    })),
    forgetStatus: assign({ status: null }),
  },
  delays: {
    paymentWindow: ({ context }) => Math.max(context.timeLeft ?? PAYMENT_WINDOW, SHORTEST_WINDOW),
    poll: ({ context }) => nextPoll(context.polls - 1) ?? 0,
  },
})

/** One key for one payment: of this booking, with this provider, in this currency. */
export function paymentKey({ key, round, chosen, currency }: facts.PaymentContext): string {
  return `${key}-pay-${round}-${chosen}-${currency}`
}
