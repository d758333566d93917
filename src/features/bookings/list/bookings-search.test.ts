import { expect, it } from 'vitest'

import {
  countFilters,
  readFilters,
  NO_BOOKING_FILTERS,
  readBookingsSearch,
  toBookingsSearch,
  selectTab,
} from './bookings-search.ts'

const ID = '66aa00000000000000000020'
const OTHER_ID = '66aa00000000000000000021'

// @shows BOOKING-26
it('the list URL contains the complete state of the list, and restores it', () => {
  const search = {
    page: 2,
    status: 'pending,reserved',
    supplier: `${ID},${OTHER_ID}`,
    from: '2027-06-01',
    to: '2027-06-30',
    location: ID,
    dropOff: OTHER_ID,
    q: 'clio',
  }
  expect(readBookingsSearch({ ...search, page: '2' })).toEqual(search)
  expect({ page: 2, ...toBookingsSearch(readFilters(search)) }).toEqual(search)
  expect(countFilters(readFilters(search))).toBe(7)
})

// @shows BOOKING-33
it('the list URL contains the tab, except for the first one', () => {
  expect(readBookingsSearch({ tab: 'past' })).toMatchObject({ tab: 'past' })
  expect(readBookingsSearch({ tab: 'upcoming' })).toMatchObject({ tab: undefined })
  expect(countFilters(readFilters({ tab: 'past', q: 'clio' }))).toBe(1)
})

it.each([
  ['upcoming by default', {}, 'upcoming', []],
  ['the tab of the statuses in an older link', { status: 'cancelled' }, 'cancelled', ['cancelled']],
  ['upcoming, without statuses of other tabs', { status: 'paid,void' }, 'upcoming', ['paid']],
  ['the tab in the address', { tab: 'past', status: 'cancelled' }, 'past', []],
])('the address of the list selects a tab for customers: %s', (_case, search, tab, statuses) => {
  expect(selectTab(readFilters(search), false)).toMatchObject({ tab, statuses })
})

it('the list URL selects no tab for staff', () => {
  const read = readFilters({ tab: 'past', status: 'cancelled,paid' })
  expect(selectTab(read, true)).toMatchObject({ tab: null, statuses: ['paid', 'cancelled'] })
})

it('the list URL may contain `place`, the location parameter in older links', () => {
  expect(readBookingsSearch({ ['place']: ID })).toMatchObject({ location: ID })
})

it.each([
  { page: '0' },
  { page: '1.5' },
  { page: 'two' },
  { status: 'lost' },
  { status: 'void,pending,deposit,paid,paidInFull,reserved,cancelled' },
  { supplier: '17' },
  { supplier: 'constructor' },
  { from: '2027-02-30' },
  { from: '0002-06-01' },
  { to: 'tomorrow' },
  { location: `${ID}0` },
  { dropOff: '17' },
  { q: '   ' },
  { q: 'x'.repeat(101) },
  { q: 'clio\u0000' },
  { sort: 'price' },
  { tab: 'lost' },
])('the address of the list ignores invalid values: %j', (wrong) => {
  expect(Object.values(readBookingsSearch(wrong)).filter(Boolean)).toEqual([])
})

it('reading the list URL drops an end date before the start date', () => {
  const { from, to } = readFilters({ from: '2027-06-10', to: '2027-06-01' })
  expect([from, to]).toEqual(['2027-06-10', null])
})

it('reading the list URL trims the keyword', () => {
  expect(readFilters({ q: '  clio ' })).toEqual({ ...NO_BOOKING_FILTERS, keyword: 'clio' })
})
