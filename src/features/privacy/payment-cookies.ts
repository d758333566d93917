import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

/** The cookie policy's text about each provider; null if the provider stores nothing in the browser. */
export const PAYMENT_COOKIES: Record<PaymentProviderName, MessageDescriptor | null> = {
  sandbox: null,
  stripe: msg`Stripe takes card payments from the payment step on. Against fraud, it may keep cookies whose names begin with __stripe, for a year at most.`,
  payPal: msg`PayPal takes payments when you choose it, and stores its own cookies in its window.`,
}
