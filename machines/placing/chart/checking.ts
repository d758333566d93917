import { readErrorParams } from '../../invoked.ts'
import { assignQuote, createQuoteRefusals } from '../attempt.ts'
import { placingSetup } from './placing-setup.ts'

/** Fetches price and availability again, and lets the customer decide about changes. */
export const checking = {
  checking: placingSetup.createStateConfig({
    tags: 'busy',
    meta: { title: 'Checking price and availability', req: 'BOOK-23' },
    entry: { type: 'assignProgress', params: { progress: 'checking' } },
    invoke: {
      id: 'quote',
      src: 'quote',
      input: ({ context }) => ({ trip: context.trip }),
      onDone: [
        ...createQuoteRefusals({
          ours: { target: 'asking', actions: assignQuote },
          unknownTrip: 'unknownTrip',
          own: 'ownBooking',
          comingSoon: 'comingSoon',
          soldOut: 'soldOut',
          taken: 'carTaken',
        }),
        { guard: 'isChoiceUnavailable', target: 'choiceLost', actions: assignQuote },
        { guard: 'isRefusedAgain', target: 'failed', actions: assignQuote },
        { guard: 'hasPriceChanged', target: 'priceChanged', actions: assignQuote },
        { target: 'asking', actions: assignQuote },
      ],
      onError: {
        target: 'quoteFailed',
        actions: { type: 'assignProblem', params: readErrorParams },
      },
    },
  }),
  priceChanged: placingSetup.createStateConfig({
    tags: 'refused',
    meta: { title: 'The price has changed', req: 'BOOK-24' },
    on: {
      'price.accepted': { target: 'asking', actions: 'assignAgreedPrice' },
      'back.requested': 'back',
      'checkout.closed': 'left',
    },
  }),
}
