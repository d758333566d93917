import type { components } from '@masar/openapi/schema.d.ts'
import { respondAlways } from '#testing/calls.ts'

type Schemas = components['schemas']

const LOCATION = '66aa00000000000000000020'
const CAR = '66aa00000000000000000030'

/** The trip of these responses, which starts after any time that these tests set. */
export const CHECKOUT_PATH = `/checkout?car=${CAR}&pickup=${LOCATION}&dropoff=${LOCATION}&from=2099-06-01T10:00&to=2099-06-03T10:00`

/**
 * 65 dinars a day. Theft protection is included, cancellation costs 20 dinars, an additional driver 5 dinars a
 * day.
 */
export const CLIO_WITH_OPTIONS: Schemas['CarDetail'] = {
  _id: CAR,
  name: 'Renault Clio',
  supplier: { _id: '66aa00000000000000000010', fullName: 'Jasmin Auto', payLater: true },
  locations: [{ _id: LOCATION, name: 'Tunis-Carthage' }],
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
  _id: LOCATION,
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

/** Returns all responses except that for the booking itself; fields of the car can be replaced. */
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
