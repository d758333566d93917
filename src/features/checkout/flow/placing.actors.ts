import type { FlowWorld } from '#flows/flow-world.ts'
import { plug } from '#flows/plug.ts'
import { placingMachine } from '#machines/placing/placing.machine.ts'

import { bookingCalls, paymentCalls } from './lazy-calls.ts'
import { lookUpQuote } from './look-up-quote.ts'

/** What places a booking, inside a checkout. Nobody holds a car who could not go on to pay for it. */
export const browserPlacing = (world: FlowWorld): typeof placingMachine =>
  plug(placingMachine, {
    quote: ({ trip }) => lookUpQuote(world, trip),
    createBooking: async (request, signal) => {
      const [{ book }] = await Promise.all([bookingCalls(), paymentCalls()])
      return book(world, request, signal)
    },
    readBooking: async ({ bookingId }, signal) => {
      const [{ readEarlier }] = await Promise.all([bookingCalls(), paymentCalls()])
      return readEarlier(world, bookingId, signal)
    },
    releaseBooking: async (underWay, signal) => {
      const { release } = await bookingCalls()
      return release(world, underWay, signal)
    },
  })
