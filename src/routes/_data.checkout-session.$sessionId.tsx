import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'

import { textParam } from '#api/links/link-params.ts'
import type { FlowHost } from '#flows/flow-host.ts'

import { LazyBookingToSave } from '../features/bookings/save/lazy-booking-to-save.ts'
import { findPaidTrip } from '../features/checkout/flow/calls/find-paid-trip.ts'
import { checkoutSessionFlow } from '../features/checkout-session/checkout-session.flow.ts'
import { CheckoutSessionPanel } from '../features/checkout-session/checkout-session-panel.tsx'

/**
 * The payment status page. Providers redirect here, and the URL may be reloaded, shared and opened in several
 * tabs, so the page only reads data. Search engines must not index it.
 */
export const Route = createFileRoute('/_data/checkout-session/$sessionId')({
  validateSearch: v.object({ token: textParam(/^\w{1,64}$/) }),
  beforeLoad: ({ params: { sessionId }, search: { token } }) => {
    // Some providers redirect to a fixed URL and append the id of the payment.
    if (!token || token === sessionId) return
    const params = { sessionId: token }
    throw redirect({ to: '/checkout-session/$sessionId', params, replace: true })
  },
  onLeave: ({ context: { flows } }) => void flows.close('checkoutSession'),
  staticData: { isUninterrupted: true },
  component: CheckoutSessionRoute,
})

const openSession = (flows: FlowHost, sessionId: string) =>
  flows.open(checkoutSessionFlow, {
    sessionId,
    findCheckout: (reading, signal) => findPaidTrip(flows.deps, reading, { sessionId, signal }),
  })

function CheckoutSessionRoute() {
  const { sessionId } = Route.useParams()
  const { api, flows } = Route.useRouteContext()

  return (
    <>
      <meta name="robots" content="noindex" />
      <CheckoutSessionPanel
        key={sessionId}
        actor={openSession(flows, sessionId)}
        renderBooking={(id) => <LazyBookingToSave api={api} id={id} hasTrip />}
      />
    </>
  )
}
