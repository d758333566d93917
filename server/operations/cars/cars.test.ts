import type { components } from '#openapi/schema.d.ts'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { readProblemCode, search } from '../../testing/requests.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']
type Search = Schemas['CarSearch']

const { cars, locations, suppliers } = landmarks

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await testServer()
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const find = async (narrower: Partial<Search> = {}, page = 1, size = 1000) => {
  const { status, body } = await browser.post(
    `/api/frontend-cars/${page}/${size}`,
    search({ suppliers: await everySupplier(), ...narrower }),
  )
  expect(status).toBe(200)
  const [{ resultData, pageInfo, facets, widest }] = body as Schemas['CarPage']
  return { rows: resultData, total: pageInfo[0]?.totalRecords ?? 0, facets, widest }
}
const everySupplier = async () => {
  const { body } = await browser.get('/api/all-suppliers')
  return (body as Schemas['Supplier'][]).map(({ _id }) => _id)
}
const carIds = ({ rows }: { rows: Schemas['CarRow'][] }) => rows.map(({ _id }) => _id)
const carDoors = ({ rows }: { rows: Schemas['CarRow'][] }) => rows.map(({ doors }) => doors)
const withDoors = (doors: number) =>
  server.db.updateTable('car').set({ doors }).where('id', '=', cars.free2).execute()

describe('a search', () => {
  // @shows SEARCH-26, WIRE-39
  it('finds the cars of the place that can be had, and not the others', async () => {
    const ids = carIds(await find())
    expect(ids).toEqual(expect.arrayContaining([cars.free, cars.tiered, cars.comingSoon]))
    for (const absent of [cars.taken, cars.fullyBooked, cars.unavailable, cars.withLicense])
      expect(ids).not.toContain(absent)
    expect(ids).not.toContain(cars.ofSuspendedSupplier)
  })

  // @shows SEARCH-25
  it('of a place searches its direct children too', async () => {
    // A supplier with a limit may show other cars of theirs.
    const ofThem = { suppliers: [suppliers.plain, suppliers.dearer, suppliers.cheaper] }
    const parent = await find({ ...ofThem, pickupLocation: locations.tunis })
    const child = await find({ ...ofThem, pickupLocation: locations.laGoulettePort })
    expect(carIds(parent)).toEqual(expect.arrayContaining(carIds(child)))
    expect(new Set(carIds(parent)).size).toBe(parent.total)
  })

  it('of a place that nobody knows, or without suppliers, finds nothing', async () => {
    expect((await find({ pickupLocation: '0'.repeat(24) })).total).toBe(0)
    expect((await find({ suppliers: [] })).total).toBe(0)
    expect((await find({ mileage: [] })).total).toBe(0)
  })

  // @shows SEARCH-28, CAR-3
  it('shows coming soon cars and taken ones only when asked to', async () => {
    const without = await find({ includeComingSoonCars: false })
    expect(carIds(without)).not.toContain(cars.comingSoon)
    const all = await find({ includeAlreadyBookedCars: true })
    const states = Object.fromEntries(all.rows.map(({ _id, availability }) => [_id, availability]))
    expect(states[cars.taken]).toBe('taken')
    expect(states[cars.fullyBooked]).toBe('unavailable')
    expect(states[cars.free]).toBe('free')
  })

  it('prices the rental with the supplier’s percentage, in lines that add up', async () => {
    const { rows } = await find()
    for (const { total = 0, priceLines = [] } of rows) {
      const sum = priceLines.reduce((all, line) => all + line.amount * 1000, 0)
      expect(Math.round(sum)).toBe(Math.round(total * 1000))
    }
    const dearer = rows.find(({ _id }) => _id === cars.dearer)
    expect(dearer?.total).toBeGreaterThan((dearer?.dailyPrice ?? 0) * 3)
  })

  // @shows SEARCH-26
  it('leaves out suppliers who rent for longer only', async () => {
    const pickupLocation = locations.monastirAirport
    const short = { pickupLocation, from: '2026-06-10T09:00:00Z', to: '2026-06-11T09:00:00Z' }
    expect(carIds(await find({ pickupLocation }))).toContain(cars.threeDaysAtLeast)
    expect(carIds(await find(short))).not.toContain(cars.threeDaysAtLeast)
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
  it('comes in pages that make up the whole', async () => {
    const all = await find({ sort: 'price' })
    const pages = [1, 2, 3].map((page) => find({ sort: 'price' }, page, 15))
    const together = (await Promise.all(pages)).flatMap(carIds)
    expect(together).toEqual(carIds(all).slice(0, 45))
    const beyond = await find({}, 1000, 15)
    expect([beyond.rows.length, beyond.total]).toEqual([0, all.total])
  })

  // @shows SEARCH-27
  it('shows no more cars of a supplier than the supplier wants', async () => {
    const { rows, facets } = await find({ pickupLocation: locations.djerba })
    const theirs = rows.filter(({ supplier: { _id } }) => _id === suppliers.atMostFiveCars)
    expect(theirs.length).toBeLessThanOrEqual(5)
    expect(facets?.suppliers[suppliers.atMostFiveCars] ?? 0).toBe(theirs.length)
  })
})

describe('facets', () => {
  const narrowed: Partial<Search> = {
    pickupLocation: locations.tunis,
    ranges: ['mini', 'midi'],
    carType: ['gasoline', 'diesel'],
    rating: 3,
  }
  type Options = [keyof Schemas['CarFacets'], (option: string) => Partial<Search>]

  // @shows SEARCH-3, SEARCH-4, SEARCH-5, SEARCH-7, SEARCH-8, SEARCH-31, SEARCH-32
  it.each<Options>([
    ['ranges', (option) => ({ ranges: [option as Schemas['CarRange']] })],
    ['carType', (option) => ({ carType: [option as Schemas['CarType']] })],
    ['gearbox', (option) => ({ gearbox: [option as Schemas['GearboxType']] })],
    ['mileage', (option) => ({ mileage: [option as Schemas['MileageType']] })],
    ['fuelPolicy', (option) => ({ fuelPolicy: [option as Schemas['FuelPolicy']] })],
    ['multimedia', (option) => ({ multimedia: [option as Schemas['CarMultimedia']] })],
    ['carSpecs', (option) => ({ carSpecs: { [option]: true } })],
    ['rating', (option) => ({ rating: Number(option) })],
    ['seats', (option) => ({ seats: Number(option) })],
    ['deposit', (option) => ({ deposit: Number(option) })],
    ['pricePerDay', (option) => ({ pricePerDay: Number(option) })],
    ['included', (option) => ({ included: [option as Schemas['IncludedExtra']] })],
    ['suppliers', (option) => ({ suppliers: [option] })],
  ])('of %s say what choosing that option finds', async (filter, choose) => {
    const { facets } = await find(narrowed)
    for (const [option, count] of Object.entries(facets?.[filter] ?? {}))
      expect([option, (await find({ ...narrowed, ...choose(option) })).total]).toEqual([
        option,
        count,
      ])
  })

  // @shows SEARCH-6, SEARCH-23
  it('and the cars themselves agree that four doors are "4+ doors"', async () => {
    const everywhere = { includeAlreadyBookedCars: true, suppliers: [suppliers.plain] }
    await withDoors(4)
    const { facets, ...all } = await find(everywhere)
    const asked = await find({ ...everywhere, carSpecs: { moreThanFourDoors: true } })
    await withDoors(5)
    const enough = carDoors(all).filter((doors) => doors >= 4)
    expect(enough).toContain(4)
    expect(carDoors(asked)).toEqual(enough)
    expect(facets?.carSpecs['moreThanFourDoors']).toBe(enough.length)
  })

  // @shows SEARCH-24
  it('name the filter to open when nothing is found', async () => {
    const { widest, total } = await find({ ranges: ['bus'], gearbox: [], seats: -1 })
    expect(total).toBe(0)
    const without = await find({ ranges: ['bus'] })
    expect(widest).toEqual({ filter: 'gearbox', without: without.total })
  })

  // @shows WIRE-59
  it('count the same cars for suppliers in both calls', async () => {
    const { facets } = await find(narrowed)
    const { body } = await browser.post('/api/frontend-suppliers', search(narrowed))
    const counts = (body as Schemas['SupplierWithCars'][]).map(({ _id, carCount }) => [
      _id,
      carCount,
    ])
    expect(Object.fromEntries(counts)).toEqual(facets?.suppliers)
  })
})

describe('the fleet in memory', () => {
  it('follows a change of price at once, whoever made it', async () => {
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
  it('is read whether it can be booked or not', async () => {
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
  ])('says that it is %s on asked dates', async (availability, car, location) => {
    const { body } = await browser.get(`/api/car/${car}/fr?${dates}&pickupLocation=${location}`)
    expect(body).toMatchObject({ availability })
  })

  it('refuses dates that are none', async () => {
    const reply = await browser.get(`/api/car/${cars.free}/fr?from=yesterday`)
    expect(readProblemCode(reply)).toBe('invalid-request')
  })
})
