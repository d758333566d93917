import { i18n } from '@lingui/core'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, useLocation, useRouter } from '@tanstack/react-router'
import * as v from 'valibot'

import { useQuery } from '#api/cache/use-query.ts'
import { type Booking, bookingQuery } from '#api/queries/bookings.query.ts'
import { carQuery } from '#api/queries/car.query.ts'
import { fetchOnEntry } from '#api/cache/fetch-fresh.ts'
import type { Api } from '#api/client.ts'
import { readReferenceId } from '#api/response-shapes.ts'
import { isId, orUndefined, trueParam } from '#api/links/link-params.ts'
import { mailActivationLink, mailBookingLink } from '#api/calls/booking-links.ts'
import { reportDelay, updateTripDetails } from '#api/calls/trip-details.ts'
import { rethrowAsNotFound } from '#api/not-found.ts'
import { asProblem } from '#api/problem.ts'
import { settingsQuery } from '#api/queries/settings.query.ts'
import { getProblemStatus } from '@masar/domain/service/problem.ts'
import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'
import { useViewer } from '#rental/viewer.tsx'
import { useNow } from '#ui/lifecycle/clock.ts'

import { BookingsFailed } from '../features/bookings/bookings-failed.tsx'
import { BookingClosed, type ClosedReason } from '../features/bookings/detail/booking-closed.tsx'
import { BookingMissing } from '../features/bookings/detail/booking-missing.tsx'
import { BookingPage } from '../features/bookings/detail/booking-page.tsx'
import { BookingSkeleton } from '../features/bookings/detail/booking-skeleton.tsx'
import { BookingMessages } from '../features/bookings/messages/booking-messages.tsx'
import { findBar, isStaff } from '../features/bookings/rights.ts'
import { useRights } from '../features/bookings/use-rights.ts'
import { type ArrivedLink, openArrivedLink } from './-booking-link.ts'

interface LoaderDeps {
  api: Api
  queryClient: QueryClient
}

const bookingSearch = v.object({
  /** The id of the booking. Links in emails contain this parameter (WIRE-89). */
  b: orUndefined(
    v.pipe(
      v.string(),
      v.transform((id) => id.toLowerCase()),
      v.check(isId),
    ),
  ),
  /** Whether the amendment form is open. */
  edit: trueParam,
})

export const Route = createFileRoute('/_data/booking')({
  validateSearch: bookingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ cause, context, deps: { b, edit }, location }) => {
    const { api, queryClient, session } = context
    if (!b) throw notFound()
    const { guestLinks } = context.config.capabilities
    if (edit && !guestLinks) await session.requireUser(location)
    // A preload runs on another page, but the secret of the link exists only once this page is entered.
    const isArrival = cause !== 'preload' && guestLinks
    const link: ArrivedLink = isArrival ? await openArrivedLink(api) : { isExpired: false }
    const query = bookingQuery(api, b, i18n.locale)
    const opened = queryClient.getQueryData(query.queryKey)
    const wasOpen = opened?.isGuest === true || opened?.isForDriver === true
    // If the link has expired, the page still opens for users who may see it.
    const booking = await fetchOnEntry(queryClient, query).catch(async (error) => {
      if (isRefused(error)) {
        if (link.failure) throw link.failure
        if (link.isExpired) throw notFound({ data: 'link' satisfies ClosedReason })
        if (wasOpen) throw notFound({ data: 'hour' satisfies ClosedReason })
        // A guest with a cookie can open the page without a session. Without either, the visitor must sign in
        // and then returns here.
        await session.requireUser(location)
      }
      // A user is signed in, but may not see this booking.
      if (getProblemStatus(asProblem(error)) === 403) throw notFound()
      return rethrowAsNotFound(error)
    })
    const [
      { cancellationFlow, readCurrentEligibility: currentEligibility },
      { bookingChangeFlow },
    ] = await Promise.all([
      import('../features/bookings/cancel/cancellation.flow.ts'),
      import('../features/bookings/change/booking-change.flow.ts'),
    ])
    return {
      id: b,
      cancellationFlow,
      currentEligibility,
      bookingChangeFlow,
      amendment: edit ? await loadAmendment(context, booking) : null,
    }
  },
  onStay: ({ context: { flows }, search }) => {
    if (!search.edit) void flows.close('amendment')
  },
  onLeave: ({ context: { flows } }) => {
    void flows.close('cancellation')
    void flows.close('bookingChange', 'booking')
    void flows.close('amendment')
  },
  component: BookingRoute,
  pendingComponent: BookingSkeleton,
  notFoundComponent: BookingMissingRoute,
  errorComponent: BookingError,
})

/** Loads the additional data that the amendment form needs. */
async function loadAmendment({ api, queryClient }: LoaderDeps, { car }: Booking) {
  const [{ amendmentFlow }, { AmendmentView, AmendmentBarred }, rentable] = await Promise.all([
    import('../features/bookings/amend/flow/amendment.flow.ts'),
    import('../features/bookings/amend/amendment-view.tsx'),
    queryClient.ensureQueryData(carQuery(api, readReferenceId(car), i18n.locale)),
  ])
  return { car: rentable, amendmentFlow, AmendmentView, AmendmentBarred }
}

function BookingRoute() {
  const { api, flows } = Route.useRouteContext()
  const { id, cancellationFlow, currentEligibility, bookingChangeFlow, amendment } =
    Route.useLoaderData()
  // Rerenders when the customer signs out: the booking is then removed from the cache and must be fetched
  // again.
  useViewer()
  const { data: booking } = useSuspenseQuery(bookingQuery(api, id, i18n.locale))

  if (amendment) return <AmendmentRoute key={id} booking={booking} amendment={amendment} />
  return (
    <BookingPage
      key={id}
      booking={booking}
      cancellation={{
        actor: flows.open(cancellationFlow, id),
        eligibility: () => currentEligibility(flows.deps, id),
      }}
      changes={flows.open(bookingChangeFlow, 'booking')}
      onAskForAccount={() => mailActivationLink(api, booking.driver.email)}
      onSaveDetails={(change) => updateTripDetails(api, id, change)}
      onReportDelay={(report) => reportDelay(api, id, report)}
      messages={<BookingMessages api={api} booking={booking} />}
    />
  )
}

function BookingMissingRoute({ data }: { data?: unknown }) {
  const { api } = Route.useRouteContext()
  const { b } = Route.useSearch()
  if (!b) return <BookingMissing />

  const askForLink = (email: string) => mailBookingLink(api, b, email)
  return data === 'link' || data === 'hour' ? (
    <BookingClosed because={data} bookingId={b} onAskForLink={askForLink} />
  ) : (
    <BookingMissing onAskForLink={askForLink} />
  )
}

interface AmendmentRouteProps {
  booking: Booking
  amendment: Awaited<ReturnType<typeof loadAmendment>>
}

function AmendmentRoute({ booking, amendment }: AmendmentRouteProps) {
  const { api, flows } = Route.useRouteContext()
  const viewer = useRights()
  const now = useNow()
  const { data: settings = DEFAULT_SETTINGS } = useQuery(settingsQuery(api))
  const { car, amendmentFlow, AmendmentView, AmendmentBarred } = amendment
  const bar = findBar('edit', viewer, booking, now)

  if (bar) return <AmendmentBarred bookingId={booking._id} bar={bar} />
  const facts = { booking, car, settings, isStaff: isStaff(viewer) }
  return <AmendmentView actor={flows.open(amendmentFlow, booking)} facts={facts} />
}

const isRefused = (error: unknown) => [401, 403].includes(getProblemStatus(asProblem(error)) ?? 0)

function BookingError({ error }: { error: unknown }) {
  const router = useRouter()
  const currentHref = useLocation({ select: ({ href }) => href })

  return <BookingsFailed error={error} here={currentHref} onRetry={() => router.invalidate()} />
}
