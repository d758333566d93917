import type { components } from '@masar/openapi/schema.d.ts'

type Schemas = components['schemas']

/** The current day of these tests; every date in them is later. */
export const TODAY = '2026-05-20T08:00:00.000Z'

export const TUNISIA = { _id: '66aa00000000000000000001', name: 'Tunisia', code: 'TN' }

export const TUNIS: Schemas['LocationDetail'] = {
  _id: '66aa00000000000000000020',
  name: 'Tunis',
  country: TUNISIA,
  timeZone: 'Africa/Tunis',
  parkingSpots: [],
}

export const SIDI_BOU_SAID: Schemas['LocationRow'] = {
  _id: '66aa00000000000000000021',
  name: 'Sidi Bou Saïd',
  country: TUNISIA,
  parentLocation: TUNIS._id,
  timeZone: 'Africa/Tunis',
}

export const JASMIN: Schemas['SupplierWithCars'] = {
  _id: '66aa00000000000000000010',
  fullName: 'Jasmin Auto',
  avatar: 'mark-01',
  carCount: 2,
}

export const CARTHAGO: Schemas['SupplierWithCars'] = {
  _id: '66aa00000000000000000011',
  fullName: 'Carthago Rent',
  avatar: 'mark-02',
  carCount: 1,
}

export const SETTINGS: Schemas['Setting'] = {
  _id: '66aa00000000000000000002',
  minPickupHours: 2,
  minRentalHours: 4,
  minPickupDropoffHour: 8,
  maxPickupDropoffHour: 20,
  fleet: [
    { range: 'mini', dailyPrice: 52 },
    { range: 'maxi', dailyPrice: 124.5 },
  ],
  choice: { cars: 3, suppliers: 2, locations: 1, freeCancellation: 1 },
}

/** Costs 150 TND for three days and 280 TND for a week. */
export const CLIO: Schemas['CarRow'] = {
  _id: '66aa00000000000000000030',
  name: 'Renault Clio',
  minimumAge: 23,
  dailyPrice: 50,
  weeklyPrice: 280,
  deposit: 400,
  available: true,
  type: 'gasoline',
  gearbox: 'manual',
  aircon: true,
  seats: 5,
  doors: 5,
  fuelPolicy: 'fullToFull',
  mileage: -1,
  cancellation: 0,
  amendments: 10,
  theftProtection: 5,
  collisionDamageWaiver: -1,
  fullInsurance: 12,
  additionalDriver: 8,
  range: 'mini',
  multimedia: ['bluetooth'],
  rating: 4.5,
  trips: 86,
  co2: 98,
  supplier: { ...JASMIN, priceChangeRate: 0 },
  locations: [TUNIS._id],
  dateBasedPrices: [],
  availability: 'free',
}

export const DUSTER: Schemas['CarRow'] = {
  ...CLIO,
  _id: '66aa00000000000000000031',
  name: 'Dacia Duster',
  range: 'midi',
  dailyPrice: 90,
  deposit: 0,
  rating: null,
  trips: 0,
  supplier: { ...CARTHAGO, priceChangeRate: 10 },
}

export const CLIO_DETAIL: Schemas['CarDetail'] = {
  ...CLIO,
  supplier: {
    ...CLIO.supplier,
    payLater: true,
    licenseRequired: true,
    minimumRentalDays: 2,
  },
  locations: [{ _id: TUNIS._id, name: TUNIS.name, timeZone: 'Africa/Tunis' }],
}

/** A three-day trip in Tunis, as query parameters. */
export const TRIP_SEARCH = `pickup=${TUNIS._id}&dropoff=${TUNIS._id}&from=2026-06-01T10:00&to=2026-06-04T10:00`

const FACETS: Record<keyof Schemas['CarFacets'], Record<string, number>> = {
  suppliers: { [JASMIN._id]: 1, [CARTHAGO._id]: 1 },
  ranges: { mini: 1, midi: 1 },
  pricePerDay: { '50': 1, '100': 2, '150': 2, '250': 2 },
  included: { cancellation: 2 },
  rating: { '4': 1, '3': 1, '2': 1, '1': 1 },
  seats: { '5': 2 },
  carSpecs: { aircon: 2, moreThanFourDoors: 2 },
  multimedia: { bluetooth: 2 },
  carType: { gasoline: 2 },
  gearbox: { manual: 2 },
  mileage: { unlimited: 2 },
  fuelPolicy: { fullToFull: 2 },
  deposit: { '250': 1, '500': 2, '750': 2 },
}

/** Returns one page of a car search, as sent by our server. */
export function createCarPage(
  cars: readonly Schemas['CarRow'][],
  extensions: Partial<Schemas['CarPage'][0]> = {},
): Schemas['CarPage'] {
  const pageInfo = cars.length > 0 ? [{ totalRecords: cars.length }] : []
  return [{ resultData: [...cars], pageInfo, facets: FACETS, ...extensions }]
}
