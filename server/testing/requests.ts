import type { components } from '@masar/openapi/schema.d.ts'

import {
  CAR_RANGES,
  FUEL_POLICIES,
  FUEL_TYPES,
  GEARBOXES,
  MILEAGES,
} from '@masar/domain/car/catalogue.ts'

import { landmarks } from '../demo/landmarks.ts'

type Schemas = components['schemas']
type Checkout = Schemas['Checkout']

/** Three days from 10:00 to 10:00 in Tunis, three weeks after `NOW`. */
export const TRIP_DATES = { from: '2026-06-10T09:00:00.000Z', to: '2026-06-13T09:00:00.000Z' }

const { locations, suppliers, cars } = landmarks

/** Builds a search at Tunis airport without filters. */
export const buildCarSearch = (
  narrower: Partial<Schemas['CarSearch']> = {},
): Schemas['CarSearch'] => ({
  suppliers: Object.values(suppliers),
  pickupLocation: locations.tunisAirport,
  ...TRIP_DATES,
  carType: [...FUEL_TYPES],
  gearbox: [...GEARBOXES],
  mileage: [...MILEAGES],
  fuelPolicy: [...FUEL_POLICIES],
  ranges: [...CAR_RANGES],
  multimedia: [],
  carSpecs: {},
  deposit: -1,
  rating: -1,
  seats: -1,
  includeComingSoonCars: true,
  ...narrower,
})

/** Builds a booking of the fixture car `free`: 92 dinars per day, no percentage. */
export const buildBookingInput = (
  other: Partial<Schemas['BookingInput']> = {},
): Schemas['BookingInput'] => ({
  supplier: suppliers.plain,
  car: cars.free,
  pickupLocation: locations.tunisAirport,
  dropOffLocation: locations.tunisAirport,
  ...TRIP_DATES,
  price: 276,
  ...other,
})

const HOUR_MS = 3_600_000
const WEEK_MS = 168 * HOUR_MS
let weeks = 0

/** Returns days that no other test uses. */
export function createTrip(hours = 72): typeof TRIP_DATES {
  weeks += 1
  const from = Date.parse(TRIP_DATES.from) + weeks * WEEK_MS
  return { from: toIso(from), to: toIso(from + hours * HOUR_MS) }
}

const toIso = (time: number) => new Date(time).toISOString()

let guests = 0

export const buildGuestDriver = (
  other: Partial<Schemas['GuestDriver']> = {},
): Schemas['GuestDriver'] => ({
  email: `guest-${(guests += 1)}@example.org`,
  phone: '+216 20 123 456',
  fullName: 'Guest Driver',
  birthDate: '1990-01-01',
  language: 'en',
  ...other,
})

export const buildGuestCheckout = (
  other: Partial<Schemas['BookingInput']> = {},
  driver: Partial<Schemas['GuestDriver']> = {},
): Checkout => ({
  driver: buildGuestDriver(driver),
  booking: buildBookingInput(other),
  payLater: true,
})

export const buildCheckout = (other: Partial<Schemas['BookingInput']> = {}): Checkout => ({
  booking: buildBookingInput(other),
  payLater: true,
})

export const readProblemCode = ({ body }: { body: unknown }) => (body as Schemas['Problem']).code

export const readIssuePointers = ({ body }: { body: unknown }) =>
  (body as Schemas['Problem']).errors?.map(({ pointer }) => pointer) ?? []
