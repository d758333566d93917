import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { Browser } from '../../testing/browser.ts'
import { readCarSearch } from '../../testing/lists.ts'
import { readProblemCode, buildCarSearch } from '../../testing/requests.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']
type Search = Schemas['CarSearch']

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const find = (narrower?: Partial<Search>) => readCarSearch(browser, narrower)
const fetchNearbyOffers = async (narrower: Partial<Search> = {}) => {
  const { status, body } = await browser.post('/api/nearby-offers/fr', buildCarSearch(narrower))
  expect(status).toBe(200)
  return body as Schemas['NearbyOffers']
}
const bookableFilter = { includeComingSoonCars: false }

describe('nearby offers', () => {
  // @shows SEARCH-34
  it('equal the search results from three days before to three days after', async () => {
    const { days } = await fetchNearbyOffers()
    expect(days).toHaveLength(7)
    for (const { from, to, cars: count, lowestTotal } of days) {
      const { rows, total } = await find({ ...buildCarSearch(), ...bookableFilter, from, to })
      const cars = rows.filter(({ range }) => !['scooter', 'bus', 'truck'].includes(range))
      const totals = cars.map((row) => row.total ?? 0)
      expect([count, lowestTotal]).toEqual([total, Math.min(...totals)])
    }
    expect(days[3]).toMatchObject({ from: buildCarSearch().from, to: buildCarSearch().to })
  })

  it('include scooter prices only if scooters are requested or nothing else is found', async () => {
    const winter = { from: '2026-12-15T09:00:00Z', to: '2026-12-18T09:00:00Z' }
    const lowest = async (narrower: Partial<Search>) =>
      (await fetchNearbyOffers({ ...winter, ...narrower })).days[3]?.lowestTotal ?? NaN

    const scooter = await lowest({ ranges: ['scooter'] })
    expect(scooter).toBeLessThan(await lowest({}))
    expect(await lowest({ ranges: ['mini', 'scooter'] })).toBe(scooter)
    expect(await lowest({ seats: 2 })).toBe(scooter)
  })

  // @shows SEARCH-34
  it('exclude days without enough notice', async () => {
    const { days } = await fetchNearbyOffers({
      from: '2026-05-21T09:00:00Z',
      to: '2026-05-24T09:00:00Z',
    })
    expect(days.map(({ from }) => from.slice(0, 10))).toEqual([
      '2026-05-21',
      '2026-05-22',
      '2026-05-23',
      '2026-05-24',
    ])
  })

  // @shows SEARCH-35
  it('include the nearest locations with available cars and their prices', async () => {
    const { locations: near } = await fetchNearbyOffers({ ranges: ['mini'] })
    const distances = near.map(({ kilometres }) => kilometres)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(near.length).toBeGreaterThan(0)
    for (const { _id, name, cars: count, lowestTotal } of near) {
      expect(name).not.toBe('')
      const request = {
        ...buildCarSearch(),
        ...bookableFilter,
        ranges: ['mini' as const],
        pickupLocation: _id,
      }
      const { rows, total } = await find(request)
      expect([count, lowestTotal]).toEqual([total, Math.min(...rows.map((row) => row.total ?? 0))])
    }
  })

  it('are empty for an unknown location, and rejected for an empty rental period', async () => {
    expect(await fetchNearbyOffers({ pickupLocation: '0'.repeat(24) })).toEqual({
      days: [],
      locations: [],
    })
    const { from } = buildCarSearch()
    const reply = await browser.post('/api/nearby-offers/fr', buildCarSearch({ to: from }))
    expect([reply.status, readProblemCode(reply)]).toEqual([422, 'too-short'])
  })
})
