import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { CarRange } from '@masar/domain/car/catalogue.ts'

/** The names of the contract's car ranges (CAR-14). */
export const RANGE_NAMES: Record<CarRange, MessageDescriptor> = {
  mini: msg`Mini car`,
  midi: msg`Midi SUV`,
  maxi: msg`Maxi van`,
  scooter: msg`Scooter`,
  bus: msg`Bus`,
  truck: msg`Truck`,
  caravan: msg`Camper van`,
}
