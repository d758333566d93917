import { fromPromise } from 'xstate'

import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'

import type { CheckoutPorts } from './checkout-ports.ts'
import { lookUpQuote } from './look-up-quote.ts'

/** The checkout machine with the API in its sockets; what comes after the quote is downloaded then. */
export function browserCheckout(ports: CheckoutPorts): typeof checkoutMachine {
  return checkoutMachine.provide({
    actors: {
      payment: browserPayment(ports),
      quote: fromPromise(({ input }) => lookUpQuote(ports, input.trip)),
      createBooking: fromPromise(async ({ input, signal }) => {
        const { book } = await import('./book.ts')
        return book(ports, input, signal)
      }),
      releaseBooking: fromPromise(async ({ input, signal }) => {
        const { release } = await import('./book.ts')
        return release(ports.api, input, signal)
      }),
      readBooking: fromPromise(async ({ input, signal }) => {
        const { readEarlier } = await import('./book.ts')
        return readEarlier(ports.api, input.bookingId, signal)
      }),
    },
  })
}

function browserPayment(ports: CheckoutPorts): typeof paymentMachine {
  return paymentMachine.provide({
    actors: {
      listProviders: fromPromise(async () => {
        const { listProviders } = await import('../payment/ports/list-providers.ts')
        return listProviders(ports)
      }),
      preparePayment: fromPromise(async ({ input, signal }) => {
        const { preparePayment } = await import('../payment/ports/prepare-payment.ts')
        return preparePayment(ports, input, signal)
      }),
      checkPayment: fromPromise(async ({ input, signal }) => {
        const { checkPayment } = await import('../payment/ports/check-payment.ts')
        return checkPayment(ports, input, signal)
      }),
    },
  })
}
