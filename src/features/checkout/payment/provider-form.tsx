import { useSelector } from '@xstate/react'

import type { PaymentActor } from './payment-actor.ts'
import { PaymentSdkPanel } from './payment-sdk-panel.tsx'
import { PROVIDER_FORMS } from './provider-forms.ts'
import { paymentSdkOf } from './sdk/payment-sdk-actor.ts'

export interface ProviderFormProps {
  actor: PaymentActor
  /** The origin of the API; empty when it is the page's own. */
  host: string
}

/** The form of the provider that this payment is with, as soon as what it needs is here. */
export function ProviderForm({ actor, host }: ProviderFormProps) {
  const provider = useSelector(actor, ({ context }) => context.provider)
  if (!provider) return null
  const Form = PROVIDER_FORMS[provider]

  return (
    <PaymentSdkPanel actor={paymentSdkOf(actor)}>
      <Form key={provider} actor={actor} host={host} />
    </PaymentSdkPanel>
  )
}
