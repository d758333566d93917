import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'

import { toCalendarDate } from '@masar/domain/rental/rental-clock.ts'
import { controlFetch } from '#testing/calls.ts'
import { createTestApi } from '#testing/test-api.ts'

import { bookingsQuery, type BookingFilters, type BookingInList } from './bookings.query.ts'

const DAY_MS = 86_400_000
const makeInstant = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const LOCATION = { _id: '66aa00000000000000000020', name: ['Tunis'] }

const makeBooking = (name: string, from: number, to: number) => ({
  _id: name,
  supplier: { _id: 's', fullName: 'Jasmin Auto' },
  car: { _id: 'c', name: 'Fiat Panda', range: 'mini' },
  driver: { _id: 'd', fullName: 'Amira' },
  pickupLocation: LOCATION,
  dropOffLocation: LOCATION,
  from: makeInstant(from),
  to: makeInstant(to),
  status: 'reserved',
  price: 100,
})

const endedBookings = Array.from({ length: 25 }, (_, index) =>
  makeBooking(`ended ${index}`, -100 - index, -98 - index),
)
const STORED_BOOKINGS = [
  ...endedBookings,
  makeBooking('next week', 7, 9),
  makeBooking('running', -1, 2),
]
const laterBooking = makeBooking('next month', 30, 33)

interface Filter {
  from?: string
  to?: string
  dateBetween?: string
}

/** Simulates BookCars, which ignores `when` and lets `dateBetween` replace `from`. */
function simulateBackend(stored: typeof STORED_BOOKINGS) {
  return controlFetch({
    'GET /api/all-suppliers': (call) => call.answer(200, [{ _id: 's', fullName: 'Jasmin Auto' }]),
    'POST /api/bookings/*': (call) => {
      const [page = 1, size = 1] = call.name.split('/').slice(3).map(Number)
      const { from, to, dateBetween } = (call.body as { filter?: Filter }).filter ?? {}
      const day = dateBetween ? Date.parse(dateBetween) : 0
      const rows = stored.filter(
        (row) =>
          (dateBetween
            ? Date.parse(row.from) <= day + DAY_MS && Date.parse(row.to) >= day - DAY_MS
            : !from || row.from >= from) &&
          (!to || row.to <= to),
      )
      const resultData = rows.slice((page - 1) * size, page * size)
      call.answer(200, [{ resultData, pageInfo: [{ totalRecords: rows.length }] }])
    },
  })
}

const NO_FILTERS: BookingFilters = {
  tab: 'upcoming',
  statuses: [],
  suppliers: [],
  from: null,
  to: null,
  location: null,
  dropOff: null,
  keyword: null,
}

async function fetchList(filters: Partial<BookingFilters> = {}, page = 1, size = 20) {
  const client = new QueryClient()
  const found = await client.fetchQuery(
    bookingsQuery(createTestApi(client), {
      owner: { _id: 'd', type: 'user' },
      language: 'en',
      page,
      size,
      filters: { ...NO_FILTERS, ...filters },
      timedBookings: false,
    }),
  )
  return { total: found.total, rows: found.rows.map(({ _id }: BookingInList) => _id) }
}

it('without backend support for `when`, upcoming bookings exclude ended ones and are sorted by pick-up', async () => {
  simulateBackend([laterBooking, ...STORED_BOOKINGS])
  expect(await fetchList()).toEqual({ total: 3, rows: ['running', 'next week', 'next month'] })
  expect(await fetchList({}, 2, 2)).toEqual({ total: 3, rows: ['next month'] })
})

const makeDay = (days: number) => toCalendarDate(makeInstant(days), 'UTC')

it('upcoming bookings are fetched in pages of at most 100, which every backend accepts', async () => {
  const many = Array.from({ length: 150 }, (_, index) => ({
    ...laterBooking,
    _id: `later ${index}`,
  }))
  const wire = simulateBackend(many)
  const { total, rows } = await fetchList({}, 8)
  expect([total, rows.length]).toEqual([150, 10])
  const sizes = wire.calls.map(({ name }) => Number(name.split('/')[4]))
  expect(sizes.filter((size) => size > 100)).toEqual([])
})

it('upcoming bookings are filtered by the requested days', async () => {
  simulateBackend([laterBooking, ...STORED_BOOKINGS])
  expect(await fetchList({ from: makeDay(5), to: makeDay(20) })).toEqual({
    total: 1,
    rows: ['next week'],
  })
  expect(await fetchList({ from: makeDay(-3) })).toMatchObject({ total: 3 })
})

it('the bookings list filters by supplier and drop-off, and ignores an unknown supplier', async () => {
  const wire = simulateBackend([])
  await fetchList({ tab: 'past', suppliers: ['s', 'unknown'], dropOff: 'djerba' })
  expect(wire.calls.at(-1)?.body).toMatchObject({
    suppliers: ['s'],
    filter: { dropOffLocation: 'djerba' },
  })
})
