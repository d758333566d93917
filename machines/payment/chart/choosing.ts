import type { ProviderOffer } from '../payment-facts.ts'
import { failed } from '../../invoked.ts'
import { paymentSetup } from './payment-setup.ts'

const offers = ({ event }: { event: { output: readonly ProviderOffer[] } }) => ({
  offers: event.output,
})
const takeOffers = { type: 'takeOffers', params: offers } as const

/** Who can take the payment, and with whom the customer wants to pay. */
export const choosing = {
  offering: paymentSetup.createStateConfig({
    tags: 'busy',
    meta: { title: 'Looking up the ways to pay online', req: '5' },
    invoke: {
      id: 'listProviders',
      src: 'listProviders',
      onDone: [
        {
          guard: { type: 'hasNoOffer', params: offers },
          target: 'unavailable',
          actions: takeOffers,
        },
        {
          guard: { type: 'isChosenOffered', params: offers },
          target: 'preparing',
          actions: takeOffers,
        },
        {
          guard: { type: 'hasOneOffer', params: offers },
          target: 'preparing',
          actions: [takeOffers, 'takeOnlyOffer'],
        },
        { target: 'choosing', actions: takeOffers },
      ],
      onError: {
        target: 'unprepared',
        actions: { type: 'rememberProblem', params: failed },
      },
    },
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
