import { createFileRoute } from '@tanstack/react-router'

import { takeOpeningLink } from '#app/session/opening-link.ts'
import { loadTexts } from '#i18n/activate.ts'

import { AccountLinkPage } from '../features/account-link/account-link-page.tsx'
import { accountLinkFlow } from '../features/account-link/account-link.flow.ts'

export const Route = createFileRoute('/activate')({
  beforeLoad: () => loadTexts('other'),
  // Waits for the session, because only then can the page decide whether the link belongs to the user.
  loader: async ({ context: { session } }) => void (await session.known()),
  staticData: { staysAfterSignOut: true },
  onLeave: ({ context: { flows } }) => void flows.close('accountLink'),
  component: ActivateRoute,
})

function ActivateRoute() {
  const { flows, session } = Route.useRouteContext()
  const actor = flows.open(accountLinkFlow, { purpose: 'activate', takeLink: takeOpeningLink })

  return <AccountLinkPage actor={actor} onSignOut={session.signOut} />
}
