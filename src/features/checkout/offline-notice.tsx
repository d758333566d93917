import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

import { Notice } from '#ui/notice.tsx'

/** Says that the network is gone, and that nothing is lost by it. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine)
  if (isOnline) return null

  return (
    <Notice tone="warning" urgent title={<Trans>You are offline</Trans>}>
      <Trans>What you type is kept. You can book as soon as the connection is back.</Trans>
    </Notice>
  )
}

function follow(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
