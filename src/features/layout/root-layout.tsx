import { Trans } from '@lingui/react/macro'
import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { useNetworkReturn, useOnline } from '#ui/lifecycle/network.ts'
import { useViewer } from '#rental/viewer.tsx'
import { SkipLink } from '#ui/page/skip-link.tsx'
import { styled, Flex } from '#ui/style/styled.ts'

import { NavigationProgress, OfflineBanner } from './page-status.tsx'
import { ShortHeader } from './short-header.tsx'
import { SiteHeader } from './site-header.tsx'

const SuspendedNotice = lazyPart(
  async () => (await import('./suspended-notice.tsx')).SuspendedNotice,
)

export interface RootLayoutProps {
  siteName: string
  hidesSuppliers: boolean
  contactEmail: string
  currencies: readonly string[]
  onSignOut: () => void
  /** Called when a suspended customer dismisses the notice. */
  onGoOn: () => void
  /** Asks customers to confirm their email address. */
  verifyPanel: ReactNode
  footer: ReactNode
  /** A line that offers the page in another language. */
  languageOffer?: ReactNode
  /** The notice that a new version is ready. */
  newVersion?: ReactNode
  /** Replaces a page that cannot be loaded offline. */
  offline?: ReactNode
}

/** The layout of every page: the frame around it, and notices that apply to all pages. */
export function RootLayout(props: RootLayoutProps) {
  const { siteName, hidesSuppliers, contactEmail, currencies } = props
  const { onSignOut, onGoOn, verifyPanel, footer, languageOffer, newVersion, offline } = props
  const { status, user } = useViewer()
  const hasNoExits = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hasNoExits),
  })

  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink to="main">
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <NavigationProgress />
      {hasNoExits ? (
        <ShortHeader {...{ siteName, hidesSuppliers, currencies }} />
      ) : (
        <SiteHeader {...{ siteName, hidesSuppliers, currencies, onSignOut }} />
      )}
      <BottomLine isFirstFocused>{newVersion ? null : languageOffer}</BottomLine>
      <OfflineBanner />
      {user && !user.verified && !hasNoExits ? verifyPanel : null}
      {/* The footer starts below the first screen, so that content that loads above it does not shift anything
         in view. */}
      <styled.main id="main" tabIndex={-1} flex="1" minH="100dvh" outline="none">
        {status === 'suspended' ? <SuspendedNotice {...{ contactEmail, onGoOn }} /> : null}
        <Content offline={offline} />
      </styled.main>
      {/* Printed instead of the footer, because a printed page needs only a contact address. */}
      <styled.p
        data-operator-contact
        display="none"
        _print={{ display: 'block' }}
        pt="6"
        px="4"
        fontSize="sm"
      >
        {siteName} · {contactEmail}
      </styled.p>
      {footer}
      <BottomLine>{newVersion}</BottomLine>
    </Flex>
  )
}

/** A notice that sticks to the bottom of the window, so that showing it does not shift the page. */
function BottomLine({
  isFirstFocused,
  children,
}: {
  isFirstFocused?: boolean
  children: ReactNode
}) {
  return (
    <styled.div
      data-bottom-line
      aria-live="polite"
      position="sticky"
      bottom="0"
      zIndex="header"
      order={isFirstFocused ? 1 : 0}
      css={{ '@media print': { display: 'none' } }}
    >
      {children}
    </styled.div>
  )
}

/** On sign-out, removes a private page even before the next page has loaded. */
function Content({ offline }: Pick<RootLayoutProps, 'offline'>) {
  const { user } = useViewer()
  const router = useRouter()
  const isOnline = useOnline()
  const isFailed = useMatches({
    select: (matches) => matches.some(({ status }) => status === 'error'),
  })
  const isPending = useMatches({
    select: (matches) => matches.some(({ status }) => status === 'pending'),
  })
  const isPrivate = useMatches({
    select: (matches) =>
      matches.some(({ staticData, status }) => staticData.isPrivate && status === 'success'),
  })

  // The offline page is already unmounted when the network returns, so it cannot retry itself.
  useNetworkReturn(() => {
    if (isFailed && offline) void router.invalidate()
  })

  if (!isOnline && (isFailed || isPending) && offline) return offline
  return isPrivate && !user ? null : <Outlet />
}
