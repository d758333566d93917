import type { PaymentProviderName } from '#domain/charge.ts'

import { type Later, later } from '../later.tsx'
import type { PaymentActor } from './payment-actor.ts'

interface FormProps {
  actor: PaymentActor
  /** The origin of the API; empty when it is the page's own. */
  host: string
}

/** The form of each provider, downloaded when the customer pays there and not before. */
export const PROVIDER_FORMS: Record<PaymentProviderName, Later<FormProps>> = {
  sandbox: later<FormProps>(async () => {
    const { SandboxForm } = await import('./forms/sandbox/sandbox-form.tsx')
    return SandboxForm
  }),
  stripe: later<FormProps>(async () => {
    const { StripeForm } = await import('./forms/stripe-form.tsx')
    return StripeForm
  }),
  payPal: later<FormProps>(async () => {
    const { PayPalForm } = await import('./forms/paypal-form.tsx')
    return PayPalForm
  }),
}
