import type { StripeCheckoutElementsSdkOptions } from '@stripe/stripe-js'

import { createCheckoutSdk } from './checkout.ts'

/**
 * Fakes the script of js.stripe.com in tests: implements what `@stripe/react-stripe-js/checkout` calls, on top
 * of the simulator. Our pages use no other parts.
 */

const throwNotSimulated = () => {
  throw new Error('This part of Stripe.js is not simulated.')
}

const createStripe = (publishableKey: string) => ({
  initCheckoutElementsSdk: (options: StripeCheckoutElementsSdkOptions) =>
    createCheckoutSdk(publishableKey, options),
  // The React package recognizes a Stripe object by these methods.
  elements: throwNotSimulated,
  createToken: throwNotSimulated,
  createPaymentMethod: throwNotSimulated,
  confirmCardPayment: throwNotSimulated,
  registerAppInfo: () => {},
  _registerWrapper: () => {},
})

Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'endive' }) })
