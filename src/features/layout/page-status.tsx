import { Trans } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'

import { useOnline } from '#ui/lifecycle/network.ts'
import { styled } from '#ui/style/styled.ts'

/** A thin line at the top while the next page loads. Fast navigations never show it (base.css). */
export function NavigationProgress() {
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' })

  return isPending ? <styled.div className="masar-progress" aria-hidden /> : null
}

export function OfflineBanner() {
  const isOnline = useOnline()

  return (
    <styled.div aria-live="polite">
      {isOnline ? null : (
        <styled.p
          bg="warning.subtle"
          color="warning.fg"
          px="4"
          py="2"
          fontWeight="medium"
          textAlign="center"
        >
          <styled.span display="inline-block" verticalAlign="middle" me="2">
            <WifiOff aria-hidden size={18} />
          </styled.span>
          <Trans>You’re offline.</Trans>
        </styled.p>
      )}
    </styled.div>
  )
}
