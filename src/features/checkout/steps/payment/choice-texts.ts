import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { PaymentBar, PaymentChoice } from '#domain/payment/payment.ts'

export const CHOICE_TITLES: Record<PaymentChoice, MessageDescriptor> = {
  later: msg`Pay later, at the counter`,
  deposit: msg`Pay the deposit online`,
  full: msg`Pay in full online`,
}

/** Why a choice cannot be taken. */
export const BARRED_TEXTS: Record<PaymentBar, MessageDescriptor> = {
  'supplier-wants-payment': msg`This company takes payment online only.`,
  'no-deposit': msg`This car has no deposit.`,
  country: msg`Online payment is not allowed for users in Tunisia. Pay later or pay the deposit.`,
  'no-provider': msg`Online payment is not available here. Pay later at the counter.`,
}
