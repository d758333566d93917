import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { readCarSearch } from '../../testing/lists.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']
type Search = Schemas['CarSearch']

const { locations } = landmarks

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const find = (narrower?: Partial<Search>) => readCarSearch(browser, narrower)
const listCarIds = ({ rows }: { rows: Schemas['CarRow'][] }) => rows.map(({ _id }) => _id)

describe('a search', () => {
  // @shows SEARCH-30
  it('recommends cars before scooters, trucks and buses, then by rating, then by price', async () => {
    const { rows } = await find({ sort: 'recommended', pickupLocation: locations.tunis })
    const ranks = rows.map(({ comingSoon, range, rating }) =>
      [
        comingSoon ? 1 : 0,
        ['scooter', 'truck', 'bus'].includes(range) ? 1 : 0,
        (rating ?? 0) >= 3.5 ? 0 : 1,
      ].join(' '),
    )
    const keys = rows.map(
      ({ total = 0 }, index) => `${ranks[index] ?? ''} ${total.toFixed(3).padStart(9)}`,
    )
    expect(keys).toEqual(keys.toSorted())
    expect(new Set(ranks).size).toBeGreaterThan(3)
  })

  // @shows SEARCH-30
  it('for scooters and small cars recommends both equally', async () => {
    const ranges: Search['ranges'] = ['mini', 'scooter']
    const { rows } = await find({ sort: 'recommended', ranges, pickupLocation: locations.tunis })
    const good = rows.filter(({ rating, comingSoon }) => !comingSoon && (rating ?? 0) >= 3.5)
    const totals = good.map(({ total = 0 }) => total)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    expect(new Set(good.map(({ range }) => range))).toEqual(new Set(ranges))
  })

  // @shows SEARCH-31
  it('finds cars up to a price per rental day', async () => {
    const { rows } = await find({ pricePerDay: 100 })
    const all = await find()
    const cheap = all.rows.filter(({ total = 0 }) => total <= 300)
    expect(listCarIds({ rows })).toEqual(listCarIds({ rows: cheap }))
    expect(cheap.length).toBeLessThan(all.total)
  })

  // @shows SEARCH-32
  it('finds cars with free cancellation, even if that has just changed', async () => {
    const included: Search['included'] = ['cancellation']
    const before = await find({ included })
    expect(before.rows.every(({ cancellation }) => cancellation === 0)).toBe(true)
    const [first] = before.rows
    const price = (cancellation: number) =>
      server.db
        .updateTable('car')
        .set({ cancellation })
        .where('id', '=', first?._id ?? '')
        .execute()
    await price(9_000)
    expect(listCarIds(await find({ included }))).not.toContain(first?._id)
    await price(0)
    expect(listCarIds(await find({ included }))).toEqual(listCarIds(before))
  })

  // @shows SEARCH-33
  it('returns the lowest price of each range, whatever range is selected', async () => {
    const { lowestTotals = {} } = await find({ ranges: ['mini'] })
    const { rows } = await find({ includeComingSoonCars: false })
    for (const [range, total] of Object.entries(lowestTotals)) {
      const theirs = rows.filter((row) => row.range === range)
      expect([range, Math.min(...theirs.map((row) => row.total ?? 0))]).toEqual([range, total])
    }
    expect(Object.keys(lowestTotals).length).toBeGreaterThan(1)
  })
})
