import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { canCharge } from '#domain/payment/charge.ts'
import type { PaymentProviderName } from '#domain/payment/providers.ts'
import { baseCurrency } from '#domain/service/operator.ts'

/** What customers call it; the name of PayPal is the same in every language. */
export const PROVIDER_NAMES: Record<PaymentProviderName, MessageDescriptor> = {
  stripe: msg`Card`,
  payPal: msg`PayPal`,
  sandbox: msg`Test card`,
}

const PROVIDER_HINTS: Record<PaymentProviderName, () => MessageDescriptor> = {
  stripe: () => msg`Credit or debit card. The payment runs through Stripe.`,
  payPal: () =>
    canCharge('payPal', baseCurrency())
      ? msg`With your PayPal account.`
      : msg`With your PayPal account. PayPal charges no dinars: you see the amount before you pay.`,
  sandbox: () => msg`A trial of the payment. No money moves, and real cards are not accepted.`,
}

export const providerHint = (name: PaymentProviderName): MessageDescriptor => PROVIDER_HINTS[name]()

/** The same as a button beside another form. */
export const PROVIDER_SWITCHES: Record<PaymentProviderName, MessageDescriptor> = {
  stripe: msg`Pay by card instead`,
  payPal: msg`Pay with PayPal instead`,
  sandbox: msg`Pay with a test card instead`,
}
