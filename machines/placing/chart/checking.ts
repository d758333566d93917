import { failed } from '../../invoked.ts'
import { quoteRefusals, takeQuote } from '../attempt.ts'
import { placingSetup } from './placing-setup.ts'

/** Fetches price and availability again, and lets the customer decide about changes. */
export const checking = {
  checking: placingSetup.createStateConfig({
    tags: 'busy',
    meta: { title: 'Checking price and availability', req: 'BOOK-23' },
    entry: { type: 'noteProgress', params: { progress: 'checking' } },
    invoke: {
      id: 'quote',
      src: 'quote',
      input: ({ context }) => ({ trip: context.trip }),
      onDone: [
        ...quoteRefusals({
          ours: { target: 'asking', actions: takeQuote },
          unknownTrip: 'unknownTrip',
          own: 'ownBooking',
          comingSoon: 'comingSoon',
          soldOut: 'soldOut',
          taken: 'carTaken',
        }),
        { guard: 'isChoiceLost', target: 'choiceLost', actions: takeQuote },
        { guard: 'isRefusedAgain', target: 'failed', actions: takeQuote },
        { guard: 'hasPriceChanged', target: 'priceChanged', actions: takeQuote },
        { target: 'asking', actions: takeQuote },
      ],
      onError: { target: 'quoteFailed', actions: { type: 'keepProblem', params: failed } },
    },
  }),
  priceChanged: placingSetup.createStateConfig({
    tags: 'refused',
    meta: { title: 'The price has changed', req: 'BOOK-24' },
    on: {
      'price.accepted': { target: 'asking', actions: 'agree' },
      'back.requested': 'back',
      'checkout.left': 'left',
    },
  }),
}
