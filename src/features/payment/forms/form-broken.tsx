import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'

import { logFailure } from '#api/cache/log-failure.ts'
import { CarHeld } from '#rental/screens/car-held.tsx'
import { Button } from '#ui/control/button.tsx'
import { Notice } from '#ui/toast/notice.tsx'

export interface FormBrokenProps {
  failure: unknown
  onRetry: () => void
}

/**
 * Shown when the provider's script has loaded but its form fails to open, for example because the provider's
 * server is unreachable.
 */
export function FormBroken({ failure, onRetry }: FormBrokenProps) {
  useEffect(() => logFailure(failure), [failure])

  return (
    <Notice
      tone="danger"
      urgent
      title={<Trans>The payment form doesn’t open</Trans>}
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The payment provider isn’t responding. You haven’t been charged.</Trans>
      <CarHeld />
    </Notice>
  )
}
