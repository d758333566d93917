import { createFileRoute } from '@tanstack/react-router'

import { findCheckout } from '../features/checkout/flow/find-checkout.ts'
import { CheckoutSessionPanel } from '../features/checkout-session/checkout-session-panel.tsx'
import { createSessionPages } from '../features/checkout-session/session-pages.ts'

/**
 * What became of a payment. Providers lead back here, and the address may be reloaded, shared and
 * opened in several tabs: it only asks. It is nobody else's to find.
 */
export const Route = createFileRoute('/_data/checkout-session/$sessionId')({
  loader: ({ context: { api } }) => ({
    pages: createSessionPages({
      api,
      findCheckout: (sessionId) => findCheckout(sessionStorage, sessionId),
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

  return (
    <>
      <meta name="robots" content="noindex" />
      <CheckoutSessionPanel key={sessionId} actor={pages.open(sessionId)} />
    </>
  )
}
