import { expect, it } from 'vitest'

import type { Booking } from '#api/queries/bookings.query.ts'
import { ALL_CAPABILITIES } from '#api/capabilities.ts'
import type { Viewer } from '#api/viewer.ts'

import { AMIRA_VIEWER, FIAT_DETAIL } from '../testing/bookings.ts'
import { SUPPLIER_STAFF } from '../testing/staff.ts'
import { findCancellationEligibility } from './cancellation-eligibility.ts'

const MONTH_BEFORE_PICK_UP = new Date('2027-05-01T08:00:00Z')
const EVENING_BEFORE_PICK_UP = new Date('2027-05-31T18:00:00Z')
const AFTER_PICK_UP = new Date('2027-06-01T09:00:00Z')

const findEligibility = (
  booking: Partial<Booking>,
  now = MONTH_BEFORE_PICK_UP,
  viewer: Viewer = AMIRA_VIEWER,
) => {
  const rights = { ...viewer, capabilities: ALL_CAPABILITIES }
  return findCancellationEligibility({ ...FIAT_DETAIL, ...booking }, rights, now)
}

it('a cancellation is allowed until the pick-up, and free until 24 hours before', () => {
  expect(findEligibility({})).toEqual({ bar: null, terms: 'full-refund' })
  expect(findEligibility({}, EVENING_BEFORE_PICK_UP)).toEqual({ bar: null, terms: 'fee' })
  expect(findEligibility({}, AFTER_PICK_UP)).toEqual({
    bar: 'already-started',
    terms: 'started',
  })
})

it.each([
  ['cancellation-not-bought', { cancellation: false }],
  ['already-requested', { cancelRequest: true }],
  ['already-cancelled', { status: 'cancelled' }],
  ['not-confirmed', { status: 'void' }],
] as const)('a cancellation is barred by %s for %o', (bar, booking) => {
  expect(findEligibility(booking).bar).toBe(bar)
})

const guest: Viewer = { status: 'anonymous', user: null }
const badis: Viewer = AMIRA_VIEWER.user
  ? { ...AMIRA_VIEWER, user: { ...AMIRA_VIEWER.user, _id: '66aa00000000000000000002' } }
  : guest

it('a cancellation is not allowed for guests and other customers', () => {
  expect(findEligibility({}, MONTH_BEFORE_PICK_UP, guest).bar).toBe('signed-out')
  expect(findEligibility({}, MONTH_BEFORE_PICK_UP, badis).bar).toBe('not-yours')
})

it('a guest’s booking can be cancelled by anyone with its link, except staff', () => {
  for (const viewer of [guest, badis])
    expect(findEligibility({ isGuest: true }, MONTH_BEFORE_PICK_UP, viewer).bar).toBeNull()
  expect(findEligibility({ isGuest: true }, MONTH_BEFORE_PICK_UP, SUPPLIER_STAFF).bar).toBe(
    'not-your-role',
  )
})
