import { describe, expect, it } from 'vitest'

import {
  type Bar,
  barOn,
  BOOKING_ACTIONS,
  type BookingAction,
  type BookingFacts,
} from './permissions.ts'

const now = new Date('2026-06-01T09:00:00Z')
const booking: BookingFacts = {
  id: 'booking',
  driverId: 'ines',
  supplierId: 'atlas',
  status: 'reserved',
  from: '2026-06-04T09:00:00Z',
  cancellation: true,
  amendments: true,
  cancelRequest: false,
}
const ines = { id: 'ines', type: 'user' } as const
const atlas = { id: 'atlas', type: 'supplier' } as const
const admin = { id: 'root', type: 'admin' } as const

type Table = Readonly<Record<BookingAction, Bar | null>>

const bars = (viewer: Parameters<typeof barOn>[1], changes: Partial<BookingFacts> = {}) =>
  Object.fromEntries(
    BOOKING_ACTIONS.map((action) => [
      action,
      barOn(action, viewer, { ...booking, ...changes }, now),
    ]),
  )

const customer = (
  requestCancel: Bar | null,
  edit: Bar | null,
  removeFromList: Bar | null,
  [editTripDetails, reportDelay, sendMessage = null]: (Bar | null)[] = [],
): Table => ({
  view: null,
  requestCancel,
  edit,
  editTripDetails: editTripDetails ?? null,
  reportDelay: reportDelay ?? null,
  sendMessage,
  removeFromList,
  changeStatus: 'not-your-role',
  delete: 'not-your-role',
})

// @shows BOOKING-17, BOOKING-20, BOOKING-22
describe('a customer', () => {
  it.each<[string, Partial<BookingFacts>, Table]>([
    ['with everything bought', {}, customer(null, null, 'still-active')],
    [
      'who bought no cancellation',
      { cancellation: false },
      customer('cancellation-not-bought', null, 'still-active'),
    ],
    [
      'who bought no amendments',
      { amendments: false },
      customer(null, 'amendments-not-bought', 'still-active'),
    ],
    [
      'who requested a cancellation',
      { cancelRequest: true },
      customer('already-requested', 'already-requested', 'still-active'),
    ],
    [
      'whose booking is cancelled',
      { status: 'cancelled' },
      customer('already-cancelled', 'already-cancelled', null, [
        'already-cancelled',
        'already-cancelled',
      ]),
    ],
    [
      'who never paid',
      { status: 'void' },
      customer('not-confirmed', 'not-confirmed', null, [
        'not-confirmed',
        'not-confirmed',
        'not-confirmed',
      ]),
    ],
    [
      'on the way since this minute',
      { from: now.toISOString() },
      customer('already-started', 'already-started', 'still-active', ['already-started', null]),
    ],
    ['a minute before', { from: '2026-06-01T09:01:00Z' }, customer(null, null, 'still-active')],
    ['with a status of another backend', { status: 'held' }, customer(null, null, 'still-active')],
  ])('%s may do what the table allows', (_, changes, table) =>
    expect(bars(ines, changes)).toEqual(table),
  )

  it('may do nothing with the bookings of others', () => {
    const others = Object.values(bars({ id: 'karim', type: 'user' }))
    expect(new Set(others)).toEqual(new Set(['not-yours']))
  })
})

// @shows BOOKING-46
describe('the main driver', () => {
  const driver = { id: 'booking', type: 'mainDriver' } as const

  it('sees the booking and enters the arrival, and nothing else', () => {
    const allowed = Object.entries(bars(driver)).filter(([, bar]) => bar === null)
    expect(allowed.map(([action]) => action)).toEqual(['view', 'editTripDetails', 'reportDelay'])
  })

  it('may do nothing with other bookings', () => {
    const others = Object.values(bars({ ...driver, id: 'another' }))
    expect(new Set(others)).toEqual(new Set(['not-yours']))
  })
})

// @shows BOOKING-23
describe('staff', () => {
  const staff = {
    view: null,
    requestCancel: 'not-your-role',
    edit: null,
    editTripDetails: 'not-your-role',
    reportDelay: 'not-your-role',
    sendMessage: null,
    removeFromList: 'not-your-role',
    changeStatus: null,
    delete: null,
  }

  // @shows BOOKING-13, SAFE-1
  it.each(['reserved', 'cancelled', 'void', 'pending'])(
    'may view, edit and delete %s bookings and change their status',
    (status) => {
      const table = status === 'void' ? { ...staff, sendMessage: 'not-confirmed' } : staff
      expect(bars(atlas, { status })).toEqual(table)
      expect(bars(admin, { status })).toEqual(table)
    },
  )

  // @shows BOOKING-16
  it('of another supplier may do nothing', () => {
    const others = Object.values(bars({ id: 'sahel', type: 'supplier' }))
    expect(new Set(others)).toEqual(new Set(['not-yours']))
  })

  it('who once drove does not own a booking as a supplier', () => {
    expect(barOn('view', { id: 'ines', type: 'supplier' }, booking, now)).toBe('not-yours')
  })
})

it('a visitor may do nothing before signing in', () => {
  expect(new Set(Object.values(bars(null)))).toEqual(new Set(['signed-out']))
})
