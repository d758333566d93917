import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { findCarPage } from '../../testing/find-car-page.ts'
import { readProblemCode } from '../../testing/requests.ts'
import { type TestServer, createEmbeddedServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']
type Search = Schemas['CarSearch']

const { cars, locations, suppliers } = landmarks

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createEmbeddedServer()
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const find = (narrower: Partial<Search> = {}, page = 1, size = 1000) =>
  findCarPage(browser, narrower, { page, size })
const listCarIds = ({ rows }: { rows: Schemas['CarRow'][] }) => rows.map(({ _id }) => _id)

describe('a search', () => {
  // @shows SEARCH-26, WIRE-39
  it('finds only the available cars of the location', async () => {
    const ids = listCarIds(await find())
    expect(ids).toEqual(expect.arrayContaining([cars.free, cars.tiered, cars.comingSoon]))
    for (const absent of [cars.taken, cars.fullyBooked, cars.unavailable, cars.withLicense])
      expect(ids).not.toContain(absent)
    expect(ids).not.toContain(cars.ofSuspendedSupplier)
  })

  // @shows SEARCH-25
  it('at a location includes its child locations', async () => {
    // A supplier with a limit might show other cars at the parent location.
    const ofThem = { suppliers: [suppliers.plain, suppliers.dearer, suppliers.cheaper] }
    const parent = await find({ ...ofThem, pickupLocation: locations.tunis })
    const child = await find({ ...ofThem, pickupLocation: locations.laGoulettePort })
    expect(listCarIds(parent)).toEqual(expect.arrayContaining(listCarIds(child)))
    expect(new Set(listCarIds(parent)).size).toBe(parent.total)
  })

  it('finds nothing at an unknown location, or without suppliers', async () => {
    expect((await find({ pickupLocation: '0'.repeat(24) })).total).toBe(0)
    expect((await find({ suppliers: [] })).total).toBe(0)
    expect((await find({ mileage: [] })).total).toBe(0)
  })

  // @shows SEARCH-28, CAR-3
  it('shows “coming soon” and unavailable cars only when requested', async () => {
    const without = await find({ includeComingSoonCars: false })
    expect(listCarIds(without)).not.toContain(cars.comingSoon)
    const all = await find({ includeAlreadyBookedCars: true })
    const states = Object.fromEntries(all.rows.map(({ _id, availability }) => [_id, availability]))
    expect(states[cars.taken]).toBe('taken')
    expect(states[cars.fullyBooked]).toBe('unavailable')
    expect(states[cars.free]).toBe('free')
  })

  it('adds the supplier’s percentage to prices, in lines that add up', async () => {
    const { rows } = await find()
    for (const { total = 0, priceLines = [] } of rows) {
      const sum = priceLines.reduce((all, line) => all + line.amount * 1000, 0)
      expect(Math.round(sum)).toBe(Math.round(total * 1000))
    }
    const dearer = rows.find(({ _id }) => _id === cars.dearer)
    expect(dearer?.total).toBeGreaterThan((dearer?.dailyPrice ?? 0) * 3)
  })

  // @shows SEARCH-26
  it('excludes suppliers with a longer minimum rental', async () => {
    const pickupLocation = locations.monastirAirport
    const short = { pickupLocation, from: '2026-06-10T09:00:00Z', to: '2026-06-11T09:00:00Z' }
    expect(listCarIds(await find({ pickupLocation }))).toContain(cars.threeDaysAtLeast)
    expect(listCarIds(await find(short))).not.toContain(cars.threeDaysAtLeast)
  })

  // @shows WIRE-61
  it.each([
    ['price', ({ total = 0 }) => total],
    ['rating', ({ rating }) => -(rating ?? 0)],
    ['size', ({ seats }) => -seats],
  ] satisfies [Schemas['CarSort'], (row: Schemas['CarRow']) => number][])(
    'sorts by %s',
    async (sort, key) => {
      const keys = (await find({ sort })).rows.map(key)
      expect(keys).toEqual(keys.toSorted((a, b) => a - b))
    },
  )

  // @shows WIRE-61
  it('has pages that are complete and disjoint', async () => {
    const all = await find({ sort: 'price' })
    const pages = [1, 2, 3].map((page) => find({ sort: 'price' }, page, 15))
    const together = (await Promise.all(pages)).flatMap(listCarIds)
    expect(together).toEqual(listCarIds(all).slice(0, 45))
    const beyond = await find({}, 1000, 15)
    expect([beyond.rows.length, beyond.total]).toEqual([0, all.total])
  })

  // @shows SEARCH-27
  it('shows no more cars per supplier than the supplier’s limit', async () => {
    const { rows, facets } = await find({ pickupLocation: locations.djerba })
    const theirs = rows.filter(({ supplier: { _id } }) => _id === suppliers.atMostFiveCars)
    expect(theirs.length).toBeLessThanOrEqual(5)
    expect(facets?.suppliers[suppliers.atMostFiveCars] ?? 0).toBe(theirs.length)
  })
})

describe('the fleet cache', () => {
  it('includes a price change immediately, whichever server made it', async () => {
    const before = (await find()).rows.find(({ _id }) => _id === cars.free2)
    await server.db
      .updateTable('car')
      .set({ daily_price: 1_000_000 })
      .where('id', '=', cars.free2)
      .execute()
    const after = await find({ sort: 'price' })
    expect(before?.total).toBeLessThan(3000)
    expect(after.rows.find(({ _id }) => _id === cars.free2)?.total).toBe(3000)
  })
})

describe('a car', () => {
  const dates = 'from=2026-06-10T09:00:00Z&to=2026-06-13T09:00:00Z'

  // @shows CAR-3, WIRE-62
  it('can be read even if it cannot be booked', async () => {
    const { body } = await browser.get(`/api/car/${cars.unavailable}/fr`)
    expect(body).toMatchObject({ _id: cars.unavailable, available: false })
    expect((await browser.get(`/api/car/${'0'.repeat(24)}/fr`)).status).toBe(204)
  })

  // @shows CAR-7
  it.each([
    ['free', cars.free, locations.tunisAirport],
    ['free', cars.free, locations.tunis],
    ['taken', cars.taken, locations.tunisAirport],
    ['unavailable', cars.free, locations.djerba],
    ['unavailable', cars.comingSoon, locations.tunisAirport],
    ['unavailable', cars.ofSuspendedSupplier, locations.tunisAirport],
  ])('is %s on the requested dates', async (availability, car, location) => {
    const { body } = await browser.get(`/api/car/${car}/fr?${dates}&pickupLocation=${location}`)
    expect(body).toMatchObject({ availability })
  })

  it('rejects invalid dates', async () => {
    const reply = await browser.get(`/api/car/${cars.free}/fr?from=yesterday`)
    expect(readProblemCode(reply)).toBe('invalid-request')
  })
})
