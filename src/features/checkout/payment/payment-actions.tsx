import { Trans } from '@lingui/react/macro'

import { Button } from '#ui/button.tsx'

import type { PaymentActor } from './payment-actor.ts'

export interface PaymentActionProps {
  actor: PaymentActor
}

export function RetryPayment({ actor }: PaymentActionProps) {
  return (
    <Button onClick={() => actor.send({ type: 'retry.requested' })}>
      <Trans>Try again</Trans>
    </Button>
  )
}

export function OtherWay({ actor, isMain = false }: PaymentActionProps & { isMain?: boolean }) {
  return (
    <Button
      variant={isMain ? 'solid' : 'outline'}
      onClick={() => actor.send({ type: 'choice.reopened' })}
    >
      <Trans>Choose another way to pay</Trans>
    </Button>
  )
}

export function LeavePayment({ actor }: PaymentActionProps) {
  return (
    <Button variant="ghost" onClick={() => actor.send({ type: 'payment.left' })}>
      <Trans>Leave the payment</Trans>
    </Button>
  )
}
