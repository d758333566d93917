import type { Booking } from '#api/queries/bookings.query.ts'

import { CLIO_WITH_OPTIONS } from './server-answers.ts'

/** Amira's booking, held while she pays. */
export const HELD_BOOKING: Booking = {
  _id: '66aa00000000000000000099',
  supplier: CLIO_WITH_OPTIONS.supplier,
  car: { ...CLIO_WITH_OPTIONS, supplier: CLIO_WITH_OPTIONS.supplier },
  driver: {
    _id: '66aa00000000000000000001',
    fullName: 'Amira Ben Salah',
    email: 'amira@example.com',
    phone: '+21620123456',
  },
  pickupLocation: { _id: '66aa00000000000000000020', name: 'Tunis-Carthage' },
  dropOffLocation: { _id: '66aa00000000000000000020', name: 'Tunis-Carthage' },
  from: '2099-06-01T09:00:00.000Z',
  to: '2099-06-03T09:00:00.000Z',
  status: 'void',
  cancelRequest: false,
  price: 250,
  isDeposit: true,
  expiresAt: '2026-05-20T12:30:00.000Z',
}
