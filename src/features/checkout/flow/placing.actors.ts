import type { FlowDeps } from '#flows/flow-deps.ts'
import { plug } from '#flows/plug.ts'
import { placingMachine } from '#machines/placing/placing.machine.ts'

import { bookingCalls, paymentCalls } from './lazy-calls.ts'
import { lookUpQuote } from './calls/look-up-quote.ts'

/** What places a booking, inside a checkout. Nobody holds a car who could not go on to pay for it. */
export const browserPlacing = (deps: FlowDeps): typeof placingMachine =>
  plug(placingMachine, {
    quote: ({ trip }) => lookUpQuote(deps, trip),
    createBooking: async (request, signal) => {
      const [{ book }] = await Promise.all([bookingCalls(), paymentCalls()])
      return book(deps, request, signal)
    },
    readBooking: async ({ bookingId }, signal) => {
      const [{ readEarlier }] = await Promise.all([bookingCalls(), paymentCalls()])
      return readEarlier(deps, bookingId, signal)
    },
    releaseBooking: async (underWay, signal) => {
      const { release } = await bookingCalls()
      return release(deps, underWay, signal)
    },
  })
