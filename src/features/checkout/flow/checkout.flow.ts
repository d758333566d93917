import type { ActorRefFrom } from 'xstate'

import type { Driver } from '@masar/domain/person/driver.ts'
import { defineFlow } from '#flows/define-flow.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import { listenToNetwork, listenToSession } from '#flows/listeners.ts'
import { assertDefined } from '@masar/machines/assert-defined.ts'
import { checkoutMachine } from '@masar/machines/checkout/checkout.machine.ts'
import { makeCheckpoint } from '@masar/machines/checkout/checkout-facts.ts'
import type { CheckoutStep } from '@masar/domain/booking/checkout-steps.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'
import type { paymentMachine } from '@masar/machines/payment/payment.machine.ts'
import type { placingMachine } from '@masar/machines/placing/placing.machine.ts'
import type { Viewer } from '#api/viewer.ts'

import type { createBookingCharts } from './booking-charts.ts'
import { storeCheckout, resumeCheckout } from './checkout-storage.ts'
import { loadBookingCharts } from './lazy-calls.ts'
import { waitForExpiry } from './wait-for-expiry.ts'
import { createLazyChart } from './lazy-chart.ts'
import { lookUpQuote } from './calls/look-up-quote.ts'

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>
export type PlacingActor = ActorRefFrom<typeof placingMachine>

/**
 * Books a car for a trip while the route is open. Code that is needed only after the quote is lazy-loaded.
 * Every change is stored, so that a reload resumes the same attempt.
 */
export const checkoutFlow = defineFlow({
  name: 'checkout',
  machine: checkoutMachine,
  key: (trip: CarTrip) => JSON.stringify(trip),
  input: (deps, trip) => ({
    ...resumeCheckout(deps.storage, trip, deps.newId),
    ...toCustomer(deps.session.viewer()),
    trip,
    currency: deps.currency(),
    language: deps.locale.read(),
  }),
  ports: ({ deps }) => {
    let plugged: ReturnType<typeof createBookingCharts> | null = null
    const charts = () =>
      (plugged ??= assertDefined(
        loadBookingCharts.here(),
        'code of the booking',
      ).createBookingCharts(deps))
    return {
      payment: createLazyChart<typeof paymentMachine>(() => charts().payment),
      holdExpiry: ({ expiresAt }, signal) => waitForExpiry(deps, expiresAt, signal),
      quote: async ({ trip }) => {
        const answer = await lookUpQuote(deps, trip)
        // An existing booking skips the review, which normally loads the charts.
        if (answer.ok && answer.quote.own) await loadBookingCharts()
        return answer
      },
      placing: createLazyChart<typeof placingMachine>(() => charts().placing),
    }
  },
  isResumed: ({ resume }) => resume !== null,
  isReady: (snapshot) => !snapshot.matches('quoting'),
  listens: ({ deps: { session } }, actor) => [
    listenToSession(session, (viewer) => ({ type: 'session.changed', ...toCustomer(viewer) })),
    // Notifies the checkout and its child actors, which may be waiting for the network.
    () =>
      listenForConnection((event) => {
        const { payment, placing } = actor.getSnapshot().children
        for (const waiting of [payment, placing, actor]) waiting?.send(event)
      }),
  ],
  keeps: ({ deps: { storage }, subject: trip }) => ({
    keep: (snapshot) => storeCheckout(storage, trip, makeCheckpoint(snapshot)),
    forget: () => storeCheckout(storage, trip, null),
  }),
})

const listenForConnection = listenToNetwork({ type: 'connection.returned' } as const)

/**
 * Loads the code that resumes a stored attempt, and returns the attempt's step. Rejects when offline, so that
 * the page does not open. A new attempt loads the charts when its review loads (`lazy-screens.ts`).
 */
export async function prepareCheckout(
  { storage, newId }: FlowDeps,
  trip: CarTrip,
): Promise<CheckoutStep | null> {
  const { resume } = resumeCheckout(storage, trip, newId)
  if (resume && (resume.submitted || resume.bookingId || resume.at !== 'editing'))
    await loadBookingCharts()
  return resume?.step ?? null
}

function toCustomer({ user }: Viewer): {
  userId: string | null
  account: Partial<Driver> | null
} {
  if (!user) return { userId: null, account: null }
  const { _id: userId, fullName, email, phone, birthDate } = user
  const account: Partial<Driver> = {
    fullName,
    email,
    ...(phone && { phone }),
    ...(birthDate && { birthDate: birthDate.slice(0, 10) }),
  }
  return { userId, account }
}
