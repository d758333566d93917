import type { StripeCheckoutElementsSdkOptions } from '@stripe/stripe-js'

import { checkoutSdk } from './checkout.ts'

/**
 * Fakes the script of js.stripe.com in tests: what `@stripe/react-stripe-js/checkout` calls, with
 * the simulator behind it. Our pages use no other parts.
 */

const unused = () => {
  throw new Error('This part of Stripe.js is not simulated.')
}

const stripe = (publishableKey: string) => ({
  initCheckoutElementsSdk: (options: StripeCheckoutElementsSdkOptions) =>
    checkoutSdk(publishableKey, options),
  // The React package recognizes a Stripe object by these.
  elements: unused,
  createToken: unused,
  createPaymentMethod: unused,
  confirmCardPayment: unused,
  registerAppInfo: () => {},
  _registerWrapper: () => {},
})

Object.assign(window, { Stripe: Object.assign(stripe, { version: 'endive' }) })
