import type { components } from '#openapi/schema.d.ts'

export const PAYMENT_PROVIDERS = [
  'sandbox',
  'stripe',
  'payPal',
] as const satisfies readonly components['schemas']['PaymentProvider'][]
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number]
