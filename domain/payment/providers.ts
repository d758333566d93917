import type { components } from '@masar/openapi/schema.d.ts'

export type PaymentProviderName = components['schemas']['PaymentProvider']

/**
 * How the contract opens and checks a payment: `create-checkout-session` or `create-paypal-order`.
 */
export type PaymentProtocol = 'session' | 'order'

export const PAYMENT_PROTOCOLS = {
  sandbox: 'session',
  stripe: 'session',
  // The order calls are specific to PayPal: another provider with orders would need its own calls.
  payPal: 'order',
} as const satisfies Record<Exclude<PaymentProviderName, 'payPal'>, 'session'> & {
  payPal: 'order'
}

type ProviderWith<Protocol extends PaymentProtocol> = {
  [Name in PaymentProviderName]: (typeof PAYMENT_PROTOCOLS)[Name] extends Protocol ? Name : never
}[PaymentProviderName]
export type SessionProvider = ProviderWith<'session'>
export type OrderProvider = ProviderWith<'order'>

export const hasSessions = (name: PaymentProviderName): name is SessionProvider =>
  PAYMENT_PROTOCOLS[name] === 'session'

/**
 * The company that processes the payment and its data; null for the sandbox, which is part of our
 * server.
 */
export const PAYMENT_COMPANIES: Record<PaymentProviderName, string | null> = {
  sandbox: null,
  stripe: 'Stripe',
  payPal: 'PayPal',
}

export const PAYMENT_PROVIDERS = Object.keys(PAYMENT_COMPANIES) as readonly PaymentProviderName[]
