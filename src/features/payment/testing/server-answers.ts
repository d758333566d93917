import type { components } from '@masar/openapi/schema.d.ts'
import { respondAlways } from '#testing/calls.ts'

type Schemas = components['schemas']

const LOCATION_ID = '66aa00000000000000000020'
const CAR_ID = '66aa00000000000000000030'

/** The URL of a checkout for these responses. The trip is later than any time that the tests set. */
export const CHECKOUT_PATH = `/checkout?car=${CAR_ID}&pickup=${LOCATION_ID}&dropoff=${LOCATION_ID}&from=2099-06-01T10:00&to=2099-06-03T10:00`

/**
 * A car for 65 dinars a day. Theft protection is included, cancellation costs 20 dinars, and an additional
 * driver costs 5 dinars a day.
 */
export const CLIO_WITH_OPTIONS: Schemas['CarDetail'] = {
  _id: CAR_ID,
  name: 'Renault Clio',
  supplier: { _id: '66aa00000000000000000010', fullName: 'Jasmin Auto', payLater: true },
  locations: [{ _id: LOCATION_ID, name: 'Tunis-Carthage' }],
  dateBasedPrices: [],
  minimumAge: 23,
  dailyPrice: 65,
  deposit: 250,
  available: true,
  type: 'gasoline',
  gearbox: 'manual',
  aircon: true,
  seats: 5,
  doors: 5,
  fuelPolicy: 'fullToFull',
  mileage: -1,
  cancellation: 20,
  amendments: -1,
  theftProtection: 0,
  collisionDamageWaiver: -1,
  fullInsurance: -1,
  additionalDriver: 5,
  range: 'mini',
  multimedia: [],
  availability: 'free',
}

const TUNIS: Schemas['LocationDetail'] = {
  _id: LOCATION_ID,
  name: 'Tunis-Carthage',
  country: { _id: '66aa00000000000000000040', name: 'Tunisia' },
  timeZone: 'Africa/Tunis',
}

export const AMIRA_PROFILE: Schemas['UserProfile'] = {
  _id: '66aa00000000000000000001',
  type: 'user',
  email: 'amira@example.com',
  fullName: 'Amira Ben Salah',
  phone: '+21620123456',
  birthDate: '1990-05-17',
  language: 'en',
  verified: true,
  blacklisted: false,
  enableEmailNotifications: true,
}

/** Returns all responses except the one to the booking call. The parameter overrides fields of the car. */
export const makeCheckoutAnswers = (car: Partial<Schemas['CarDetail']> = {}) => ({
  'GET /api/settings': respondAlways(200, null),
  'GET /api/payment-providers': respondAlways(200, {
    providers: [{ name: 'sandbox', isTest: true }],
  }),
  'GET /api/country-code': respondAlways(200, '"FR"'),
  'GET /api/location/*': respondAlways(200, TUNIS),
  'GET /api/car/*': respondAlways(200, { ...CLIO_WITH_OPTIONS, ...car }),
  'POST /api/validate-email': respondAlways(200, 'OK'),
  'POST /api/validate-access-token': respondAlways(200, 'OK'),
  'GET /api/user/*': respondAlways(200, AMIRA_PROFILE),
})
