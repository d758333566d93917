import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { useCapabilities } from '#rental/operator-settings.ts'
import { Button } from '#ui/control/button.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { styled } from '#ui/style/styled.ts'

export interface MessageSentProps {
  /** The email address that receives the copy and the reply. */
  email: string
  onMore: () => void
}

/** Replaces the form after sending, and takes the focus from the form's button. */
export function MessageSent({ email, onMore }: MessageSentProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { contactReceipts } = useCapabilities()

  useEffect(() => ref.current?.focus(), [])

  return (
    <styled.div ref={ref} tabIndex={-1}>
      <Notice
        tone="success"
        title={<Trans>Your message has been sent.</Trans>}
        action={
          <Button variant="outline" size="sm" onClick={onMore}>
            <Trans>Write another message</Trans>
          </Button>
        }
      >
        {contactReceipts ? (
          <Trans>We’ve sent a confirmation to {email} and will reply there.</Trans>
        ) : (
          <Trans>We’ll reply to {email}.</Trans>
        )}
      </Notice>
    </styled.div>
  )
}
