import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { CheckoutStep } from '#domain/booking/checkout-steps.ts'

/** Under the numbers of the steps on a phone. */
export const SHORT_STEP_TITLES: Record<CheckoutStep, MessageDescriptor> = {
  options: msg({ message: 'Options', context: 'step of checkout' }),
  driver: msg({ message: 'Driver', context: 'step of checkout' }),
  payment: msg({ message: 'Payment', context: 'step of checkout' }),
  review: msg({ message: 'Review', context: 'step of checkout' }),
}

export const STEP_TITLES: Record<CheckoutStep, MessageDescriptor> = {
  options: msg`Booking options`,
  driver: msg`Driver details`,
  payment: msg`Payment options`,
  review: msg`Review and book`,
}
