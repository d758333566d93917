import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'

import { logFailure } from '#api/cache/log-failure.ts'
import { toTripSearch } from '#api/links/trip.ts'
import { redirectOldLink } from '#app/address/redirect-old-link.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'
import { loadWithTexts } from '#i18n/activate.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'

import { LazyBookingToSave } from '../features/bookings/save/lazy-booking-to-save.ts'
import { BotCheckedForm, prepareBotCheck } from '../features/bot-check/bot-checked-form.tsx'
import { CheckoutPage } from '../features/checkout/checkout-page.tsx'
import { downloadScreens } from '../features/checkout/lazy-screens.ts'
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx'
import {
  toCheckoutTrip,
  readCheckoutSearch,
} from '../features/checkout/flow/calls/checkout-search.ts'
import { isEmailTaken } from '#api/calls/email-taken.ts'
import { useIsStaff } from '#rental/viewer.tsx'
import { useCheckoutFacts } from '../features/checkout/flow/use-checkout-facts.ts'
import { useStepHistory } from '../features/checkout/flow/use-step-history.ts'
import { makeProviderForm } from '../features/payment/make-provider-form.tsx'
import type { CheckoutLicenseProps } from '../features/license/checkout-license.tsx'

/** Lazy-loaded because it is shown for incomplete URLs only. */
const CheckoutLinkBroken = lazyPart(
  async () =>
    (await loadWithTexts('later', import('../features/checkout/checkout-link-broken.tsx')))
      .CheckoutLinkBroken,
  { isNeeded: true },
)

const StaffCheckout = lazyPart(
  async () =>
    (await loadWithTexts('later', import('../features/checkout/staff-checkout.tsx'))).StaffCheckout,
  { isNeeded: true },
)

const License = lazyPart<CheckoutLicenseProps>(
  async () =>
    (await loadWithTexts('other', import('../features/license/checkout-license.tsx')))
      .CheckoutLicense,
  { Fallback: () => <Skeleton height="12rem" aria-busy />, isNeeded: true },
)

const Alternatives = lazyPart(
  async () =>
    (await loadWithTexts('later', import('#rental/alternatives/alternative-cars.tsx')))
      .AlternativeCars,
)

/**
 * The flow starts when the route is entered and ends when it is left; a preload on hover does not start it. The
 * machines are lazy-loaded, because other pages do not need them.
 */
export const Route = createFileRoute('/_data/checkout')({
  validateSearch: readCheckoutSearch,
  beforeLoad: redirectOldLink,
  loader: async ({ context: { flows, session }, location }) => {
    const { checkoutFlow, prepareCheckout } =
      await import('../features/checkout/flow/checkout.flow.ts')
    // Waits for the session, so that a customer's booking is never sent as a guest's.
    await session.known()
    const trip = toCheckoutTrip(readCheckoutSearch(location.search))
    if (trip) {
      const [step] = await Promise.all([prepareCheckout(flows.deps, trip), prepareBotCheck(flows)])
      // Loads all parts of a later step, so that they are shown together. Without a network, the page shows the
      // parts that are already loaded.
      if (step && step !== 'options') await downloadScreens().catch(logFailure)
    }
    return { checkoutFlow }
  },
  staleTime: Infinity,
  staticData: { isUninterrupted: true, hasNoExits: true },
  onEnter: ({ context: { flows }, loaderData, search }) => {
    const trip = toCheckoutTrip(search)
    if (trip && loaderData) flows.open(loaderData.checkoutFlow, trip)
  },
  onLeave: ({ context: { flows } }) => void flows.close('checkout'),
  component: CheckoutRoute,
  pendingComponent: CheckoutSkeleton,
})

function CheckoutRoute() {
  const trip = toCheckoutTrip(Route.useSearch())

  const isStaff = useIsStaff()

  if (isStaff) return <StaffCheckout />
  return trip ? <Checkout key={JSON.stringify(trip)} trip={trip} /> : <CheckoutLinkBroken />
}

function Checkout({ trip }: { trip: CarTrip }) {
  const { api, flows } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const { checkoutFlow } = Route.useLoaderData()
  const [providerForm] = useState(() => makeProviderForm(flows))
  const actor = flows.open(checkoutFlow, trip)
  const facts = useCheckoutFacts(api, actor, trip)
  useStepHistory(actor)
  const isReviewing = useSelector(actor, ({ context }) => context.step === 'review')

  // Prefetches the component for the booking reference during the review, so that the confirmation can show it
  // immediately.
  useEffect(() => {
    if (isReviewing) LazyBookingToSave.prefetch()
  }, [isReviewing])

  useEffect(() => {
    const left = actor.on('left', () => navigate({ to: '/search', search: toTripSearch(trip) }))
    return () => left.unsubscribe()
  }, [actor, navigate, trip])

  return (
    <BotCheckedForm flows={flows}>
      <CheckoutPage
        key={actor.sessionId}
        actor={actor}
        facts={facts}
        isEmailTaken={(email) => isEmailTaken(api, email)}
        providerForm={providerForm}
        renderAlternatives={() =>
          facts.car ? (
            <Alternatives api={api} car={facts.car} trip={trip} zone={facts.pickUp?.timeZone} />
          ) : null
        }
        renderBooking={(id) => <LazyBookingToSave api={api} id={id} />}
        renderLicense={(isMissing) => (
          <License flows={flows} checkout={actor} isMissing={isMissing} />
        )}
      />
    </BotCheckedForm>
  )
}
