import { createFileRoute, Navigate } from '@tanstack/react-router'
import * as v from 'valibot'

import { yesParam } from '#api/links/link-params.ts'
import { stored } from '#app/storage.ts'
import { useHydrated } from '#ui/moment/hydrated.ts'
import { useViewer } from '#rental/viewer.tsx'

import { returnPathParam } from '../features/account/return-path.ts'
import { SignInPage } from '../features/account/sign-in-page.tsx'
import { createSocialAuth } from '../features/account/social/social-auth.ts'

const signInSearch = v.object({
  from: returnPathParam,
  /** The door of suppliers and administrators. */
  staff: yesParam,
})

export const Route = createFileRoute('/sign-in')({
  validateSearch: signInSearch,
  staticData: { saysSuspended: true },
  loader: async ({ context }) => ({
    actor: await context.session.forPage(),
    socialAuth: createSocialAuth(context.config.socialSignIn),
  }),
  onLeave: ({ context }) => context.session.dismissProblem(),
  component: SignInRoute,
})

function SignInRoute() {
  const { config } = Route.useRouteContext()
  const { actor, socialAuth } = Route.useLoaderData()
  const { from: asked, staff = false } = Route.useSearch()
  // A document is drawn for whoever goes on to the home page.
  const from = useHydrated() ? asked : undefined
  const { user } = useViewer()

  if (user) return <Navigate to={from ?? '/'} replace />
  return (
    <SignInPage
      actor={actor}
      from={from}
      contactEmail={config.contactEmail}
      socialAuth={socialAuth}
      isStaff={staff}
      stayedConnected={stored('masar-stay-connected') === 'true'}
    />
  )
}
