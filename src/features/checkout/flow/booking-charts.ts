import type { FlowDeps } from '#flows/flow-deps.ts'
import { providePorts } from '#flows/plug.ts'
import { paymentMachine } from '@masar/machines/payment/payment.machine.ts'
import { placingMachine } from '@masar/machines/placing/placing.machine.ts'

import { checkPayment } from '../../payment/ports/check-payment.ts'
import { listProviders } from '../../payment/ports/list-providers.ts'
import { preparePayment } from '../../payment/ports/prepare-payment.ts'
import { bookTrip, readEarlierBooking, releasePendingBooking } from './calls/book.ts'
import { lookUpQuote } from './calls/look-up-quote.ts'

/** Creates the charts that run inside a checkout: one places the booking, the other pays for it. */
export const createBookingCharts = (
  deps: FlowDeps,
): { placing: typeof placingMachine; payment: typeof paymentMachine } => ({
  placing: providePorts(placingMachine, {
    quote: ({ trip }) => lookUpQuote(deps, trip),
    createBooking: (request, signal) => bookTrip(deps, request, signal),
    readBooking: ({ bookingId }, signal) => readEarlierBooking(deps, bookingId, signal),
    releaseBooking: (underWay, signal) => releasePendingBooking(deps, underWay, signal),
  }),
  payment: providePorts(paymentMachine, {
    listProviders: () => listProviders(deps),
    preparePayment: (request, signal) => preparePayment(deps, request, signal),
    checkPayment: (input, signal) => checkPayment(deps, input, signal),
  }),
})
