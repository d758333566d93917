import { i18n } from '@lingui/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, useLocation, useRouter } from '@tanstack/react-router'

import { bookingQuery } from '#api/bookings.query.ts'
import { asNotFound } from '#api/not-found.ts'
import { problemOf } from '#api/problem.ts'
import { statusOf } from '#machines/problem.ts'

import { BookingsFailed } from '../features/bookings/bookings-failed.tsx'
import { BookingMissing } from '../features/bookings/detail/booking-missing.tsx'
import { BookingPage } from '../features/bookings/detail/booking-page.tsx'
import { BookingWaiting } from '../features/bookings/detail/booking-waiting.tsx'

/** `b` is the booking's id; the address stands in mails (contract 0.3). */
export const Route = createFileRoute('/_data/booking')({
  validateSearch: ({ b }: Record<string, unknown>): { b?: string | undefined } => ({
    b: typeof b === 'string' && /^[0-9a-f]{24}$/i.test(b) ? b.toLowerCase() : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient, session }, deps: { b }, location }) => {
    if (!b) throw notFound()
    await queryClient.ensureQueryData(bookingQuery(api, b, i18n.locale)).catch(async (error) => {
      // A guest's cookie opens the page without a session; without either, sign in and come back.
      if (isRefused(error)) await session.requireUser(location)
      // Somebody is signed in, and it is not theirs.
      if (statusOf(problemOf(error)) === 403) throw notFound()
      asNotFound(error)
    })
    const { cancellationsOf } = await import('../features/bookings/cancel/cancellations.ts')
    return { id: b, cancellations: cancellationsOf({ api, queryClient, session }) }
  },
  onLeave: ({ loaderData }) => loaderData?.cancellations.close(),
  component: BookingRoute,
  pendingComponent: BookingWaiting,
  notFoundComponent: BookingMissing,
  errorComponent: BookingError,
})

function BookingRoute() {
  const { api } = Route.useRouteContext()
  const { id, cancellations } = Route.useLoaderData()
  const { data: booking } = useSuspenseQuery(bookingQuery(api, id, i18n.locale))

  return <BookingPage key={id} booking={booking} cancellation={cancellations.open(id)} />
}

const isRefused = (error: unknown) => [401, 403].includes(statusOf(problemOf(error)) ?? 0)

function BookingError({ error }: { error: unknown }) {
  const router = useRouter()
  const here = useLocation({ select: ({ href }) => href })

  return <BookingsFailed error={error} here={here} onRetry={() => router.invalidate()} />
}
