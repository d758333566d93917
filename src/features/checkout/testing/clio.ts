import type { CarTrip } from '@masar/domain/booking/trip.ts'
import { TRIP } from '@masar/machines/checkout/testing/checkout-fixtures.ts'

import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'

/** The car and the locations of the trip in the journeys. */
export const CLIO_FACTS: CheckoutFacts = {
  car: {
    _id: TRIP.carId,
    name: 'Renault Clio',
    range: 'mini',
    image: null,
    supplier: {
      _id: '66aa00000000000000000010',
      fullName: 'Jasmin Auto',
      payLater: true,
      licenseRequired: false,
    },
  },
  pickUp: { name: 'Aéroport Tunis-Carthage', timeZone: 'Africa/Tunis' },
  dropOff: { name: 'Aéroport Tunis-Carthage' },
}

/** The same trip, but ending at another location and time of day. */
export const ONE_WAY_TRIP: CarTrip = {
  ...TRIP,
  dropOff: '66aa00000000000000000021',
  to: '2027-06-03T09:30',
}

export const ONE_WAY_FACTS: CheckoutFacts = { ...CLIO_FACTS, dropOff: { name: 'Sfax' } }
