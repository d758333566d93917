import { useSelector } from '@xstate/react'

import type { CheckoutActor } from '../flow/checkout-flows.ts'
import type { ProviderForm } from './payment-actor.ts'
import { PaymentPanel } from './payment-panel.tsx'
import { Preparing } from './screens/in-between.tsx'

export interface CheckoutPaymentProps {
  actor: CheckoutActor
  providerForm?: ProviderForm | undefined
}

/** The payment that checkout has started, drawn by its own panel. */
export function CheckoutPayment({ actor, providerForm }: CheckoutPaymentProps) {
  const payment = useSelector(actor, ({ children }) => children['payment'])
  const choice = useSelector(actor, ({ context }) => context.draft.choice)

  return payment ? (
    <PaymentPanel actor={payment} choice={choice} providerForm={providerForm} />
  ) : (
    <Preparing />
  )
}
