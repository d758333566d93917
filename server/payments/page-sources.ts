import type { PaymentProviderName } from '#domain/charge.ts'

/** Whom the form of a provider may run, ask, show in a frame and draw from, on our page. */
export type PageSources = Record<'script' | 'connect' | 'frame' | 'img', readonly string[]>

const NOBODY: PageSources = { script: [], connect: [], frame: [], img: [] }
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']
const PAYPAL = ['https://*.paypal.com', 'https://*.paypalobjects.com']

/** As Stripe and PayPal ask for in their documents about content security policies. */
const BY_PROVIDER: Record<PaymentProviderName, PageSources> = {
  sandbox: NOBODY,
  stripe: {
    script: STRIPE_SCRIPTS,
    connect: ['https://api.stripe.com'],
    frame: [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'],
    img: ['https://*.stripe.com'],
  },
  payPal: { script: PAYPAL, connect: PAYPAL, frame: PAYPAL, img: PAYPAL },
}

/** Nobody is let in but those who take payments here. */
export function pageSources(names: readonly PaymentProviderName[]): PageSources {
  const sources = names.map((name) => BY_PROVIDER[name])
  return {
    script: sources.flatMap(({ script }) => script),
    connect: sources.flatMap(({ connect }) => connect),
    frame: sources.flatMap(({ frame }) => frame),
    img: sources.flatMap(({ img }) => img),
  }
}
