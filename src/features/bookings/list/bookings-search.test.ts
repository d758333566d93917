import { expect, it } from 'vitest'

import {
  countFilters,
  readFilters,
  NO_BOOKING_FILTERS,
  readBookingsSearch,
  toBookingsSearch,
} from './bookings-search.ts'

const ID = '66aa00000000000000000020'

// @shows BOOKING-26
it('the address of the list is the whole state of the list, there and back', () => {
  const search = {
    page: 2,
    status: 'pending,reserved',
    supplier: ID,
    from: '2027-06-01',
    to: '2027-06-30',
    location: ID,
    q: 'clio',
  }
  expect(readBookingsSearch({ ...search, page: '2' })).toEqual(search)
  expect({ page: 2, ...toBookingsSearch(readFilters(search)) }).toEqual(search)
  expect(countFilters(readFilters(search))).toBe(6)
})

it('the address of the list reads the links of before, too, in which a location is a place', () => {
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
  { q: '   ' },
  { q: 'x'.repeat(101) },
  { q: 'clio\u0000' },
  { sort: 'price' },
])('the address of the list drops what is wrong: %j', (wrong) => {
  expect(Object.values(readBookingsSearch(wrong)).filter(Boolean)).toEqual([])
})

it('the address of the list drops an end before its beginning', () => {
  const { from, to } = readFilters({ from: '2027-06-10', to: '2027-06-01' })
  expect([from, to]).toEqual(['2027-06-10', null])
})

it('the address of the list takes the blanks off a keyword', () => {
  expect(readFilters({ q: '  clio ' })).toEqual({ ...NO_BOOKING_FILTERS, keyword: 'clio' })
})
