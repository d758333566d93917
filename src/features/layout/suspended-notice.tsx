import { Trans } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'

import { Button } from '#ui/control/button.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { styled } from '#ui/style/styled.ts'
import { SuspendedText } from '#rental/suspended-text.tsx'

export interface SuspendedNoticeProps {
  contactEmail: string
  onGoOn: () => void
}

/** Shown above every page until the suspended customer dismisses it. Session pages show it themselves. */
export function SuspendedNotice({ contactEmail, onGoOn }: SuspendedNoticeProps) {
  const isShownByPage = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.saysSuspended),
  })

  if (isShownByPage) return null
  return (
    <styled.div maxW="content" mx="auto" px={{ base: '4', md: '6' }} py="4">
      <Notice
        tone="warning"
        urgent
        title={<Trans>Your account is suspended.</Trans>}
        action={
          <Button size="sm" variant="outline" onClick={onGoOn}>
            <Trans>Browse as a guest</Trans>
          </Button>
        }
      >
        <SuspendedText contactEmail={contactEmail} />
      </Notice>
    </styled.div>
  )
}
