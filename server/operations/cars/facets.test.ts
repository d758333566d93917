import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { components } from '@masar/openapi/schema.d.ts'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { findCarPage } from '../../testing/find-car-page.ts'
import { buildCarSearch } from '../../testing/requests.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']
type Search = Schemas['CarSearch']

const { cars, locations, suppliers } = landmarks

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const find = (narrower: Partial<Search>) => findCarPage(browser, narrower)
const listDoors = ({ rows }: { rows: Schemas['CarRow'][] }) => rows.map(({ doors }) => doors)
const setDoors = (doors: number) =>
  server.db.updateTable('car').set({ doors }).where('id', '=', cars.free2).execute()

describe('facets', () => {
  const narrowed: Partial<Search> = {
    pickupLocation: locations.tunis,
    ranges: ['mini', 'midi'],
    carType: ['gasoline', 'diesel'],
    rating: 3,
  }
  type Row = Schemas['CarRow']
  interface Choice {
    choose: (option: string) => Partial<Search>
    isRight: (car: Row, option: string) => boolean
  }
  /** Exhaustive, so that a new filter does not compile without an entry. */
  const CHOICES: Record<Schemas['CarFilter'], Choice> = {
    suppliers: {
      choose: (option) => ({ suppliers: [option] }),
      isRight: ({ supplier }, option) => supplier._id === option,
    },
    ranges: {
      choose: (option) => ({ ranges: [option as Schemas['CarRange']] }),
      isRight: ({ range }, option) => range === option,
    },
    pricePerDay: {
      choose: (option) => ({ pricePerDay: Number(option) }),
      isRight: ({ total = 0 }, option) => total <= DAYS * Number(option),
    },
    included: {
      choose: (option) => ({ included: [option as Schemas['IncludedExtra']] }),
      isRight: ({ cancellation }) => cancellation === 0,
    },
    rating: {
      choose: (option) => ({ rating: Number(option) }),
      isRight: ({ rating }, option) => (rating ?? 0) >= Number(option),
    },
    seats: {
      choose: (option) => ({ seats: Number(option) }),
      isRight: ({ seats }, option) => (option === '6' ? seats > 5 : seats === Number(option)),
    },
    carSpecs: {
      choose: (option) => ({ carSpecs: { [option]: true } }),
      isRight: ({ aircon, doors, seats }, option) =>
        ({ aircon, moreThanFourDoors: doors >= 4, moreThanFiveSeats: seats > 5 })[option] ?? false,
    },
    multimedia: {
      choose: (option) => ({ multimedia: [option as Schemas['CarMultimedia']] }),
      isRight: ({ multimedia }, option) => multimedia.some((item) => item === option),
    },
    carType: {
      choose: (option) => ({ carType: [option as Schemas['CarType']] }),
      isRight: ({ type }, option) => type === option,
    },
    gearbox: {
      choose: (option) => ({ gearbox: [option as Schemas['GearboxType']] }),
      isRight: ({ gearbox }, option) => gearbox === option,
    },
    mileage: {
      choose: (option) => ({ mileage: [option as Schemas['MileageType']] }),
      isRight: ({ mileage }, option) => (mileage === -1) === (option === 'unlimited'),
    },
    fuelPolicy: {
      choose: (option) => ({ fuelPolicy: [option as Schemas['FuelPolicy']] }),
      isRight: ({ fuelPolicy }, option) => fuelPolicy === option,
    },
    deposit: {
      choose: (option) => ({ deposit: Number(option) }),
      isRight: ({ deposit, supplier: { priceChangeRate } }, option) =>
        deposit * (1 + (priceChangeRate ?? 0) / 100) <= Number(option) + 0.001,
    },
  }
  const DAYS = 3

  // @shows SEARCH-3, SEARCH-4, SEARCH-5, SEARCH-7, SEARCH-8, SEARCH-31, SEARCH-32
  it.each(Object.entries(CHOICES))(
    'of %s count the cars that a search with the option finds',
    async (name, { choose, isRight }) => {
      const { facets } = await find(narrowed)
      const counts = Object.entries(facets?.[name as Schemas['CarFilter']] ?? {})
      expect(counts).not.toEqual([])
      for (const [option, count] of counts) {
        const { rows, total } = await find({ ...narrowed, ...choose(option) })
        expect([option, total]).toEqual([option, count])
        expect(rows.filter((car) => !isRight(car, option))).toEqual([])
      }
    },
  )

  // @shows SEARCH-6, SEARCH-23
  it('and results treat four doors as “4+ doors”', async () => {
    const everywhere = { includeAlreadyBookedCars: true, suppliers: [suppliers.plain] }
    await setDoors(4)
    const { facets, ...all } = await find(everywhere)
    const found = await find({ ...everywhere, carSpecs: { moreThanFourDoors: true } })
    await setDoors(5)
    const enough = listDoors(all).filter((doors) => doors >= 4)
    expect(enough).toContain(4)
    expect(listDoors(found)).toEqual(enough)
    expect(facets?.carSpecs['moreThanFourDoors']).toBe(enough.length)
  })

  // @shows SEARCH-24
  it('return the filter to relax when nothing is found', async () => {
    const { widest, total } = await find({ ranges: ['bus'], gearbox: [], seats: -1 })
    expect(total).toBe(0)
    const without = await find({ ranges: ['bus'] })
    expect(widest).toEqual({ filter: 'gearbox', without: without.total })
  })

  // @shows WIRE-59
  it('have the same car count per supplier as the suppliers call', async () => {
    const { facets } = await find(narrowed)
    const { body } = await browser.post('/api/frontend-suppliers', buildCarSearch(narrowed))
    const counts = (body as Schemas['SupplierWithCars'][]).map(({ _id, carCount }) => [
      _id,
      carCount,
    ])
    expect(Object.fromEntries(counts)).toEqual(facets?.suppliers)
  })
})
