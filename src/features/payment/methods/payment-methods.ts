import type { PaymentMethods } from './payment-method.ts'
import { payPal } from './paypal/paypal.ts'
import { sandbox } from './sandbox/sandbox.ts'
import { stripe } from './stripe/stripe.ts'

/**
 * All payment methods, loaded with the payment screens, which pass them to the form. If the form imported this
 * list, the chunk of every form would contain it.
 */
export const PAYMENT_METHODS: PaymentMethods = { sandbox, stripe, payPal }
