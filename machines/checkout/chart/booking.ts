import { requestOf } from './booking-request.ts'
import { checkoutSetup } from './checkout-setup.ts'

/**
 * Price and availability are looked up once more before the booking is asked for: an older backend
 * accepts anything (decisions, "Prices and availability").
 */
export const booking = checkoutSetup.createStateConfig({
  tags: 'busy',
  initial: 'rechecking',
  states: {
    rechecking: {
      meta: { title: 'Checking price and availability', req: '2' },
      invoke: {
        id: 'quote',
        src: 'quote',
        input: ({ context }) => ({ trip: context.trip }),
        onDone: {
          target: 'rechecked',
          actions: { type: 'takeQuote', params: ({ event }) => ({ quote: event.output }) },
        },
        onError: {
          target: '#checkout.refused.unquoted',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    rechecked: {
      meta: { title: 'Price and availability are known again' },
      always: [
        { guard: 'mayBeOurs', target: 'placing' },
        { guard: 'hasOwnBooking', target: '#checkout.refused.alreadyBooked' },
        { guard: 'isComingSoon', target: '#checkout.refused.comingSoon' },
        { guard: 'isSoldOut', target: '#checkout.refused.soldOut' },
        { guard: 'isTaken', target: '#checkout.refused.carTaken' },
        {
          guard: 'isChoiceLost',
          target: '#checkout.editing.payment',
          actions: { type: 'noteMissing', params: { fields: ['choice'] } },
        },
        { guard: 'isRefusedAgain', target: '#checkout.refused.failed' },
        { guard: 'hasPriceChanged', target: '#checkout.refused.priceChanged' },
        { target: 'placing' },
      ],
    },
    placing: {
      tags: 'unanswered',
      meta: { title: 'Placing your booking', req: '7' },
      invoke: {
        id: 'createBooking',
        src: 'createBooking',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'placed',
          actions: { type: 'takeBooking', params: ({ event }) => event.output },
        },
        onError: {
          target: '#checkout.refused',
          actions: { type: 'rememberProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    placed: {
      meta: { title: 'The booking is there' },
      always: [
        { guard: 'isPayLater', target: '#checkout.confirmed' },
        { target: '#checkout.paying' },
      ],
    },
  },
})
