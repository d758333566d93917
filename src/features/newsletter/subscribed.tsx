import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { useCapabilities } from '#rental/operator-settings.ts'
import { Notice } from '#ui/toast/notice.tsx'
import { styled } from '#ui/style/styled.ts'

/** Replaces the form, and takes the focus from its button. */
export function Subscribed({ email }: { email: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const { confirmsNewsletter } = useCapabilities()

  useEffect(() => ref.current?.focus(), [])

  return (
    <styled.div ref={ref} tabIndex={-1}>
      <Notice tone="success" title={<Trans>Thank you.</Trans>}>
        {confirmsNewsletter ? (
          <Trans>
            We’ve sent an email to {email}. Open its link within 24 hours and confirm your
            subscription.
          </Trans>
        ) : (
          <Trans>We’ve received your request for {email}.</Trans>
        )}
      </Notice>
    </styled.div>
  )
}
