import { fromPromise } from 'xstate'

import { ApiProblem } from '#api/problem.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'

import type { CheckoutPorts } from './checkout-ports.ts'
import { lookUpQuote } from './look-up-quote.ts'

/** Paying online comes with a later version: its first call says so, and the chart knows the way. */
const unavailable = () => new ApiProblem({ kind: 'http', status: 501, code: 'method-unavailable' })

const laterPayment = paymentMachine.provide({
  actors: {
    listProviders: fromPromise(() => Promise.reject(unavailable())),
    preparePayment: fromPromise(() => Promise.reject(unavailable())),
    checkPayment: fromPromise(() => Promise.reject(unavailable())),
  },
})

/** The checkout machine with the API in its sockets. */
export function browserCheckout(ports: CheckoutPorts): typeof checkoutMachine {
  return checkoutMachine.provide({
    actors: {
      payment: laterPayment,
      quote: fromPromise(({ input }) => lookUpQuote(ports, input.trip)),
      createBooking: fromPromise(async ({ input, signal }) => {
        const { book } = await import('./book.ts')
        return book(ports, input, signal)
      }),
      releaseBooking: fromPromise(async ({ input, signal }) => {
        const { release } = await import('./book.ts')
        return release(ports.api, input.bookingId, signal)
      }),
    },
  })
}
