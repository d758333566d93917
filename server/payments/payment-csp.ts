import type { PaymentProviderName } from '#domain/payment/providers.ts'

import type { CspSources } from '../http/csp-sources.ts'

const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']
const PAYPAL = ['https://*.paypal.com', 'https://*.paypalobjects.com']

/** As Stripe and PayPal ask for in their documents about content security policies. */
const BY_PROVIDER: Record<PaymentProviderName, CspSources> = {
  sandbox: {},
  stripe: {
    script: STRIPE_SCRIPTS,
    connect: ['https://api.stripe.com'],
    frame: [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'],
    img: ['https://*.stripe.com'],
  },
  payPal: { script: PAYPAL, connect: PAYPAL, frame: PAYPAL, img: PAYPAL },
}

/** Nobody is let in but those who take payments here. */
export const paymentCspSources = (names: readonly PaymentProviderName[]): CspSources[] =>
  names.map((name) => BY_PROVIDER[name])
