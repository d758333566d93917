import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { formatRate } from '@masar/domain/money/money-format.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { usePrices } from '#rental/prices.tsx'
import { P } from '#ui/style/type.tsx'

import type { PaymentActor } from '../payment-actor.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'

export interface ChargeTextProps {
  actor: PaymentActor
}

/**
 * The label of the pay button: the charged amount in the currency of the charge, regardless of the display
 * currency.
 */
export function PayText({ actor }: ChargeTextProps) {
  const { showIn } = usePrices()
  const charge = useSelector(actor, ({ context }) => context.charge)

  return charge ? (
    <Trans>Pay {showIn(charge.amount, charge.currency)}</Trans>
  ) : (
    <Trans comment="The button of a payment form">Pay</Trans>
  )
}

/** The charge, the base amount and the exchange rate, shown when the charge is not in the base currency. */
export function ChargeNote({ actor }: ChargeTextProps) {
  const { showIn } = usePrices()
  const { language } = usePreferences()
  const charge = useSelector(actor, ({ context }) => context.charge)
  if (!charge || charge.currency === getBaseCurrency()) return null

  return (
    <P size="sm" tone="muted">
      <Trans>
        You’re charged {showIn(charge.amount, charge.currency)}. That’s{' '}
        {showIn(charge.baseAmount, getBaseCurrency())} at the rate of 1 {getBaseCurrency()} ={' '}
        {formatRate(charge.rate, charge.currency, language)}.
      </Trans>
    </P>
  )
}
