import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { PaymentProviderName } from '#domain/payment/providers.ts'

/** What customers call each way to pay online; the name of PayPal is the same in every language. */
export const METHOD_NAMES: Record<PaymentProviderName, MessageDescriptor> = {
  stripe: msg`Card`,
  payPal: msg`PayPal`,
  sandbox: msg`Test card`,
}
