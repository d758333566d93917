import type { ComponentType } from 'react'

import type { Capabilities } from '#api/capabilities.ts'
import type { PaymentProviderName } from '#domain/payment/providers.ts'
import { type LazyPart, lazyPart } from '#ui/lazy/lazy-part.tsx'

import { OnItsWay } from '#rental/screens/on-its-way.tsx'
import type { PaymentActor } from './payment-actor.ts'

interface FormProps {
  actor: PaymentActor
  /** The origin of the API; empty when it is the page's own. */
  host: string
}

/** The form of each provider, downloaded when the customer pays there and not before. */
const PROVIDER_FORMS: Record<PaymentProviderName, LazyPart<FormProps>> = {
  sandbox: form(async () => (await import('./forms/sandbox/sandbox-form.tsx')).SandboxForm),
  stripe: form(async () => (await import('./forms/stripe-form.tsx')).StripeForm),
  payPal: form(async () => (await import('./forms/paypal-form.tsx')).PayPalForm),
}

/** The same without `paymentsForBookings`. */
const FORMS_BEFORE_BOOKING: typeof PROVIDER_FORMS = {
  ...PROVIDER_FORMS,
  stripe: form(async () => (await import('./forms/embedded-stripe-form.tsx')).EmbeddedStripeForm),
  payPal: form(async () => (await import('./forms/capturing-paypal-form.tsx')).CapturingPayPalForm),
}

export const providerForms = ({ paymentsForBookings }: Capabilities): typeof PROVIDER_FORMS =>
  paymentsForBookings ? PROVIDER_FORMS : FORMS_BEFORE_BOOKING

function form(load: () => Promise<ComponentType<FormProps>>) {
  return lazyPart(load, { Meanwhile: OnItsWay, isNeeded: true })
}
