import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { usePrices } from '#rental/prices.tsx'

import type { PaymentActionProps } from '../payment-actions.tsx'

/** The progress of the provider's form, or the amount to pay. */
export function FormHeading({ actor }: PaymentActionProps) {
  const { showIn } = usePrices()
  const { value, context } = useSelector(actor, (payment) => payment)
  const step = typeof value === 'object' && 'paying' in value ? value.paying : null

  if (step === 'submitted') return <Trans>Processing payment…</Trans>
  if (step === 'challenged') return <Trans>Your bank asks for your approval</Trans>
  if (step === 'blocked') return <Trans>Your bank’s window was blocked</Trans>
  const { charge } = context
  return charge ? <Trans>Pay {showIn(charge.amount, charge.currency)}</Trans> : null
}
