import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  BOOKING_STATES,
  type BookingMoment,
  getBookingState,
  isInactiveBooking,
  findTab,
} from './booking-state.ts'
import { BOOKING_STATUSES, holdsCar } from './booking-status.ts'

const FROM = '2027-06-01T09:00:00.000Z'
const TO = '2027-06-03T09:00:00.000Z'
const BEFORE = '2027-05-20T08:00:00.000Z'
const DURING = '2027-06-02T08:00:00.000Z'
const AFTER = '2027-06-04T08:00:00.000Z'

const getStateAt = (now: string, booking: Partial<BookingMoment>) =>
  getBookingState({ status: 'reserved', from: FROM, to: TO, ...booking }, new Date(now))

// @shows BOOKING-37
describe('getBookingState', () => {
  it.each([
    ['reserved', BEFORE, 'confirmed'],
    ['deposit', BEFORE, 'confirmed'],
    ['paid', BEFORE, 'confirmed'],
    ['paidInFull', BEFORE, 'confirmed'],
    ['pending', BEFORE, 'requested'],
    ['cancelled', BEFORE, 'cancelled'],
    ['void', BEFORE, 'paymentNotFinished'],
    ['reserved', DURING, 'inProgress'],
    ['paidInFull', DURING, 'inProgress'],
    ['pending', DURING, 'requested'],
    ['cancelled', DURING, 'cancelled'],
    ['void', DURING, 'paymentNotFinished'],
    ['reserved', AFTER, 'completed'],
    ['deposit', AFTER, 'completed'],
    ['paid', AFTER, 'completed'],
    ['pending', AFTER, 'notConfirmed'],
    ['cancelled', AFTER, 'cancelled'],
    ['void', AFTER, 'paymentNotFinished'],
  ] as const)('for status %s at %s returns %s', (status, now, state) => {
    expect(getStateAt(now, { status })).toBe(state)
  })

  it.each([
    ['reserved', BEFORE, 'cancellationRequested'],
    ['pending', BEFORE, 'cancellationRequested'],
    ['paid', DURING, 'cancellationRequested'],
    ['paid', AFTER, 'completed'],
    ['pending', AFTER, 'notConfirmed'],
    ['cancelled', BEFORE, 'cancelled'],
    ['void', BEFORE, 'paymentNotFinished'],
  ] as const)('with a cancellation request, for %s at %s returns %s', (status, now, state) => {
    expect(getStateAt(now, { status, cancelRequest: true })).toBe(state)
  })

  it('returns awaitingPayment only while the payment window is open', () => {
    expect(getStateAt(BEFORE, { status: 'void', expiresAt: DURING })).toBe('awaitingPayment')
    expect(getStateAt(BEFORE, { status: 'void', expiresAt: BEFORE })).toBe('paymentNotFinished')
    expect(getStateAt(BEFORE, { status: 'void', expiresAt: null })).toBe('paymentNotFinished')
  })

  it('changes exactly at pick-up and at drop-off', () => {
    expect(getStateAt(FROM, {})).toBe('inProgress')
    expect(getStateAt(TO, {})).toBe('completed')
  })

  it('returns null for unknown statuses', () => {
    expect(getStateAt(BEFORE, { status: 'atTheGarage' })).toBeNull()
    expect(getStateAt(AFTER, { status: 'toString' })).toBeNull()
  })
})

const instants = fc
  .date({ min: new Date('2027-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())
const bookings = fc.record({
  status: fc.constantFrom(...BOOKING_STATUSES),
  from: instants,
  days: fc.integer({ min: 1, max: 40 }),
  cancelRequest: fc.boolean(),
  expiresAt: fc.option(instants),
})

/** Returns the list in which the server returns a booking (`searchBookings`). */
function findServerList({ status, to, expiresAt }: BookingMoment, now: Date) {
  if (status === 'void' && expiresAt && Date.parse(expiresAt) > now.getTime()) return null
  if (status === 'void' || status === 'cancelled') return 'cancelled'
  return Date.parse(to) > now.getTime() ? 'upcoming' : 'past'
}

describe('every booking at every moment', () => {
  it('has a state that belongs to the list in which the server returns it', () => {
    fc.assert(
      fc.property(bookings, instants, ({ days, ...rest }, at) => {
        const to = new Date(Date.parse(rest.from) + days * 86_400_000).toISOString()
        const booking = { ...rest, to }
        const now = new Date(at)
        const state = getBookingState(booking, now)
        expect(BOOKING_STATES).toContain(state)
        expect(state && findTab(state)).toBe(findServerList(booking, now))
      }),
    )
  })

  it('is inactive exactly when its status does not block a car', () => {
    for (const status of BOOKING_STATUSES)
      expect(isInactiveBooking({ status })).toBe(!holdsCar(status))
    expect(isInactiveBooking({ status: 'atTheGarage' })).toBe(false)
  })
})
