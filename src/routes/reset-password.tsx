import { createFileRoute } from '@tanstack/react-router'

import { arrivedLink } from '#app/arrived-link.ts'
import { loadTexts } from '#i18n/activate.ts'

import { AccountLinkPage } from '../features/account-link/account-link-page.tsx'
import { linkAtTheDoor } from '../features/account-link/link-at-the-door.ts'

export const Route = createFileRoute('/reset-password')({
  beforeLoad: () => loadTexts('other'),
  loader: ({ context: { api, session } }) =>
    linkAtTheDoor({ purpose: 'reset', api, session, takeLink: arrivedLink }),
  staleTime: Infinity,
  staticData: { staysAfterSignOut: true },
  onLeave: ({ loaderData }) => loaderData?.close(),
  component: ResetPasswordRoute,
})

function ResetPasswordRoute() {
  const { session } = Route.useRouteContext()
  const { actor } = Route.useLoaderData()

  return <AccountLinkPage actor={actor} onSignOut={session.signOut} />
}
