import { readOutput, failed, refusedBy } from '../invoked.ts'
import { isNow, takeQuote } from './attempt.ts'
import { ended, placingSetup } from './placing-setup.ts'

/** Price and availability once more, and what the customer decides who finds them changed. */
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
        {
          guard: refusedBy('unknown-trip'),
          ...ended('unknown-trip', { type: 'keepIssue', params: readOutput }),
        },
        { guard: { type: 'mayBeOurs', params: readOutput }, target: 'asking', actions: takeQuote },
        {
          guard: { type: 'isOwn', params: readOutput },
          ...ended('own-booking', takeQuote),
        },
        { guard: isNow('comingSoon'), ...ended('coming-soon', takeQuote) },
        { guard: isNow('soldOut'), ...ended('sold-out', takeQuote) },
        { guard: isNow('taken'), ...ended('car-taken', takeQuote) },
        {
          guard: { type: 'isChoiceLost', params: readOutput },
          ...ended('choice-lost', takeQuote),
        },
        {
          guard: { type: 'isRefusedAgain', params: readOutput },
          target: 'failed',
          actions: takeQuote,
        },
        {
          guard: { type: 'hasPriceChanged', params: readOutput },
          target: 'priceChanged',
          actions: takeQuote,
        },
        { target: 'asking', actions: takeQuote },
      ],
      onError: ended('quote-failed', { type: 'keepProblem', params: failed }),
    },
  }),
  priceChanged: placingSetup.createStateConfig({
    tags: 'refused',
    meta: { title: 'The price has changed', req: 'BOOK-24' },
    on: {
      'price.accepted': { target: 'asking', actions: 'agree' },
      'back.requested': ended('back'),
      'checkout.left': ended('left'),
    },
  }),
}
