import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'

import type { RouterContext } from '#app/router.ts'

import { RootLayout } from '../features/layout/root-layout.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootRoute,
  notFoundComponent: lazyRouteComponent(
    () => import('../features/layout/not-found-page.tsx'),
    'NotFoundPage',
  ),
})

function RootRoute() {
  const { config, session } = Route.useRouteContext()
  const { siteName, contactEmail, currencies } = config

  return (
    <RootLayout
      {...{ siteName, apiHost, contactEmail, currencies }}
      onSignOut={session.signOut}
    />
  )
}
