import { useSelector } from '@xstate/react'

import type { FlowHost } from '#flows/flow-host.ts'

import { chooseForm, type PaymentMethods } from './methods/payment-method.ts'
import type { PaymentActor } from './payment-actor.ts'
import { PaymentSdkPanel } from './payment-sdk-panel.tsx'
import { paymentSdkFlow } from './sdk/payment-sdk.flow.ts'

export interface ProviderFormProps {
  actor: PaymentActor
  flows: FlowHost
  methods: PaymentMethods
}

/** The payment provider's form, rendered once everything that it needs is loaded. */
export function ProviderForm({ actor, flows, methods }: ProviderFormProps) {
  const provider = useSelector(actor, ({ context }) => context.provider)
  if (!provider) return null
  const { Form } = chooseForm(methods[provider], flows.deps.config.capabilities)

  return (
    <PaymentSdkPanel actor={flows.open(paymentSdkFlow, { payment: actor, methods })}>
      <Form key={provider} actor={actor} host={flows.deps.config.apiHost} />
    </PaymentSdkPanel>
  )
}
