import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '#ui/control/button.tsx'

/**
 * Retries, and shows that it is busy until the attempt settles. That can take seconds, because requests to a
 * failing server are repeated.
 */
export function RetryButton({ onRetry }: { onRetry: () => unknown }) {
  const [isBusy, setBusy] = useState(false)

  async function retry() {
    if (isBusy) return
    setBusy(true)
    try {
      await onRetry()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button aria-disabled={isBusy} opacity={isBusy ? 0.75 : undefined} onClick={() => void retry()}>
      {isBusy ? <Trans>Trying again…</Trans> : <Trans>Try again</Trans>}
    </Button>
  )
}
