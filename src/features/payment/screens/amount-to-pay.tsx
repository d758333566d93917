import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { usePrices } from '#rental/prices.tsx'
import { P } from '#ui/style/type.tsx'

import type { PaymentActionProps } from '../payment-actions.tsx'

/** The amount of the payment, on screens without it in their heading. Nothing until the amount is known. */
export function AmountToPay({ actor }: PaymentActionProps) {
  const { showIn } = usePrices()
  const charge = useSelector(actor, ({ context }) => context.charge)
  if (!charge) return null

  return (
    <P fontWeight="semibold">
      <Trans>Amount to pay: {showIn(charge.amount, charge.currency)}</Trans>
    </P>
  )
}
