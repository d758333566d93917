import { describe, expect, it } from 'vitest'

import {
  type Bar,
  findActionBar,
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

type BarTable = Readonly<Record<BookingAction, Bar | null>>

const listBars = (
  viewer: Parameters<typeof findActionBar>[1],
  changes: Partial<BookingFacts> = {},
) =>
  Object.fromEntries(
    BOOKING_ACTIONS.map((action) => [
      action,
      findActionBar(action, viewer, { ...booking, ...changes }, now),
    ]),
  )

const makeCustomerTable = (
  requestCancel: Bar | null,
  edit: Bar | null,
  removeFromList: Bar | null,
  [editTripDetails, reportDelay, sendMessage = null]: (Bar | null)[] = [],
): BarTable => ({
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
  it.each<[string, Partial<BookingFacts>, BarTable]>([
    ['with everything bought', {}, makeCustomerTable(null, null, 'still-active')],
    [
      'who bought no cancellation',
      { cancellation: false },
      makeCustomerTable('cancellation-not-bought', null, 'still-active'),
    ],
    [
      'who bought no amendments',
      { amendments: false },
      makeCustomerTable(null, 'amendments-not-bought', 'still-active'),
    ],
    [
      'who requested a cancellation',
      { cancelRequest: true },
      makeCustomerTable('already-requested', 'already-requested', 'still-active'),
    ],
    [
      'whose booking is cancelled',
      { status: 'cancelled' },
      makeCustomerTable('already-cancelled', 'already-cancelled', null, [
        'already-cancelled',
        'already-cancelled',
      ]),
    ],
    [
      'who never paid',
      { status: 'void' },
      makeCustomerTable('not-confirmed', 'not-confirmed', null, [
        'not-confirmed',
        'not-confirmed',
        'not-confirmed',
      ]),
    ],
    [
      'whose rental starts now',
      { from: now.toISOString() },
      makeCustomerTable('already-started', 'already-started', 'still-active', [
        'already-started',
        null,
      ]),
    ],
    [
      'whose rental starts in a minute',
      { from: '2026-06-01T09:01:00Z' },
      makeCustomerTable(null, null, 'still-active'),
    ],
    [
      'whose booking has the status of another backend',
      { status: 'held' },
      makeCustomerTable(null, null, 'still-active'),
    ],
  ])('%s may do what the table allows', (_, changes, table) =>
    expect(listBars(ines, changes)).toEqual(table),
  )

  it('may do nothing with other customers’ bookings', () => {
    const others = Object.values(listBars({ id: 'karim', type: 'user' }))
    expect(new Set(others)).toEqual(new Set(['not-yours']))
  })
})

// @shows BOOKING-46
describe('the main driver', () => {
  const driver = { id: 'booking', type: 'mainDriver' } as const

  it('may only view the booking, enter the arrival and report a delay', () => {
    const allowed = Object.entries(listBars(driver)).filter(([, bar]) => bar === null)
    expect(allowed.map(([action]) => action)).toEqual(['view', 'editTripDetails', 'reportDelay'])
  })

  it('may do nothing with other bookings', () => {
    const others = Object.values(listBars({ ...driver, id: 'another' }))
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
      expect(listBars(atlas, { status })).toEqual(table)
      expect(listBars(admin, { status })).toEqual(table)
    },
  )

  // @shows BOOKING-16
  it('of another supplier may do nothing', () => {
    const others = Object.values(listBars({ id: 'sahel', type: 'supplier' }))
    expect(new Set(others)).toEqual(new Set(['not-yours']))
  })

  it('may not view a booking that they made as a customer', () => {
    expect(findActionBar('view', { id: 'ines', type: 'supplier' }, booking, now)).toBe('not-yours')
  })
})

it('a visitor may do nothing before signing in', () => {
  expect(new Set(Object.values(listBars(null)))).toEqual(new Set(['signed-out']))
})
