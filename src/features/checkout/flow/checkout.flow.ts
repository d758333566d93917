import type { ActorRefFrom } from 'xstate'

import { logFailure } from '#api/cache/log-failure.ts'
import type { Driver } from '#domain/person/driver.ts'
import { defineFlow } from '#flows/define-flow.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import { connection, sessionChanges } from '#flows/listeners.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { makeCheckpoint } from '#machines/checkout/checkout-facts.ts'
import type { CarTrip } from '#domain/booking/trip.ts'
import type { paymentMachine } from '#machines/payment/payment.machine.ts'
import type { placingMachine } from '#machines/placing/placing.machine.ts'
import type { Viewer } from '#api/viewer.ts'

import { keepCheckout, resumeCheckout } from './checkout-storage.ts'
import { paymentCalls } from './lazy-calls.ts'
import { waitForExpiry } from './wait-for-expiry.ts'
import { lazyChart } from './lazy-chart.ts'
import { lookUpQuote } from './calls/look-up-quote.ts'
import { placingChart } from './placing-chart.ts'

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>
export type PlacingActor = ActorRefFrom<typeof placingMachine>

/**
 * A car is booked for a trip: from entering the route to leaving it. What comes after the quote is
 * downloaded then. Every change is kept, so that a reload takes the same attempt up again.
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
  ports: ({ deps }) => ({
    payment: lazyChart<typeof paymentMachine, Awaited<ReturnType<typeof paymentCalls>>>(
      paymentCalls,
      ({ browserPayment }) => browserPayment(deps),
    ),
    readyPayment: async () => void (await paymentCalls()),
    holdExpiry: ({ expiresAt }, signal) => waitForExpiry(deps, expiresAt, signal),
    quote: async ({ trip }) => {
      const answer = await lookUpQuote(deps, trip)
      // A booking of one's own is taken up without the last step, which brings the chart otherwise.
      if (answer.ok && answer.quote.own) await placingChart()
      return answer
    },
    placing: lazyChart<typeof placingMachine, Awaited<ReturnType<typeof placingChart>>>(
      placingChart,
      ({ browserPlacing }) => browserPlacing(deps),
    ),
  }),
  isResumed: ({ resume }) => resume !== null,
  isReady: (snapshot) => !snapshot.matches('quoting'),
  listens: ({ deps: { session } }, actor) => [
    sessionChanges(session, (viewer) => ({ type: 'session.changed', ...toCustomer(viewer) })),
    // Retries what waits for the network.
    () =>
      online((event) => {
        const { payment, placing } = actor.getSnapshot().children
        for (const waiting of [payment, placing, actor]) waiting?.send(event)
      }),
  ],
  keeps: ({ deps: { storage }, subject: trip }) => ({
    keep: (snapshot) => keepCheckout(storage, trip, makeCheckpoint(snapshot)),
    forget: () => keepCheckout(storage, trip, null),
  }),
})

const online = connection({ type: 'connection.returned' } as const)

/**
 * Downloads what an attempt of this window needs to be taken up. Without its chart the page is not opened; without the
 * code of a payment, that fails by name. A new attempt has the chart with its last step (`lazy-screens.ts`).
 */
export async function prepareCheckout({ storage, newId }: FlowDeps, trip: CarTrip): Promise<void> {
  const { resume } = resumeCheckout(storage, trip, newId)
  if (resume && (resume.submitted || resume.at !== 'editing')) await placingChart()
  if (resume?.bookingId) await paymentCalls().catch(logFailure)
}

/** Who is there, as checkout needs it. */
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
