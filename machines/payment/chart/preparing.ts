import { answered, failed } from '../../invoked.ts'
import { keyOfPayment, paymentSetup } from './payment-setup.ts'
import { report } from './reports.ts'

/** The payment is opened with the provider, and what can come in between. */
export const preparations = {
  preparing: paymentSetup.createStateConfig({
    tags: 'busy',
    meta: { title: 'Preparing the payment', req: '7' },
    invoke: {
      id: 'preparePayment',
      src: 'preparePayment',
      input: ({ context }) => ({
        key: keyOfPayment(context),
        bookingId: context.bookingId,
        amount: context.amount,
        provider: context.chosen ?? 'sandbox',
        currency: context.currency,
      }),
      onDone: {
        target: 'paying',
        actions: { type: 'takePrepared', params: answered },
      },
      onError: {
        target: 'unprepared',
        actions: { type: 'rememberProblem', params: failed },
      },
    },
    on: {
      'currency.changed': {
        guard: 'isAnotherCurrency',
        target: 'preparing',
        reenter: true,
        actions: ['takeCurrency', 'beginAnother'],
      },
    },
  }),
  unprepared: paymentSetup.createStateConfig({
    meta: { title: 'The payment could not be prepared' },
    always: [
      { guard: 'isPaidAlready', target: 'settled', actions: 'takeAsPaid' },
      { guard: 'isUnavailable', target: 'unavailable' },
      { guard: 'isUnderWay', target: 'confirming', actions: report('approved') },
      { guard: 'isPriceRefused', target: 'priceChanged' },
      { guard: 'isGone', target: 'expired' },
      { target: 'prepareFailed' },
    ],
  }),
  prepareFailed: paymentSetup.createStateConfig({
    tags: 'error',
    meta: { title: 'Payment cannot start', req: '8' },
    on: {
      'retry.requested': 'offering',
      'connection.returned': 'offering',
      'provider.chosen': {
        guard: 'isAnotherOffer',
        target: 'preparing',
        actions: ['takeProvider', 'beginAnother'],
      },
      'choice.reopened': 'reopened',
      'payment.left': 'left',
    },
  }),
  unavailable: paymentSetup.createStateConfig({
    tags: 'error',
    meta: { title: 'This way to pay is not open', req: '5' },
    on: {
      'provider.chosen': {
        guard: 'isAnotherOffer',
        target: 'preparing',
        actions: ['takeProvider', 'beginAnother'],
      },
      'choice.reopened': 'reopened',
      'payment.left': 'left',
    },
  }),
  priceChanged: paymentSetup.createStateConfig({
    meta: { title: 'The amount has changed', req: '7' },
    on: {
      'price.accepted': { target: 'preparing', actions: ['takePrice', 'beginAnother'] },
      'choice.reopened': 'reopened',
      'payment.left': 'left',
    },
  }),
}
