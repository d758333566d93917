import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'
import { AMENDMENT_INPUT } from '@masar/machines/amendment/amendment.journeys.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { AmendmentFacts } from '../amend/form/use-amendment-form.ts'
import { FIAT_DETAIL } from './bookings.ts'

const { car, pickupLocation } = FIAT_DETAIL

const TUNISIA = { _id: '66aa00000000000000000002', name: 'Tunisia' }

/** The car of Amira's booking at its current prices: 65.25 dinars a day. */
export const FIAT_CAR: components['schemas']['CarDetail'] = {
  ...car,
  supplier: { _id: '66aa00000000000000000010', fullName: 'Jasmin Auto', payLater: true },
  amendments: 15,
  locations: [
    { _id: pickupLocation._id, name: 'Tunis-Carthage', country: TUNISIA._id },
    { _id: '66aa00000000000000000021', name: 'Sfax', country: TUNISIA._id },
  ],
  dateBasedPrices: [],
}

/** A booking with the amendment option, which Amira has bought. */
export const CHANGEABLE_BOOKING = { ...FIAT_DETAIL, amendments: true, theftProtection: true }

export const AMENDMENT_FACTS: AmendmentFacts = {
  booking: { ...CHANGEABLE_BOOKING, _id: AMENDMENT_INPUT.bookingId },
  car: FIAT_CAR,
  settings: DEFAULT_SETTINGS,
  isStaff: false,
}
