import { fromPromise } from 'xstate'

import { checkoutChart } from '#machines/checkout/checkout.chart.ts'
import type { paymentMachine } from '#machines/payment/payment.machine.ts'

import type { CheckoutPorts } from './checkout-ports.ts'
import { bookingCalls, paymentCalls } from './lazy-calls.ts'
import { lazyChart } from './lazy-chart.ts'
import { lookUpQuote } from './look-up-quote.ts'

export interface BrowserCheckout {
  machine: typeof checkoutChart
  /** Downloads the payment's chart, for a checkout that is taken up in the middle of it. */
  fetchPayment: () => Promise<void>
}

/** The checkout chart with the API in its sockets; what comes after the quote is downloaded then. */
export function browserCheckout(ports: CheckoutPorts): BrowserCheckout {
  const payment = lazyChart<typeof paymentMachine>(async () => {
    const { browserPayment } = await paymentCalls()
    return browserPayment(ports)
  })
  const machine = checkoutChart.provide({
    actors: {
      payment: payment.logic,
      readyPayment: fromPromise(payment.fetch),
      quote: fromPromise(({ input }) => lookUpQuote(ports, input.trip)),
      createBooking: fromPromise(async ({ input, signal }) => {
        // Nobody holds a car who could not go on to pay for it.
        const [{ book }] = await Promise.all([bookingCalls(), payment.fetch()])
        return book(ports, input, signal)
      }),
      releaseBooking: fromPromise(async ({ input, signal }) => {
        const { release } = await bookingCalls()
        return release(ports.api, input, signal)
      }),
      readBooking: fromPromise(async ({ input, signal }) => {
        const [{ readEarlier }] = await Promise.all([bookingCalls(), payment.fetch()])
        return readEarlier(ports.api, input.bookingId, signal)
      }),
    },
  })
  return { machine, fetchPayment: payment.fetch }
}
