import { useSelector } from '@xstate/react'

import type { CheckoutActor } from './flow/checkout.flow.ts'
import { makeChosenTerms } from './flow/chosen-terms.ts'
import type { CheckoutFacts } from './flow/use-checkout-facts.ts'
import type { ProviderFormComponent } from '../payment/methods/payment-method.ts'
import { PaymentPanel } from '../payment/payment-panel.tsx'
import { Preparing } from '../payment/screens/pending.tsx'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'

export interface CheckoutPaymentProps {
  actor: CheckoutActor
  facts: CheckoutFacts
  providerForm?: ProviderFormComponent | undefined
}

/** The payment that checkout has started, rendered by its own panel. */
export function CheckoutPayment({ actor, facts, providerForm }: CheckoutPaymentProps) {
  const payment = useSelector(actor, ({ children }) => children['payment'])
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const zone = facts.pickUp?.timeZone ?? getDefaultTimeZone()

  return payment ? (
    <PaymentPanel
      actor={payment}
      paidFor={{
        choice: context.draft.choice,
        due: makeChosenTerms(context)?.now ?? null,
        zone,
      }}
      providerForm={providerForm}
    />
  ) : (
    <Preparing />
  )
}
