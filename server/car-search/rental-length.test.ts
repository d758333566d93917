import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { landmarks } from '../demo/landmarks.ts'
import { Browser } from '../testing/browser.ts'
import {
  buildGuestCheckout,
  readProblemCode,
  buildCarSearch,
  TRIP_DATES,
} from '../testing/requests.ts'
import { type TestServer, createTestServer } from '../testing/test-server.ts'

type Schemas = components['schemas']

const { cars, locations } = landmarks

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const searchRows = async (narrower: Partial<Schemas['CarSearch']> = {}) => {
  const request = buildCarSearch({ suppliers: await listSupplierIds(), ...narrower })
  const { body } = await browser.post('/api/frontend-cars/1/1000', request)
  return (body as Schemas['CarPage'])[0].resultData
}
const listSupplierIds = async () => {
  const { body } = await browser.get('/api/all-suppliers')
  return (body as Schemas['Supplier'][]).map(({ _id }) => _id)
}
const toCarIds = (rows: Schemas['CarRow'][]) => rows.map(({ _id }) => _id)

const findTripTotal = async (to: string) =>
  (await searchRows({ from: '2026-06-10T09:00:00Z', to })).find(({ _id }) => _id === cars.tiered)
    ?.total

const setDailyPrice = (daily_price: number) =>
  server.db.updateTable('car').set({ daily_price }).where('id', '=', cars.free2).execute()

describe('the length of a rental', () => {
  // @shows PRICE-8
  it('counts a started hour in full, even if only a second of it has passed', async () => {
    const hour = await findTripTotal('2026-06-11T10:00:00Z')
    expect(await findTripTotal('2026-06-11T09:00:01Z')).toBe(hour)
    expect(await findTripTotal('2026-06-11T09:00:00Z')).toBeLessThan(hour ?? 0)
  })

  // @shows PRICE-13
  it.each([
    ['zero', '2026-06-10T09:00:00Z', '2026-06-10T09:00:00Z'],
    ['negative', '2026-06-10T09:00:00Z', '2026-06-09T09:00:00Z'],
  ])('that is %s is rejected, not priced at zero', async (_length, from, to) => {
    const request = buildCarSearch({ suppliers: await listSupplierIds(), from, to })
    const path = `/api/car/${cars.free}/fr?from=${from}&to=${to}&pickupLocation=${request.pickupLocation}`
    const replies = [
      await browser.post('/api/frontend-cars/1/10', request),
      await browser.post('/api/frontend-suppliers', request),
      await browser.get(path),
    ]
    for (const reply of replies)
      expect([reply.status, readProblemCode(reply)]).toEqual([422, 'too-short'])
  })

  it('is zero, and rejected, within the hour that is repeated when summer time ends', async () => {
    const zone = { time_zone: 'Europe/Paris' }
    const airport = server.db.updateTable('location').where('id', '=', locations.tunisAirport)
    await airport.set(zone).execute()
    const [from, to] = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']
    const reply = await browser.post('/api/frontend-cars/1/10', buildCarSearch({ from, to }))
    await airport.set({ time_zone: 'Africa/Tunis' }).execute()
    expect([reply.status, readProblemCode(reply)]).toEqual([422, 'too-short'])
  })
})

describe('a car without a daily price', () => {
  // @shows CAR-18
  it('is missing from searches, unavailable on its page, and cannot be booked by the day', async () => {
    const { daily_price } = await server.db
      .selectFrom('car')
      .select('daily_price')
      .where('id', '=', cars.free2)
      .executeTakeFirstOrThrow()
    await setDailyPrice(0)
    const ids = toCarIds(await searchRows({ includeAlreadyBookedCars: true }))
    const { body } = await browser.get(
      `/api/car/${cars.free2}/fr?from=${TRIP_DATES.from}&to=${TRIP_DATES.to}&pickupLocation=${locations.tunisAirport}`,
    )
    const booked = await browser.post(
      '/api/checkout',
      buildGuestCheckout({ car: cars.free2, price: 0 }),
    )
    await setDailyPrice(daily_price)

    expect(ids).not.toContain(cars.free2)
    expect(body).toMatchObject({ availability: 'unavailable' })
    expect(readProblemCode(booked)).toBe('car-unavailable')
    expect(toCarIds(await searchRows())).toContain(cars.free2)
  })
})
