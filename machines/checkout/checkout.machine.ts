import { CHECKOUT_STEPS, type CheckoutStep } from '@masar/domain/booking/checkout-steps.ts'

import { readErrorParams } from '../invoked.ts'
import { assignQuote, createQuoteRefusals } from '../placing/attempt.ts'
import { placing } from './chart/booked.ts'
import { makeInitialContext } from './checkout-facts.ts'
import { checkoutSetup, makeBeginAction } from './chart/checkout-setup.ts'
import { editing } from './chart/editing.ts'
import { payingBooking } from './chart/paying-booking.ts'
import { checkoutRefused } from './chart/refused.ts'

const makeResumeTransition = (step: CheckoutStep) =>
  ({
    guard: { type: 'isResumedAt', params: { step } },
    target: `editing.${step}`,
    actions: assignQuote,
  }) as const

/**
 * Books one car for one trip exactly once, for a guest or a signed-in customer. Shows the form, then runs the
 * placing machine and the payment machine. The draft survives a refusal, a reload and a sign-in. When the
 * response to a booking is lost, the request is sent again with the same key, so that the booking is neither
 * lost nor duplicated.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  options: { maxIterations: 100 },
  context: ({ input }) => makeInitialContext(input),
  initial: 'starting',
  on: {
    'session.changed': { actions: 'assignSession' },
    'currency.changed': { actions: 'assignCurrency' },
  },
  states: {
    starting: {
      meta: { title: 'Checkout opens' },
      always: [
        { guard: 'wasConfirmed', target: 'confirmed' },
        { guard: 'wasReleasing', target: 'placing', actions: makeBeginAction('release') },
        { guard: 'wasReviewing', target: 'paying.review' },
        { guard: 'hasBooking', target: 'paying' },
        { guard: 'wasSubmitting', target: 'placing', actions: makeBeginAction('ask') },
        { target: 'quoting' },
      ],
    },
    quoting: {
      tags: 'busy',
      meta: { title: 'Loading the price', req: 'PRICE-17' },
      invoke: {
        id: 'quote',
        src: 'quote',
        input: ({ context }) => ({ trip: context.trip }),
        onDone: [
          ...createQuoteRefusals({
            ours: {
              target: 'placing',
              actions: [assignQuote, 'assignAgreedPrice', makeBeginAction('ask')],
            },
            unknownTrip: 'refused.unknownCar',
            own: 'refused.alreadyBooked',
            ownUnpaid: 'refused.unfinished',
            comingSoon: 'refused.comingSoon',
            soldOut: 'refused.soldOut',
            taken: 'refused.carTaken',
          }),
          ...CHECKOUT_STEPS.slice(1).map(makeResumeTransition),
          { target: 'editing', actions: assignQuote },
        ],
        onError: {
          target: 'refused.quoteFailed',
          actions: [{ type: 'assignProblem', params: readErrorParams }, 'endPlacing'],
        },
      },
    },
    editing,
    placing,
    refused: checkoutRefused,
    paying: payingBooking,
    confirmed: {
      type: 'final',
      tags: ['committed', 'done'],
      meta: { title: 'Booking placed', req: 'BOOK-41' },
      entry: 'emitBooked',
    },
    unsettled: {
      type: 'final',
      tags: 'committed',
      meta: { title: 'We’ll confirm your payment by email' },
      entry: 'emitBooked',
    },
    left: { type: 'final', meta: { title: 'Checkout was left' }, entry: 'emitLeft' },
  },
})
