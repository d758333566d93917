import { Trans } from '@lingui/react/macro'

import { Button } from '#ui/control/button.tsx'
import { Notice } from '#ui/toast/notice.tsx'

import type { ShownSession } from './use-session.ts'

/** Why a customer who was signed in has to sign in again. */
export function SessionNotice({ session }: { session: ShownSession }) {
  const { why, canRetry, send } = session

  if (why === 'expired' || why === 'refused') {
    return (
      <Notice tone="info">
        <Trans>Your session has ended. Sign in again to go on where you were.</Trans>
      </Notice>
    )
  }
  if (why === 'elsewhere') {
    return (
      <Notice tone="info">
        <Trans>You have signed out in another tab.</Trans>
      </Notice>
    )
  }
  if (why !== 'unreachable' || !canRetry) return null
  return (
    <Notice
      tone="warning"
      title={<Trans>We could not reach the server.</Trans>}
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
      <Trans>You were signed in; we could not check whether you still are.</Trans>
    </Notice>
  )
}
