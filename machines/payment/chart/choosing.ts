import { paymentSetup } from './payment-setup.ts'

/** Who can take the payment, and with whom the customer wants to pay. */
export const choosing = {
  offering: paymentSetup.createStateConfig({
    tags: 'busy',
    meta: { title: 'Looking up the ways to pay online', req: '5' },
    invoke: {
      id: 'listProviders',
      src: 'listProviders',
      onDone: {
        target: 'offered',
        actions: { type: 'takeOffers', params: ({ event }) => ({ offers: event.output }) },
      },
      onError: {
        target: 'unprepared',
        actions: { type: 'rememberProblem', params: ({ event }) => ({ error: event.error }) },
      },
    },
  }),
  offered: paymentSetup.createStateConfig({
    meta: { title: 'The ways to pay online are known' },
    always: [
      { guard: 'hasNoOffer', target: 'unavailable' },
      { guard: 'isChosenOffered', target: 'preparing' },
      { guard: 'hasOneOffer', target: 'preparing', actions: 'takeOnlyOffer' },
      { target: 'choosing' },
    ],
  }),
  choosing: paymentSetup.createStateConfig({
    meta: { title: 'The customer chooses how to pay', req: '5' },
    on: {
      'provider.chosen': {
        guard: 'isAnotherOffer',
        target: 'preparing',
        actions: 'takeProvider',
      },
      'choice.reopened': 'reopened',
      'payment.left': 'left',
    },
  }),
}
