import { Trans } from '@lingui/react/macro'

import { Button } from '#ui/control/button.tsx'
import { Notice } from '#ui/toast/notice.tsx'

import type { ShownSession } from './use-session.ts'

/** Explains why a customer has to sign in again. */
export function SessionNotice({ session }: { session: ShownSession }) {
  const { why, canRetry, send } = session

  if (why === 'refused') {
    return (
      <Notice tone="info">
        <Trans>Your session has expired. Sign in to pick up where you left off.</Trans>
      </Notice>
    )
  }
  if (why === 'elsewhere') {
    return (
      <Notice tone="info">
        <Trans>You’ve signed out in another tab.</Trans>
      </Notice>
    )
  }
  if (why !== 'unreachable' || !canRetry) return null
  return (
    <Notice
      tone="warning"
      title={<Trans>We couldn’t reach the server.</Trans>}
      action={
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            send({ type: 'refresh.requested' })
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>We couldn’t confirm that you’re still signed in.</Trans>
    </Notice>
  )
}
