import { createFileRoute, redirect } from '@tanstack/react-router'

import { lazyPart } from '#ui/lazy-part.tsx'

import { findPaidTrip } from '../features/checkout/flow/find-paid-trip.ts'
import { CheckoutSessionPanel } from '../features/checkout-session/checkout-session-panel.tsx'
import { createSessionPages } from '../features/checkout-session/session-pages.ts'

const BookingToKeep = lazyPart(
  async () => (await import('../features/bookings/keep/booking-to-keep.tsx')).BookingToKeep,
)

/**
 * What became of a payment. Providers lead back here, and the address may be reloaded, shared and
 * opened in several tabs: it only asks. It is nobody else's to find.
 */
export const Route = createFileRoute('/_data/checkout-session/$sessionId')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
    token: typeof token === 'string' && /^\w{1,64}$/.test(token) ? token : undefined,
  }),
  beforeLoad: ({ params: { sessionId }, search: { token } }) => {
    // PayPal leads back to one address, and adds the number of the order to it.
    if (sessionId !== 'paypal' || !token) return
    const params = { sessionId: token }
    throw redirect({ to: '/checkout-session/$sessionId', params, replace: true })
  },
  loader: ({ context: { api } }) => ({
    pages: createSessionPages({
      api,
      findCheckout: (reading, sessionId, signal) =>
        findPaidTrip(api, reading, { sessionId, signal }),
    }),
  }),
  staleTime: Infinity,
  onEnter: ({ loaderData, params }) => loaderData?.pages.open(params.sessionId),
  onLeave: ({ loaderData }) => loaderData?.pages.close(),
  component: CheckoutSessionRoute,
})

function CheckoutSessionRoute() {
  const { sessionId } = Route.useParams()
  const { pages } = Route.useLoaderData()
  const { api } = Route.useRouteContext()

  return (
    <>
      <meta name="robots" content="noindex" />
      <CheckoutSessionPanel
        key={sessionId}
        actor={pages.open(sessionId)}
        renderBooking={(id) => <BookingToKeep api={api} id={id} />}
      />
    </>
  )
}
