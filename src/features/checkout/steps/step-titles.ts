import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { CheckoutStep, LaterStep } from '@masar/domain/booking/checkout-steps.ts'

interface StepTitles {
  title: MessageDescriptor
  /** The short title, shown with the step number on small screens. */
  short: MessageDescriptor
}

export const STEP_TITLES: Record<CheckoutStep, StepTitles> = {
  options: {
    title: msg`Booking options`,
    short: msg({ message: 'Options', context: 'step of checkout' }),
  },
  driver: {
    title: msg`Driver details`,
    short: msg({ message: 'Driver', context: 'step of checkout' }),
  },
  payment: {
    title: msg`Payment options`,
    short: msg({ message: 'Payment', context: 'step of checkout' }),
  },
  review: {
    title: msg`Review and book`,
    short: msg({ message: 'Review', context: 'step of checkout' }),
  },
}

/** The label of the button that opens the step. */
export const CONTINUE_LABELS: Record<LaterStep, MessageDescriptor> = {
  driver: msg`Continue to driver details`,
  payment: msg`Continue to payment options`,
  review: msg`Continue to review`,
}
