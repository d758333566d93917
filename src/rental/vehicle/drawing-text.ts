import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

import { chooseBodyStyle, type DrawableCar } from '@masar/domain/car/body-style.ts'
import type { BodyStyle } from '@masar/domain/car/body-styles.ts'

const SMALL_CAR_TEXT = msg`Drawing of a small car`
const SALOON_TEXT = msg`Drawing of a saloon`
const ESTATE_CAR_TEXT = msg`Drawing of an estate car`
const SUV_TEXT = msg`Drawing of an SUV`
const PEOPLE_CARRIER_TEXT = msg`Drawing of a people carrier`
const MINIBUS_TEXT = msg`Drawing of a minibus`
const VAN_TEXT = msg`Drawing of a van`
const CAMPER_VAN_TEXT = msg`Drawing of a camper van`
const SCOOTER_TEXT = msg`Drawing of a scooter`

/** The text for each drawing, which shows a kind of vehicle and not the car itself. */
const DRAWING_TEXTS: Record<BodyStyle, MessageDescriptor> = {
  city: SMALL_CAR_TEXT,
  boxCity: SMALL_CAR_TEXT,
  bubble: SMALL_CAR_TEXT,
  threeDoor: SMALL_CAR_TEXT,
  hatch: SMALL_CAR_TEXT,
  straightHatch: SMALL_CAR_TEXT,
  roundHatch: SMALL_CAR_TEXT,
  tallHatch: SMALL_CAR_TEXT,
  monobox: SMALL_CAR_TEXT,
  smallSaloon: SALOON_TEXT,
  saloon: SALOON_TEXT,
  estate: ESTATE_CAR_TEXT,
  smallSuv: msg`Drawing of a small SUV`,
  ruggedSuv: SUV_TEXT,
  sleekSuv: SUV_TEXT,
  boxySuv: SUV_TEXT,
  largeSuv: msg`Drawing of a large SUV`,
  offRoader: msg`Drawing of a small off-roader`,
  sevenSeater: ESTATE_CAR_TEXT,
  boxCarrier: PEOPLE_CARRIER_TEXT,
  carrier: PEOPLE_CARRIER_TEXT,
  minibus: MINIBUS_TEXT,
  spaceVan: PEOPLE_CARRIER_TEXT,
  shuttle: MINIBUS_TEXT,
  bus: msg`Drawing of a bus`,
  pickup: msg`Drawing of a pickup`,
  smallVan: VAN_TEXT,
  van: VAN_TEXT,
  largeVan: VAN_TEXT,
  boxTruck: msg`Drawing of a truck`,
  popTop: CAMPER_VAN_TEXT,
  camperVan: CAMPER_VAN_TEXT,
  camper: CAMPER_VAN_TEXT,
  alcove: CAMPER_VAN_TEXT,
  caravan: msg`Drawing of a caravan`,
  classicScooter: SCOOTER_TEXT,
  scooter: SCOOTER_TEXT,
  maxiScooter: SCOOTER_TEXT,
}

/** Returns the alternative text for the drawing of a car. */
export function useDrawingText(car: DrawableCar): string {
  const { i18n } = useLingui()
  return i18n._(DRAWING_TEXTS[chooseBodyStyle(car)])
}
