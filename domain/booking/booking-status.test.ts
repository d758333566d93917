import { describe, expect, it } from 'vitest'

import {
  BOOKING_STATUSES,
  holdsCar,
  HOLDING_STATUSES,
  isBookingStatus,
  areRentalsOverlapping,
} from './booking-status.ts'

// @shows WIRE-48, WIRE-85
it('there are exactly seven booking statuses', () => {
  expect(BOOKING_STATUSES).toHaveLength(7)
  expect(isBookingStatus('paidInFull')).toBe(true)
  expect(isBookingStatus('confirmed')).toBe(false)
  expect(isBookingStatus(undefined)).toBe(false)
})

describe('holdsCar', () => {
  // @shows CAR-7, CAR-15
  it.each(HOLDING_STATUSES)('is true for status %s', (status) => {
    expect(holdsCar(status)).toBe(true)
  })

  // @shows CAR-15
  it('is true for void bookings only while they can still be paid', () => {
    expect(holdsCar('void')).toBe(false)
    expect(holdsCar('void', true)).toBe(true)
  })

  it('is false for cancelled bookings', () => expect(holdsCar('cancelled', true)).toBe(false))
})

describe('two rentals', () => {
  const first = { from: '2026-06-01T09:00:00Z', to: '2026-06-03T09:00:00Z' }

  it.each([
    [
      'do not collide when the second begins as the first ends',
      '2026-06-03T09:00:00Z',
      '2026-06-04T09:00:00Z',
      false,
    ],
    [
      'do not collide when the second ends as the first begins',
      '2026-05-30T09:00:00Z',
      '2026-06-01T09:00:00Z',
      false,
    ],
    ['collide when they share a minute', '2026-06-03T08:59:00Z', '2026-06-04T09:00:00Z', true],
    ['collide when one contains the other', '2026-06-02T09:00:00Z', '2026-06-02T12:00:00Z', true],
    [
      'do not collide when they meet at one moment given in two zones',
      '2026-06-03T10:00:00+01:00',
      '2026-06-04T09:00:00Z',
      false,
    ],
  ])('%s', (_, from, to, collide) => {
    expect(areRentalsOverlapping(first, { from, to })).toBe(collide)
    expect(areRentalsOverlapping({ from, to }, first)).toBe(collide)
  })
})
