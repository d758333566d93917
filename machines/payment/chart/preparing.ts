import type { ProviderOffer } from '../payment-facts.ts'
import { readOutput, failed, refusedBy } from '../../invoked.ts'
import { paymentKey, paymentSetup } from './payment-setup.ts'
import { held } from '../../held.ts'
import { report } from './paying.ts'

const offers = ({ event }: { event: { output: readonly ProviderOffer[] } }) => ({
  offers: event.output,
})
const takeOffers = { type: 'takeOffers', params: offers } as const

/** The available providers, and the customer's choice. */
export const choosing = {
  offering: paymentSetup.createStateConfig({
    tags: 'busy',
    meta: { title: 'Looking up the ways to pay online', req: 'BOOK-13' },
    invoke: {
      id: 'listProviders',
      src: 'listProviders',
      onDone: [
        { guard: 'hasNoOffer', target: 'unavailable', actions: takeOffers },
        { guard: 'isChosenOffered', target: 'preparing', actions: takeOffers },
        { guard: 'hasOneOffer', target: 'preparing', actions: [takeOffers, 'takeOnlyOffer'] },
        { target: 'choosing', actions: takeOffers },
      ],
      onError: { target: 'prepareFailed', actions: { type: 'keepProblem', params: failed } },
    },
    on: { 'review.reopened': 'reviewed' },
  }),
  choosing: paymentSetup.createStateConfig({
    meta: { title: 'The customer chooses how to pay', req: 'BOOK-13' },
    on: {
      'provider.chosen': { guard: 'isAnotherOffer', target: 'preparing', actions: 'takeProvider' },
      'choice.reopened': 'reopened',
      'review.reopened': 'reviewed',
      'payment.left': 'left',
    },
  }),
}

const keepRefusal = { type: 'keepRefusal', params: readOutput } as const

/** Opens the payment with the provider, and handles each refusal. */
export const preparations = {
  preparing: paymentSetup.createStateConfig({
    tags: 'busy',
    meta: { title: 'Preparing the payment', req: 'PAY-15' },
    invoke: {
      id: 'preparePayment',
      src: 'preparePayment',
      input: ({ context }) => ({
        key: paymentKey(context),
        bookingId: context.bookingId,
        amount: context.amount,
        provider: held(context.chosen, 'provider'),
        currency: context.currency,
      }),
      onDone: [
        {
          guard: 'isAccepted',
          target: 'paying',
          actions: { type: 'takePrepared', params: readOutput },
        },
        { guard: refusedBy('already-paid'), target: 'settled', actions: 'takeAsPaid' },
        {
          guard: refusedBy('method-unavailable', 'online-payment-barred', 'not-built'),
          target: 'unavailable',
          actions: keepRefusal,
        },
        { guard: 'isUnderWay', target: 'confirming', actions: report('approved') },
        { guard: refusedBy('price-changed'), target: 'priceChanged', actions: keepRefusal },
        { guard: refusedBy('payment-expired'), target: 'expired', actions: keepRefusal },
        { target: 'prepareFailed', actions: keepRefusal },
      ],
      onError: { target: 'prepareFailed', actions: { type: 'keepProblem', params: failed } },
    },
    on: {
      'currency.changed': {
        guard: 'isAnotherCurrency',
        target: 'preparing',
        reenter: true,
        actions: ['takeCurrency', 'beginAnother'],
      },
      'review.reopened': 'reviewed',
    },
  }),
  prepareFailed: paymentSetup.createStateConfig({
    tags: 'error',
    meta: { title: 'Payment cannot start', req: 'PAY-25' },
    on: {
      'retry.requested': 'offering',
      'connection.returned': 'offering',
      'provider.chosen': {
        guard: 'isAnotherOffer',
        target: 'preparing',
        actions: ['takeProvider', 'beginAnother'],
      },
      'choice.reopened': 'reopened',
      'review.reopened': 'reviewed',
      'payment.left': 'left',
    },
  }),
  unavailable: paymentSetup.createStateConfig({
    tags: 'error',
    meta: { title: 'This way to pay is not open', req: 'BOOK-14' },
    on: {
      'provider.chosen': {
        guard: 'isAnotherOffer',
        target: 'preparing',
        actions: ['takeProvider', 'beginAnother'],
      },
      'choice.reopened': 'reopened',
      'review.reopened': 'reviewed',
      'payment.left': 'left',
    },
  }),
  priceChanged: paymentSetup.createStateConfig({
    meta: { title: 'The amount has changed', req: 'PAY-14' },
    on: {
      'price.accepted': { target: 'preparing', actions: ['takePrice', 'beginAnother'] },
      'choice.reopened': 'reopened',
      'review.reopened': 'reviewed',
      'payment.left': 'left',
    },
  }),
}
