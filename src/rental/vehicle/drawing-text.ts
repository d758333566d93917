import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

import { chooseBodyStyle, type DrawableCar } from '@masar/domain/car/body-style.ts'
import type { BodyStyle } from '@masar/domain/car/body-styles.ts'

const SMALL_CAR = msg`Drawing of a small car`
const SALOON = msg`Drawing of a saloon`
const ESTATE_CAR = msg`Drawing of an estate car`
const SUV = msg`Drawing of an SUV`
const PEOPLE_CARRIER = msg`Drawing of a people carrier`
const MINIBUS = msg`Drawing of a minibus`
const VAN = msg`Drawing of a van`
const CAMPER_VAN = msg`Drawing of a camper van`
const SCOOTER = msg`Drawing of a scooter`

/** The text for each drawing, which shows a kind of vehicle and not the car itself. */
const DRAWING_TEXTS: Record<BodyStyle, MessageDescriptor> = {
  city: SMALL_CAR,
  boxCity: SMALL_CAR,
  bubble: SMALL_CAR,
  threeDoor: SMALL_CAR,
  hatch: SMALL_CAR,
  straightHatch: SMALL_CAR,
  roundHatch: SMALL_CAR,
  tallHatch: SMALL_CAR,
  monobox: SMALL_CAR,
  smallSaloon: SALOON,
  saloon: SALOON,
  estate: ESTATE_CAR,
  smallSuv: msg`Drawing of a small SUV`,
  ruggedSuv: SUV,
  sleekSuv: SUV,
  boxySuv: SUV,
  largeSuv: msg`Drawing of a large SUV`,
  offRoader: msg`Drawing of a small off-roader`,
  sevenSeater: ESTATE_CAR,
  boxCarrier: PEOPLE_CARRIER,
  carrier: PEOPLE_CARRIER,
  minibus: MINIBUS,
  spaceVan: PEOPLE_CARRIER,
  shuttle: MINIBUS,
  bus: msg`Drawing of a bus`,
  pickup: msg`Drawing of a pickup`,
  smallVan: VAN,
  van: VAN,
  largeVan: VAN,
  boxTruck: msg`Drawing of a truck`,
  popTop: CAMPER_VAN,
  camperVan: CAMPER_VAN,
  camper: CAMPER_VAN,
  alcove: CAMPER_VAN,
  caravan: msg`Drawing of a caravan`,
  classicScooter: SCOOTER,
  scooter: SCOOTER,
  maxiScooter: SCOOTER,
}

/** Returns the alternative text for the drawing of a car. */
export function useDrawingText(car: DrawableCar): string {
  const { i18n } = useLingui()
  return i18n._(DRAWING_TEXTS[chooseBodyStyle(car)])
}
