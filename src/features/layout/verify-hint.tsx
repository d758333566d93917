import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'

import { Notice } from '#ui/notice.tsx'
import { Page } from '#ui/page.tsx'

/** Where a customer acts, an address that was never confirmed gets in the way (decisions). */
const ACTING_PAGES = ['/checkout', '/bookings', '/booking']

export function VerifyHint({ user }: { user: { email: string } }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (!ACTING_PAGES.includes(path)) return null

  return (
    <Page as="aside" py="4" pb="0">
      <Notice tone="warning" title={<Trans>Confirm your email address</Trans>}>
        <Trans>
          We have sent a link to {user.email}. It works for one day; open it so that suppliers can
          reach you.
        </Trans>
      </Notice>
    </Page>
  )
}
