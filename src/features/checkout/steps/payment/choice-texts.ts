import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { getCountryWithoutFullPayment, DEFAULT_UNITS } from '@masar/domain/service/operator.ts'
import type { PaymentBar, PaymentChoice } from '@masar/domain/payment/payment.ts'

export const CHOICE_TITLES: Record<PaymentChoice, MessageDescriptor> = {
  later: msg`Pay later, at the counter`,
  deposit: msg`Pay the deposit online`,
  rental: msg`Pay the rental online`,
  full: msg`Pay in full online`,
}

const TUNISIA_TEXT = msg`Online payment is not allowed for users in Tunisia. Pay later or pay the deposit.`

const BARRED_TEXTS: Record<PaymentBar, MessageDescriptor> = {
  'supplier-wants-payment': msg`This company takes payment online only.`,
  'no-deposit': msg`This car has no deposit.`,
  country: msg`The full amount can’t be paid online from your country. Pay later or pay the deposit.`,
  'no-provider': msg`Online payment isn’t available here. Pay later at the counter.`,
}

const NO_PROVIDER_TEXT = msg`Online payment isn’t available here.`

export const getBarText = (bar: PaymentBar, canPayLater = true): MessageDescriptor =>
  bar === 'no-provider' && !canPayLater
    ? NO_PROVIDER_TEXT
    : bar === 'country' && getCountryWithoutFullPayment() === DEFAULT_UNITS.noFullPaymentFrom
      ? TUNISIA_TEXT
      : BARRED_TEXTS[bar]
