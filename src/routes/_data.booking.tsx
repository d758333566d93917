import { i18n } from '@lingui/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

import { type Booking, bookingQuery } from '#api/bookings.query.ts'
import { carQuery } from '#api/car.query.ts'
import { idOf } from '#api/compat.ts'
import { asNotFound } from '#api/not-found.ts'
import { problemOf } from '#api/problem.ts'
import { settingsQuery } from '#api/settings.query.ts'
import { readYes } from '#app/plain-search.ts'
import { statusOf } from '#domain/problem.ts'
import { DEFAULT_SETTINGS } from '#domain/rental-rules.ts'
import { useViewer } from '#ui/viewer.tsx'

import type { AmendmentWorld } from '../features/bookings/amend/flow/open-amendment.ts'
import { closeAmendment, takeAmendment } from '../features/bookings/amend/flow/opened-amendment.ts'
import { BookingsFailed } from '../features/bookings/bookings-failed.tsx'
import { BookingMissing } from '../features/bookings/detail/booking-missing.tsx'
import { BookingPage } from '../features/bookings/detail/booking-page.tsx'
import { BookingWaiting } from '../features/bookings/detail/booking-waiting.tsx'
import { barFor, isStaff } from '../features/bookings/rights.ts'

interface BookingSearch {
  /** The booking's id; the address stands in mails (contract 0.3). */
  b?: string | undefined
  /** Its form is open. */
  edit?: true | undefined
}

export const Route = createFileRoute('/_data/booking')({
  validateSearch: ({ b, edit }: Record<string, unknown>): BookingSearch => ({
    b: typeof b === 'string' && /^[0-9a-f]{24}$/i.test(b) ? b.toLowerCase() : undefined,
    edit: readYes(edit),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { b, edit }, location }) => {
    const { api, queryClient, session } = context
    if (!b) throw notFound()
    // A guest's cookie opens a booking, and changes none.
    if (edit) await session.requireUser(location)
    const booking = await queryClient
      .fetchQuery({ ...bookingQuery(api, b, i18n.locale), staleTime: 0 })
      .catch(async (error) => {
        // A guest's cookie opens the page without a session; without either, sign in and come back.
        if (isRefused(error)) await session.requireUser(location)
        // Somebody is signed in, and it is not theirs.
        if (statusOf(problemOf(error)) === 403) throw notFound()
        return asNotFound(error)
      })
    const [{ cancellationsOf }, { bookingChangesOf }] = await Promise.all([
      import('../features/bookings/cancel/cancellations.ts'),
      import('../features/bookings/change/open-changes.ts'),
    ])
    return {
      id: b,
      cancellations: cancellationsOf(context),
      changes: bookingChangesOf('booking', context),
      amendment: edit ? await loadAmendment(context, booking) : null,
    }
  },
  onStay: ({ context, search }) => {
    if (!search.edit) closeAmendment(context.api)
  },
  onLeave: ({ context, loaderData }) => {
    loaderData?.cancellations.close()
    loaderData?.changes.close()
    closeAmendment(context.api)
  },
  component: BookingRoute,
  pendingComponent: BookingWaiting,
  notFoundComponent: BookingMissing,
  errorComponent: BookingError,
})

/** What the form needs that the booking's page does not. */
async function loadAmendment(world: AmendmentWorld, { car }: Booking) {
  const { api, queryClient } = world
  const [{ openAmendment }, { AmendmentView, AmendmentBarred }, rentable] = await Promise.all([
    import('../features/bookings/amend/flow/open-amendment.ts'),
    import('../features/bookings/amend/amendment-view.tsx'),
    queryClient.ensureQueryData(carQuery(api, idOf(car), i18n.locale)),
  ])
  const open = (booking: Booking) =>
    takeAmendment(api, booking, () => openAmendment(world, booking)).actor
  return { car: rentable, open, AmendmentView, AmendmentBarred }
}

function BookingRoute() {
  const { api } = Route.useRouteContext()
  const { id, cancellations, changes, amendment } = Route.useLoaderData()
  // Drawn anew when a customer is gone: what they saw has left the cache, and is asked for again.
  useViewer()
  const { data: booking } = useSuspenseQuery(bookingQuery(api, id, i18n.locale))

  if (amendment) return <AmendmentRoute key={id} booking={booking} amendment={amendment} />
  return (
    <BookingPage
      key={id}
      booking={booking}
      cancellation={cancellations.open(id)}
      changes={changes.open()}
    />
  )
}

interface AmendmentRouteProps {
  booking: Booking
  amendment: Awaited<ReturnType<typeof loadAmendment>>
}

function AmendmentRoute({ booking, amendment }: AmendmentRouteProps) {
  const { api } = Route.useRouteContext()
  const viewer = useViewer()
  const [now] = useState(() => new Date())
  const { data: settings = DEFAULT_SETTINGS } = useQuery(settingsQuery(api))
  const { car, open, AmendmentView, AmendmentBarred } = amendment
  const bar = barFor('edit', viewer, booking, now)

  if (bar) return <AmendmentBarred bookingId={booking._id} bar={bar} />
  const facts = { booking, car, settings, isStaff: isStaff(viewer) }
  return <AmendmentView actor={open(booking)} facts={facts} />
}

const isRefused = (error: unknown) => [401, 403].includes(statusOf(problemOf(error)) ?? 0)

function BookingError({ error }: { error: unknown }) {
  const router = useRouter()
  const here = useLocation({ select: ({ href }) => href })

  return <BookingsFailed error={error} here={here} onRetry={() => router.invalidate()} />
}
