import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button } from '#ui/control/button.tsx'

import type { PaymentActor } from './payment-actor.ts'

export interface PaymentActionProps {
  actor: PaymentActor
}

interface RetryPaymentProps extends PaymentActionProps {
  children?: ReactNode
  isMain?: boolean
}

export function RetryPayment({ actor, children, isMain = true }: RetryPaymentProps) {
  return (
    <Button
      variant={isMain ? 'solid' : 'outline'}
      onClick={() => actor.send({ type: 'retry.requested' })}
    >
      {children ?? <Trans>Try again</Trans>}
    </Button>
  )
}

/**
 * A button to check the payment with the server, for customers who do not want to wait for the form or the
 * bank.
 */
export function CheckPayment({ actor }: PaymentActionProps) {
  return (
    <Button variant="ghost" data-ghost onClick={() => actor.send({ type: 'retry.requested' })}>
      <Trans>Taking too long? Check status</Trans>
    </Button>
  )
}

export function OtherPaymentMethod({
  actor,
  isMain = false,
}: PaymentActionProps & { isMain?: boolean }) {
  return (
    <Button
      variant={isMain ? 'solid' : 'outline'}
      onClick={() => actor.send({ type: 'choice.reopened' })}
    >
      <Trans>Use another payment method</Trans>
    </Button>
  )
}

export function LeavePayment({ actor }: PaymentActionProps) {
  return (
    <Button variant="ghost" data-ghost onClick={() => actor.send({ type: 'payment.closed' })}>
      <Trans>Cancel payment</Trans>
    </Button>
  )
}
