import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import type { Extra, ExtraOffer } from '@masar/domain/pricing/extras.ts'

import { EXTRA_NAMES, getIncludedNames } from '../car-facts/car-names.ts'
import { useCapabilities } from '../operator-settings.ts'

const EXPLANATIONS: Record<Extra, MessageDescriptor> = {
  cancellation: msg`Cancel up to 24 hours before pick-up for a full refund.`,
  amendments: msg`Dates and options can be changed after booking.`,
  theftProtection: msg`Covers theft of the car.`,
  collisionDamageWaiver: msg`Limits what you pay for damage to the car.`,
  fullInsurance: msg`Covers damage to the car and to others.`,
  additionalDriver: msg`Add a second driver. You’ll enter their details next.`,
}

/**
 * The explanations for backends without refund terms, and for backends on which only staff can change bookings.
 */
const ON_REQUEST_EXPLANATIONS = {
  cancellation: msg`You can ask the rental company to cancel.`,
  amendments: msg`You can ask the rental company to change dates and options.`,
}

interface OptionText {
  name: string
  /** A sentence about what the customer gets. */
  explanation: string
}

/** Returns a function that returns an option's name and explanation for this backend. */
export function useOptionText(): (extra: Extra, offer: ExtraOffer) => OptionText {
  const { i18n } = useLingui()
  const { refundTerms, amendments } = useCapabilities()
  const included = getIncludedNames({ refundTerms, amendments })
  const explanations = {
    ...EXPLANATIONS,
    ...(!refundTerms && { cancellation: ON_REQUEST_EXPLANATIONS.cancellation }),
    ...(!amendments && { amendments: ON_REQUEST_EXPLANATIONS.amendments }),
  }

  return (extra, { offer }) => ({
    name: i18n._((offer === 'included' ? included : EXTRA_NAMES)[extra]),
    explanation: i18n._(explanations[extra]),
  })
}
