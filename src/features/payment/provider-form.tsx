import { useSelector } from '@xstate/react'

import type { FlowHost } from '#flows/flow-host.ts'

import { chooseForm } from './methods/payment-method.ts'
import { PAYMENT_METHODS } from './methods/payment-methods.ts'
import type { PaymentActor } from './payment-actor.ts'
import { PaymentSdkPanel } from './payment-sdk-panel.tsx'
import { paymentSdkFlow } from './sdk/payment-sdk.flow.ts'

export interface ProviderFormProps {
  actor: PaymentActor
  flows: FlowHost
}

/** The form of the provider that this payment is with, as soon as what it needs is here. */
export function ProviderForm({ actor, flows }: ProviderFormProps) {
  const provider = useSelector(actor, ({ context }) => context.provider)
  if (!provider) return null
  const { Form } = chooseForm(PAYMENT_METHODS[provider], flows.deps.config.capabilities)

  return (
    <PaymentSdkPanel actor={flows.open(paymentSdkFlow, actor)}>
      <Form key={provider} actor={actor} host={flows.deps.config.apiHost} />
    </PaymentSdkPanel>
  )
}
