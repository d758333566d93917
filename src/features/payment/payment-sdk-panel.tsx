import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import { CarHeld } from '#rental/screens/car-held.tsx'
import { Button } from '#ui/control/button.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled, Stack } from '#ui/style/styled.ts'

import type { PaymentSdkActor } from './sdk/payment-sdk.flow.ts'

export interface PaymentSdkPanelProps {
  actor: PaymentSdkActor
  /** The provider's form, rendered once the script is ready. */
  children: ReactNode
}

/** The state of the provider's script: loading, blocked or ready. */
export function PaymentSdkPanel({ actor, children }: PaymentSdkPanelProps) {
  const isReady = useSelector(actor, (sdk) => sdk.hasTag('ready'))
  const isBlocked = useSelector(actor, (sdk) => sdk.hasTag('error'))

  if (isReady) return children
  return isBlocked ? <Blocked actor={actor} /> : <SdkLoading />
}

function SdkLoading() {
  return (
    <Stack gap="4" aria-busy>
      <styled.output color="fg.muted">
        <Trans>The payment form is loading…</Trans>
      </styled.output>
      <Skeleton height="11" />
      <Skeleton height="11" />
    </Stack>
  )
}

function Blocked({ actor }: { actor: PaymentSdkActor }) {
  return (
    <Notice
      tone="danger"
      urgent
      title={<Trans>The payment form couldn’t be loaded</Trans>}
      action={
        <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>
        An ad blocker or your network may be blocking it. You haven’t been charged. Allow it here
        and try again, or choose another payment method.
      </Trans>
      <CarHeld />
    </Notice>
  )
}
