import type { PaymentMethods } from './payment-method.ts'
import { payPal } from './paypal/paypal.ts'
import { sandbox } from './sandbox/sandbox.ts'
import { stripe } from './stripe/stripe.ts'

/**
 * Loaded with the payment screens, which pass it to the form. If forms imported this list, every form's chunk
 * would contain it.
 */
export const PAYMENT_METHODS: PaymentMethods = { sandbox, stripe, payPal }
