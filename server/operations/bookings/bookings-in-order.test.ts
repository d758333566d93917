import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { readBookingList, readSupplierIds } from '../../testing/lists.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']
type Query = Schemas['BookingsQuery']

const { bookings } = landmarks

let server: TestServer
let browser: Browser
let suppliers: string[]
beforeAll(async () => {
  server = await createTestServer()
  suppliers = await readSupplierIds(new Browser(server.app))
})
beforeEach(async () => {
  browser = new Browser(server.app)
  await browser.signIn('yasmine')
})
afterAll(() => server.close())

const fetchBookings = (query?: Partial<Query>, page?: number, size?: number) =>
  readBookingList(browser, query, page, size)

describe('the list of bookings', () => {
  // @shows BOOKING-34
  it('omits suppliers’ phone numbers, which only a booking’s detail contains', async () => {
    const { rows } = await fetchBookings()
    expect(JSON.stringify(rows)).not.toContain('+216')
    const car = await browser.get(`/api/car/${landmarks.cars.free}/en`)
    expect(JSON.stringify(car.body)).not.toContain('+216')
    const { body } = await browser.get(`/api/booking/${bookings.cancellable}/en`)
    const { supplier } = body as Schemas['BookingDetail']
    expect(supplier.phone).toMatch(/^\+216 /)
    expect(supplier.location).toContain('Tunis')
  })

  // @shows BOOKING-33
  it.each<['upcoming' | 'past', (row: Schemas['BookingRow']) => boolean, 1 | -1]>([
    ['upcoming', ({ to }) => new Date(to) > NOW, 1],
    ['past', ({ to }) => new Date(to) <= NOW, -1],
  ])('sorts %s bookings by pick-up across pages', async (when, fits, order) => {
    const all = (await fetchBookings()).rows
    const { rows, total } = await fetchBookings({ when })
    expect(new Set(rows.map(({ _id }) => _id))).toEqual(
      new Set(all.filter(fits).map(({ _id }) => _id)),
    )
    const starts = rows.map(({ from }) => Date.parse(from))
    expect(starts).toEqual(starts.toSorted((a, b) => order * (a - b)))
    expect(total).toBe(rows.length)
    expect((await fetchBookings({ when }, 2, 2)).rows).toEqual(rows.slice(2, 4))
  })

  it('rejects unknown values of `when`', async () => {
    const reply = await browser.post('/api/bookings/1/20/fr', {
      suppliers,
      statuses: ['paid'],
      when: 'someday',
    })
    expect(reply.status).toBe(400)
  })
})
