import type { ProviderOffer } from '../payment-facts.ts'
import { readOutput, readErrorParams, makeRefusedGuard } from '../../invoked.ts'
import { toPaymentKey, paymentSetup } from './payment-setup.ts'
import { assertDefined } from '../../assert-defined.ts'
import { toReportAction } from './paying.ts'

const readOfferParams = ({ event }: { event: { output: readonly ProviderOffer[] } }) => ({
  offers: event.output,
})
const assignOffers = { type: 'assignOffers', params: readOfferParams } as const

/** States that load the available providers and let the customer choose one. */
export const choosing = {
  offering: paymentSetup.createStateConfig({
    tags: 'busy',
    meta: { title: 'Looking up the online payment methods', req: 'BOOK-13' },
    invoke: {
      id: 'listProviders',
      src: 'listProviders',
      onDone: [
        { guard: 'hasNoOffer', target: 'unavailable', actions: assignOffers },
        { guard: 'isChosenOffered', target: 'preparing', actions: assignOffers },
        { guard: 'hasOneOffer', target: 'preparing', actions: [assignOffers, 'assignOnlyOffer'] },
        { target: 'choosing', actions: assignOffers },
      ],
      onError: {
        target: 'prepareFailed',
        actions: { type: 'assignProblem', params: readErrorParams },
      },
    },
    on: { 'review.reopened': 'reviewed' },
  }),
  choosing: paymentSetup.createStateConfig({
    meta: { title: 'The customer chooses how to pay', req: 'BOOK-13' },
    on: {
      'provider.chosen': {
        guard: 'isAnotherOffer',
        target: 'preparing',
        actions: 'assignProvider',
      },
      'choice.reopened': 'reopened',
      'review.reopened': 'reviewed',
      'payment.closed': 'left',
    },
  }),
}

const assignRefusal = { type: 'assignRefusal', params: readOutput } as const

/** States that open the payment with the provider and handle each refusal. */
export const preparations = {
  preparing: paymentSetup.createStateConfig({
    tags: 'busy',
    meta: { title: 'Preparing the payment', req: 'PAY-15' },
    invoke: {
      id: 'preparePayment',
      src: 'preparePayment',
      input: ({ context }) => ({
        key: toPaymentKey(context),
        bookingId: context.bookingId,
        amount: context.amount,
        provider: assertDefined(context.chosen, 'provider'),
        currency: context.currency,
      }),
      onDone: [
        {
          guard: 'isAccepted',
          target: 'paying',
          actions: { type: 'assignPrepared', params: readOutput },
        },
        { guard: makeRefusedGuard('already-paid'), target: 'settled', actions: 'assignAsPaid' },
        {
          guard: makeRefusedGuard('method-unavailable', 'online-payment-barred', 'not-built'),
          target: 'unavailable',
          actions: assignRefusal,
        },
        { guard: 'isUnderWay', target: 'confirming', actions: toReportAction('approved') },
        {
          guard: makeRefusedGuard('price-changed'),
          target: 'priceChanged',
          actions: assignRefusal,
        },
        { guard: makeRefusedGuard('payment-expired'), target: 'expired', actions: assignRefusal },
        { target: 'prepareFailed', actions: assignRefusal },
      ],
      onError: {
        target: 'prepareFailed',
        actions: { type: 'assignProblem', params: readErrorParams },
      },
    },
    on: {
      'currency.changed': {
        guard: 'isAnotherCurrency',
        target: 'preparing',
        reenter: true,
        actions: ['assignCurrency', 'incrementRound'],
      },
      'review.reopened': 'reviewed',
    },
  }),
  prepareFailed: paymentSetup.createStateConfig({
    tags: 'error',
    meta: { title: 'The payment can’t start', req: 'PAY-25' },
    on: {
      'retry.requested': 'offering',
      'connection.returned': 'offering',
      'provider.chosen': {
        guard: 'isAnotherOffer',
        target: 'preparing',
        actions: ['assignProvider', 'incrementRound'],
      },
      'choice.reopened': 'reopened',
      'review.reopened': 'reviewed',
      'payment.closed': 'left',
    },
  }),
  unavailable: paymentSetup.createStateConfig({
    tags: 'error',
    meta: { title: 'Online payment isn’t available', req: 'BOOK-14' },
    on: {
      'provider.chosen': {
        guard: 'isAnotherOffer',
        target: 'preparing',
        actions: ['assignProvider', 'incrementRound'],
      },
      'choice.reopened': 'reopened',
      'review.reopened': 'reviewed',
      'payment.closed': 'left',
    },
  }),
  priceChanged: paymentSetup.createStateConfig({
    meta: { title: 'The amount has changed', req: 'PAY-14' },
    on: {
      'price.accepted': { target: 'preparing', actions: ['assignPrice', 'incrementRound'] },
      'choice.reopened': 'reopened',
      'review.reopened': 'reviewed',
      'payment.closed': 'left',
    },
  }),
}
