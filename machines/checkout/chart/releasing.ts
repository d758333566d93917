import { releaseOf } from './booking-request.ts'
import { checkoutSetup } from './checkout-setup.ts'

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
        onError: {
          target: 'kept',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    kept: {
      meta: { title: 'The booking was not given back' },
      always: [
        { guard: 'isPaidMeanwhile', target: '#checkout.paying', actions: 'clearFaults' },
        { target: 'failed' },
      ],
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
        onError: {
          target: 'left',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    left: {
      meta: { title: 'Nobody waits whether it was given back' },
      always: [
        { guard: 'isPaidMeanwhile', target: '#checkout.paying', actions: 'clearFaults' },
        { target: '#checkout.left' },
      ],
    },
  },
})
