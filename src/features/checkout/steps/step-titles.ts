import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { CheckoutStep } from '#domain/booking/booking-draft.ts'

export const STEP_TITLES: Record<CheckoutStep, MessageDescriptor> = {
  options: msg`Booking options`,
  driver: msg`Driver details`,
  payment: msg`Payment options`,
  review: msg`Review and book`,
}
