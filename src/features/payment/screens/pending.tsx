import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Card } from '#ui/page/card.tsx'
import { SceneDrawing } from '#ui/drawings/scene-drawing.tsx'
import { ProgressLine } from '#ui/page/progress-line.tsx'
import { P } from '#ui/style/type.tsx'

import { CarHeld } from '#rental/screens/car-held.tsx'
import { ScreenHeading } from '#rental/screens/screen-heading.tsx'
import { Stack } from '#ui/style/styled.ts'

import type { PaymentActionProps } from '../payment-actions.tsx'
import { AmountToPay } from './amount-to-pay.tsx'

/** Shown while the payment is being created with the provider. */
export function Preparing() {
  return (
    <PendingCard title={<Trans>Preparing the payment</Trans>}>
      <CarHeld />
    </PendingCard>
  )
}

/** Shown while the payment may be in progress, so it must never look like a failure. */
export function Confirming({ actor }: PaymentActionProps) {
  return (
    <PendingCard
      title={<Trans>We’re confirming your payment</Trans>}
      amount={<AmountToPay actor={actor} />}
    >
      <Trans>This can take a minute. Please don’t pay again.</Trans>
    </PendingCard>
  )
}

/** Shown between the end of the payment and the next screen of checkout. */
export function PaymentEnded() {
  return <PendingCard title={<Trans>One moment</Trans>} />
}

interface PendingCardProps {
  title: ReactNode
  amount?: ReactNode
  children?: ReactNode
}

function PendingCard({ title, amount, children }: PendingCardProps) {
  return (
    <Card aria-busy>
      <output>
        <Stack gap="2">
          <SceneDrawing scene="waiting" />
          <ScreenHeading>{title}</ScreenHeading>
          {amount}
          {children ? <P>{children}</P> : null}
          <ProgressLine />
        </Stack>
      </output>
    </Card>
  )
}
