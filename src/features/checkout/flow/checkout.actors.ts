import { fromPromise } from 'xstate'

import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'

import type { CheckoutPorts } from './checkout-ports.ts'
import { bookingCalls, checkingCalls, preparingCalls, providerCalls } from './later-calls.ts'
import { lookUpQuote } from './look-up-quote.ts'

/** The checkout machine with the API in its sockets; what comes after the quote is downloaded then. */
export function browserCheckout(ports: CheckoutPorts): typeof checkoutMachine {
  return checkoutMachine.provide({
    actors: {
      payment: browserPayment(ports),
      quote: fromPromise(({ input }) => lookUpQuote(ports, input.trip)),
      createBooking: fromPromise(async ({ input, signal }) => {
        const { book } = await bookingCalls()
        return book(ports, input, signal)
      }),
      releaseBooking: fromPromise(async ({ input, signal }) => {
        const { release } = await bookingCalls()
        return release(ports.api, input, signal)
      }),
      readBooking: fromPromise(async ({ input, signal }) => {
        const { readEarlier } = await bookingCalls()
        return readEarlier(ports.api, input.bookingId, signal)
      }),
    },
  })
}

function browserPayment(ports: CheckoutPorts): typeof paymentMachine {
  return paymentMachine.provide({
    actors: {
      listProviders: fromPromise(async () => {
        const { listProviders } = await providerCalls()
        return listProviders(ports)
      }),
      preparePayment: fromPromise(async ({ input, signal }) => {
        const { preparePayment } = await preparingCalls()
        return preparePayment(ports, input, signal)
      }),
      checkPayment: fromPromise(async ({ input, signal }) => {
        const { checkPayment } = await checkingCalls()
        return checkPayment(ports, input, signal)
      }),
    },
  })
}
