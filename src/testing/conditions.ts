import type { components } from '@masar/openapi/schema.d.ts'

import { JASMIN } from './fleet.ts'

type Schemas = components['schemas']

export const CAR_CONDITIONS: Schemas['CarConditions'] = {
  version: 2,
  excess: { withoutCover: 3000, collisionDamageWaiver: 600, fullInsurance: 0 },
  depositMethods: ['creditCard', 'cash'],
}

/** Rental conditions with everything that a supplier can state. */
export const CONDITIONS: Schemas['RentalConditions'] = {
  supplier: { _id: JASMIN._id, fullName: JASMIN.fullName },
  version: 2,
  latestVersion: 2,
  since: '2026-03-01T08:00:00.000Z',
  groups: [
    { ranges: [], excess: CAR_CONDITIONS.excess, extraKilometre: 0.3 },
    {
      ranges: ['maxi', 'bus'],
      excess: { withoutCover: 5000, collisionDamageWaiver: 1000 },
      extraKilometre: 0.5,
    },
  ],
  refuellingFee: 25,
  border: { countries: ['DZ'], fee: 150 },
  lateReturn: { graceMinutes: 30, hourlyFee: 15 },
  depositMethods: ['creditCard', 'cash'],
  documents: ['drivingLicense', 'passport'],
  youngDriver: { under: 25, dailyFee: 12 },
  note: 'Tyres are covered by <b>full insurance</b> only.',
}
