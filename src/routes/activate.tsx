import { createFileRoute } from '@tanstack/react-router'

import { arrivedLink } from '#app/arrived-link.ts'
import { loadTexts } from '#i18n/activate.ts'

import { AccountLinkPage } from '../features/account-link/account-link-page.tsx'
import { linkAtTheDoor } from '../features/account-link/link-at-the-door.ts'

export const Route = createFileRoute('/activate')({
  beforeLoad: () => loadTexts('other'),
  loader: ({ context: { api, session } }) =>
    linkAtTheDoor({ purpose: 'activate', api, session, takeLink: arrivedLink }),
  staleTime: Infinity,
  staticData: { staysAfterSignOut: true },
  onLeave: ({ loaderData }) => loaderData?.close(),
  component: ActivateRoute,
})

function ActivateRoute() {
  const { session } = Route.useRouteContext()
  const { actor } = Route.useLoaderData()

  return <AccountLinkPage actor={actor} onSignOut={session.signOut} />
}
