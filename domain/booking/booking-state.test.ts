import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  BOOKING_STATES,
  type DatedBooking,
  getBookingState,
  isInactiveBooking,
  findTab,
} from './booking-state.ts'
import { BOOKING_STATUSES, holdsCar } from './booking-status.ts'

const PICK_UP_TIME = '2027-06-01T09:00:00.000Z'
const DROP_OFF_TIME = '2027-06-03T09:00:00.000Z'
const TIME_BEFORE_RENTAL = '2027-05-20T08:00:00.000Z'
const TIME_DURING_RENTAL = '2027-06-02T08:00:00.000Z'
const TIME_AFTER_RENTAL = '2027-06-04T08:00:00.000Z'

const getStateAt = (now: string, booking: Partial<DatedBooking>) =>
  getBookingState(
    { status: 'reserved', from: PICK_UP_TIME, to: DROP_OFF_TIME, ...booking },
    new Date(now),
  )

// @shows BOOKING-37
describe('getBookingState', () => {
  it.each([
    ['reserved', TIME_BEFORE_RENTAL, 'confirmed'],
    ['deposit', TIME_BEFORE_RENTAL, 'confirmed'],
    ['paid', TIME_BEFORE_RENTAL, 'confirmed'],
    ['paidInFull', TIME_BEFORE_RENTAL, 'confirmed'],
    ['pending', TIME_BEFORE_RENTAL, 'requested'],
    ['cancelled', TIME_BEFORE_RENTAL, 'cancelled'],
    ['void', TIME_BEFORE_RENTAL, 'paymentNotFinished'],
    ['reserved', TIME_DURING_RENTAL, 'inProgress'],
    ['paidInFull', TIME_DURING_RENTAL, 'inProgress'],
    ['pending', TIME_DURING_RENTAL, 'requested'],
    ['cancelled', TIME_DURING_RENTAL, 'cancelled'],
    ['void', TIME_DURING_RENTAL, 'paymentNotFinished'],
    ['reserved', TIME_AFTER_RENTAL, 'completed'],
    ['deposit', TIME_AFTER_RENTAL, 'completed'],
    ['paid', TIME_AFTER_RENTAL, 'completed'],
    ['pending', TIME_AFTER_RENTAL, 'notConfirmed'],
    ['cancelled', TIME_AFTER_RENTAL, 'cancelled'],
    ['void', TIME_AFTER_RENTAL, 'paymentNotFinished'],
  ] as const)('for status %s at %s returns %s', (status, now, state) => {
    expect(getStateAt(now, { status })).toBe(state)
  })

  it.each([
    ['reserved', TIME_BEFORE_RENTAL, 'cancellationRequested'],
    ['pending', TIME_BEFORE_RENTAL, 'cancellationRequested'],
    ['paid', TIME_DURING_RENTAL, 'cancellationRequested'],
    ['paid', TIME_AFTER_RENTAL, 'completed'],
    ['pending', TIME_AFTER_RENTAL, 'notConfirmed'],
    ['cancelled', TIME_BEFORE_RENTAL, 'cancelled'],
    ['void', TIME_BEFORE_RENTAL, 'paymentNotFinished'],
  ] as const)('with a cancellation request, for %s at %s returns %s', (status, now, state) => {
    expect(getStateAt(now, { status, cancelRequest: true })).toBe(state)
  })

  it('returns awaitingPayment only while the payment window is open', () => {
    expect(getStateAt(TIME_BEFORE_RENTAL, { status: 'void', expiresAt: TIME_DURING_RENTAL })).toBe(
      'awaitingPayment',
    )
    expect(getStateAt(TIME_BEFORE_RENTAL, { status: 'void', expiresAt: TIME_BEFORE_RENTAL })).toBe(
      'paymentNotFinished',
    )
    expect(getStateAt(TIME_BEFORE_RENTAL, { status: 'void', expiresAt: null })).toBe(
      'paymentNotFinished',
    )
  })

  it('changes exactly at pick-up and at drop-off', () => {
    expect(getStateAt(PICK_UP_TIME, {})).toBe('inProgress')
    expect(getStateAt(DROP_OFF_TIME, {})).toBe('completed')
  })

  it('returns null for unknown statuses', () => {
    expect(getStateAt(TIME_BEFORE_RENTAL, { status: 'atTheGarage' })).toBeNull()
    expect(getStateAt(TIME_AFTER_RENTAL, { status: 'toString' })).toBeNull()
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

/** Returns the list in which the server's `searchBookings` includes a booking; null for none. */
function findServerList({ status, to, expiresAt }: DatedBooking, now: Date) {
  if (status === 'void' && expiresAt && Date.parse(expiresAt) > now.getTime()) return null
  if (status === 'void' || status === 'cancelled') return 'cancelled'
  return Date.parse(to) > now.getTime() ? 'upcoming' : 'past'
}

describe('any booking at any moment', () => {
  it('appears in the same list on the page as on the server', () => {
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
