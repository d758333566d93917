import type { StripeCheckoutElementsSdkOptions } from '@stripe/stripe-js'

import { checkoutSdk } from './checkout.ts'

/*
 * Stands in for the script of js.stripe.com in tests: what `@stripe/react-stripe-js/checkout` calls,
 * against the simulator. What it does not have, no page of ours uses.
 */

const unused = () => {
  throw new Error('This part of Stripe.js has no stand-in.')
}

const stripe = (publishableKey: string) => ({
  initCheckoutElementsSdk: (options: StripeCheckoutElementsSdkOptions) =>
    checkoutSdk(publishableKey, options),
  // By these the React package knows a Stripe object.
  elements: unused,
  createToken: unused,
  createPaymentMethod: unused,
  confirmCardPayment: unused,
  registerAppInfo: () => {},
  _registerWrapper: () => {},
})

Object.assign(window, { Stripe: Object.assign(stripe, { version: 'endive' }) })
