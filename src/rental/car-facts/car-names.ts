import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Capabilities } from '#api/capabilities.ts'
import type { FuelPolicy, FuelType, Gearbox, Multimedia } from '@masar/domain/car/catalogue.ts'
import type { Extra } from '@masar/domain/pricing/extras.ts'

/** The names shown for values of the contract (CAR-14). */
export const FUEL_NAMES: Record<FuelType, MessageDescriptor> = {
  diesel: msg`Diesel`,
  gasoline: msg`Petrol`,
  electric: msg`Electric`,
  hybrid: msg`Hybrid`,
  plugInHybrid: msg`Plug-in hybrid`,
  unknown: msg`Other fuel`,
}

export const GEARBOX_NAMES: Record<Gearbox, MessageDescriptor> = {
  manual: msg({ message: 'Manual', comment: 'A gearbox' }),
  automatic: msg({ message: 'Automatic', comment: 'A gearbox' }),
}

export const FUEL_POLICY_NAMES: Record<FuelPolicy, MessageDescriptor> = {
  likeForlike: msg`Same fuel level`,
  freeTank: msg`Fuel included`,
  fullToFull: msg`Full to full`,
  FullToEmpty: msg`Full to empty`,
}

export const MULTIMEDIA_NAMES: Record<Multimedia, MessageDescriptor> = {
  touchscreen: msg`Touchscreen`,
  bluetooth: msg`Bluetooth`,
  androidAuto: msg`Android Auto`,
  appleCarPlay: msg`Apple CarPlay`,
}

export const EXTRA_NAMES: Record<Extra, MessageDescriptor> = {
  // “Cancellation 25 TND” would read as a fee.
  cancellation: msg`Cancellation option`,
  amendments: msg`Change option`,
  theftProtection: msg`Theft protection`,
  collisionDamageWaiver: msg`Collision damage waiver`,
  fullInsurance: msg`Full insurance`,
  additionalDriver: msg`Additional driver`,
}

/** The names of options included in the price. Only these options are called free. */
export const INCLUDED_NAMES: Record<Extra, MessageDescriptor> = {
  ...EXTRA_NAMES,
  cancellation: msg`Free cancellation`,
  amendments: msg`Free changes`,
}

/**
 * Returns the names of included options. Does not promise refunds, or changes by customers, if the backend does
 * not support them.
 */
export const getIncludedNames = ({
  refundTerms,
  amendments,
}: Pick<Capabilities, 'refundTerms' | 'amendments'>): Record<Extra, MessageDescriptor> => ({
  ...INCLUDED_NAMES,
  ...(!refundTerms && { cancellation: EXTRA_NAMES.cancellation }),
  ...(!amendments && { amendments: EXTRA_NAMES.amendments }),
})
