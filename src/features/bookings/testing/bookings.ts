import type { Booking, BookingInList } from '#api/queries/bookings.query.ts'
import type { Viewer } from '#api/viewer.ts'

const CARTHAGE = {
  _id: '66aa00000000000000000020',
  name: 'Tunis-Carthage',
  timeZone: 'Africa/Tunis',
}
const JASMIN = { _id: '66aa00000000000000000010', fullName: 'Jasmin Auto', payLater: true }

/** Amira's booking of a Fiat, from 10:00 to 10:00 in Tunis (an hour ahead of UTC). */
export const FIAT: BookingInList = {
  _id: '66aa00000000000000000099',
  supplier: JASMIN,
  car: { _id: '66aa00000000000000000030', name: 'Fiat Panda', range: 'mini' },
  driver: { _id: '66aa00000000000000000001', fullName: 'Amira Ben Salah' },
  pickupLocation: CARTHAGE,
  dropOffLocation: CARTHAGE,
  from: '2027-06-01T09:00:00.000Z',
  to: '2027-06-03T09:00:00.000Z',
  status: 'pending',
  cancellation: true,
  cancelRequest: false,
  price: 150.5,
}

export const FIAT_DETAIL: Booking = {
  ...FIAT,
  supplier: JASMIN,
  car: {
    _id: '66aa00000000000000000030',
    name: 'Fiat Panda',
    supplier: JASMIN,
    minimumAge: 21,
    dailyPrice: 65.25,
    deposit: 250,
    available: true,
    type: 'gasoline',
    gearbox: 'manual',
    aircon: true,
    seats: 4,
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
  },
  driver: {
    _id: '66aa00000000000000000001',
    fullName: 'Amira Ben Salah',
    email: 'amira@example.com',
    phone: '+21620123456',
    birthDate: '1990-05-17',
  },
  theftProtection: true,
  deposit: 250,
  days: 2,
  timeZone: 'Africa/Tunis',
  priceLines: [
    { kind: 'day', quantity: 2, unitPrice: 65.25, amount: 130.5 },
    { kind: 'cancellation', quantity: 1, unitPrice: 20, amount: 20 },
  ],
  timeline: [
    { kind: 'created', at: '2027-05-01T08:00:00.000Z' },
    { kind: 'pending', at: '2027-05-01T08:00:00.000Z' },
  ],
}

/** Amira's arrival details, with an arrival at 9:30 in Tunis. */
export const TRIP_DETAILS: NonNullable<Booking['tripDetails']> = {
  travelNumber: 'TU 723',
  note: 'Two child seats, please.',
  expectedArrival: '2027-06-01T08:30:00.000Z',
  delayReported: null,
  delayNote: null,
}

const PERSON = { ...FIAT_DETAIL.driver, phone: '+21698765432', birthDate: '1988-11-02' }

/** A booking with every field of the contract. */
export const FULL_DETAIL: Required<Booking> = {
  ...FIAT_DETAIL,
  reference: '7K4D2QX',
  cancellation: true,
  amendments: true,
  theftProtection: true,
  collisionDamageWaiver: true,
  fullInsurance: true,
  additionalDriver: true,
  isDeposit: false,
  isPayedInFull: false,
  createdAt: '2027-05-01T08:00:00.000Z',
  updatedAt: '2027-05-01T08:00:00.000Z',
  days: 2,
  deposit: 250,
  totalPrice: 150.5,
  paidOnline: 0,
  timeZone: 'Africa/Tunis',
  expiresAt: '2027-05-01T08:30:00.000Z',
  mainDriver: { ...PERSON, fullName: 'Chiraz Mejri', language: 'es' },
  _additionalDriver: { ...PERSON, fullName: 'Badis Gharbi' },
  isForDriver: false,
  isGuest: false,
  priceLines: FIAT_DETAIL.priceLines ?? [],
  timeline: FIAT_DETAIL.timeline ?? [],
  payments: [],
  tripDetails: TRIP_DETAILS,
  conditionsVersion: 3,
  depositMethods: ['creditCard'],
  documents: { issued: [] },
}

/** The driver of these bookings, signed in. */
export const AMIRA_VIEWER: Viewer = {
  status: 'signedIn',
  user: {
    _id: '66aa00000000000000000001',
    type: 'user',
    email: 'amira@example.com',
    fullName: 'Amira Ben Salah',
    verified: true,
    language: 'en',
    enableEmailNotifications: true,
    blacklisted: false,
  },
}
