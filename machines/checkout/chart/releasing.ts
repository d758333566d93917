import { failed } from '../../invoked.ts'
import { releaseOf } from './booking-request.ts'
import { checkoutSetup } from './checkout-setup.ts'

/** What was to be given back has been paid for: the payment goes on. */
const PAID_MEANWHILE = {
  guard: {
    type: 'isPaidMeanwhile',
    params: failed,
  },
  target: '#checkout.paying',
  actions: 'clearFaults',
} as const

/** A booking nobody pays for is given back at once: it holds a car that somebody may want. */
export const releasing = checkoutSetup.createStateConfig({
  tags: 'committed',
  initial: 'discarding',
  states: {
    discarding: {
      tags: 'busy',
      meta: { title: 'Giving the booking back to choose again' },
      invoke: {
        id: 'releaseBooking',
        src: 'releaseBooking',
        input: releaseOf,
        onDone: { target: '#checkout.quoting', actions: 'renewAttempt' },
        onError: [
          PAID_MEANWHILE,
          {
            target: 'failed',
            actions: { type: 'keepProblem', params: failed },
          },
        ],
      },
    },
    failed: {
      tags: 'error',
      meta: { title: 'The booking could not be given back', req: '8' },
      on: {
        'retry.requested': { target: 'discarding', actions: 'clearFaults' },
        'checkout.left': 'leaving',
      },
    },
    leaving: {
      tags: 'busy',
      meta: { title: 'Giving the booking back' },
      invoke: {
        id: 'releaseBooking',
        src: 'releaseBooking',
        input: releaseOf,
        onDone: '#checkout.left',
        // Nobody waits whether it was given back.
        onError: [PAID_MEANWHILE, { target: '#checkout.left' }],
      },
    },
  },
})
