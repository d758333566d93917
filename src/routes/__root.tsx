import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

import { getNewVersionLoader, subscribeToNewVersion } from '#app/offline/new-version.ts'
import { useLanguageOffer } from '#app/preferences/language-offer.ts'
import type { RouterContext } from '#app/router.ts'
import { loadWithTexts } from '#i18n/activate.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { useViewer } from '#rental/viewer.tsx'

import { RootLayout } from '../features/layout/root-layout.tsx'

const VerifyPanel = lazyPart(
  async () =>
    (await loadWithTexts('other', import('../features/verify/verify-panel.tsx'))).VerifyPanel,
)
const Footer = lazyPart(async () => (await import('./-footer.tsx')).Footer, { hydrates: 'near' })

/** If this component fails to load, the outlet shows the page's own error. */
const Offline = lazyPart(
  async () => (await loadWithTexts('other', import('./-offline.tsx'))).Offline,
  {
    Fallback: Outlet,
  },
)
const LanguageOffer = lazyPart(
  async () => (await import('../features/layout/language-offer.tsx')).LanguageOffer,
)
const NewVersionBar = lazyPart(
  async () => (await import('../features/offline/new-version-bar.tsx')).NewVersionBar,
)

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
  const { siteName, contactEmail, currencies, hideSuppliers } = config
  const { user } = useViewer()
  const { offered, decline } = useLanguageOffer(config)
  const takeNewVersion = useSyncExternalStore(
    subscribeToNewVersion,
    getNewVersionLoader,
    () => null,
  )

  return (
    <RootLayout
      {...{ siteName, contactEmail, currencies }}
      hidesSuppliers={hideSuppliers}
      onSignOut={session.signOut}
      onGoOn={session.dismissSuspension}
      verifyPanel={
        user ? <VerifyPanel {...{ api, user }} onVerified={session.profileChanged} /> : null
      }
      footer={<Footer app={context} />}
      languageOffer={offered ? <LanguageOffer language={offered} onDecline={decline} /> : null}
      newVersion={takeNewVersion ? <NewVersionBar onReload={takeNewVersion} /> : null}
      offline={<Offline />}
    />
  )
}
