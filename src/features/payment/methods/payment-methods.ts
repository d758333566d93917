import type { PaymentProviderName } from '#domain/payment/providers.ts'

import type { PaymentMethod } from './payment-method.ts'
import { payPal } from './paypal/paypal.ts'
import { sandbox } from './sandbox/sandbox.ts'
import { stripe } from './stripe/stripe.ts'

export const PAYMENT_METHODS: Record<PaymentProviderName, PaymentMethod> = {
  sandbox,
  stripe,
  payPal,
}
