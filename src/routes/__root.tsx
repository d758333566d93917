import { createRootRouteWithContext } from '@tanstack/react-router'

import type { RouterContext } from '#app/router.ts'
import { withTexts } from '#i18n/activate.ts'
import { firstMove } from '#ui/first-move.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useViewer } from '#rental/viewer.tsx'

import { RootLayout } from '../features/layout/root-layout.tsx'

const VerifyPanel = lazyPart(
  async () => (await withTexts('other', import('../features/verify/verify-panel.tsx'))).VerifyPanel,
)
const Footer = lazyPart(async () => {
  await firstMove()
  return (await import('./-footer.tsx')).Footer
})

const NotFound = lazyPart(
  async () => (await import('../features/layout/not-found-page.tsx')).NotFoundPage,
  { isNeeded: true },
)

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootRoute,
  notFoundComponent: NotFound,
})

function RootRoute() {
  const context = Route.useRouteContext()
  const { api, config, session } = context
  const { siteName, apiHost, contactEmail, currencies, hideSuppliers } = config
  const { user } = useViewer()

  return (
    <RootLayout
      {...{ siteName, apiHost, contactEmail, currencies }}
      hidesSuppliers={hideSuppliers}
      onSignOut={session.signOut}
      onGoOn={session.dismissSuspension}
      verifyPanel={user ? <VerifyPanel {...{ api, user }} onVerified={session.refresh} /> : null}
      footer={<Footer app={context} />}
    />
  )
}
