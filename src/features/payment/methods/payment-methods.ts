import type { PaymentMethods } from './payment-method.ts'
import { payPal } from './paypal/paypal.ts'
import { sandbox } from './sandbox/sandbox.ts'
import { stripe } from './stripe/stripe.ts'

/** Comes with the screens of a payment, which give it to the form: imported there, too, it would be in a chunk of every form. */
export const PAYMENT_METHODS: PaymentMethods = { sandbox, stripe, payPal }
