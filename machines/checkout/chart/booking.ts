import { answered, failed } from '../../invoked.ts'
import { requestOf } from './booking-request.ts'
import { checkoutSetup } from './checkout-setup.ts'
import { UNQUOTED } from './refused.ts'

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
        onError: UNQUOTED,
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
        onDone: [
          {
            guard: 'isPayLater',
            target: '#checkout.confirmed',
            actions: { type: 'takeBooking', params: answered },
          },
          {
            target: '#checkout.paying',
            actions: { type: 'takeBooking', params: answered },
          },
        ],
        onError: {
          target: '#checkout.refused',
          actions: { type: 'rememberProblem', params: failed },
        },
      },
    },
  },
})
