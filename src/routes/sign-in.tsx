import { createFileRoute, Navigate, redirect } from '@tanstack/react-router'
import * as v from 'valibot'

import { mailBookingLink } from '#api/calls/booking-links.ts'
import { isId, trueParam } from '#api/links/link-params.ts'
import { readStoredValue } from '#app/storage.ts'
import { useViewer } from '#rental/viewer.tsx'

import { returnPathParam } from '../features/account/return-path.ts'
import { SignInPage } from '../features/account/sign-in-page.tsx'
import { createSocialAuth } from '../features/account/social/social-auth.ts'

const signInSearch = v.object({
  from: returnPathParam,
  /** Whether this is the sign-in for suppliers and administrators. */
  staff: trueParam,
})

export const Route = createFileRoute('/sign-in')({
  validateSearch: signInSearch,
  staticData: { saysSuspended: true },
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: async ({ context, deps }) => {
    if (context.session.viewer().user) throw redirect({ to: deps.from ?? '/' })
    return {
      actor: await context.session.forPage(),
      socialAuth: createSocialAuth(context.config.socialSignIn),
    }
  },
  onLeave: ({ context }) => context.session.dismissProblem(),
  component: SignInRoute,
})

function SignInRoute() {
  const { api, config } = Route.useRouteContext()
  const { actor, socialAuth } = Route.useLoaderData()
  const { from, staff = false } = Route.useSearch()
  const { user } = useViewer()
  const bookingId = config.capabilities.guestLinks ? readBookingId(from) : null

  if (user) return <Navigate to={from ?? '/'} replace />
  return (
    <SignInPage
      actor={actor}
      from={from}
      contactEmail={config.contactEmail}
      socialAuth={socialAuth}
      isStaff={staff}
      onAskForLink={bookingId ? (email) => mailBookingLink(api, bookingId, email) : undefined}
      stayedConnected={readStoredValue('masar-stay-connected') === 'true'}
    />
  )
}

/** Returns the id of the booking that the visitor wanted to open, or null. */
function readBookingId(path: string | undefined): string | null {
  if (!path?.startsWith('/booking?')) return null
  const id = new URL(path, location.origin).searchParams.get('b')?.toLowerCase() ?? ''
  return isId(id) ? id : null
}
