import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { createServerOn, type TestServer, createTestServer } from '../../testing/test-server.ts'

type Page = [{ resultData: { _id: string; name: string }[]; pageInfo: { totalRecords: number }[] }]

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const findLocations = async (keyword: string, language = 'fr') => {
  const { body } = await browser.get(
    `/api/locations/1/100/${language}?s=${encodeURIComponent(keyword)}`,
  )
  const [{ resultData, pageInfo }] = body as Page
  return { names: resultData.map(({ name }) => name), total: pageInfo[0]?.totalRecords ?? 0 }
}

const findByName = (name: string) => browser.get(`/api/location-id/${encodeURIComponent(name)}/fr`)

const listCountriesWithLocations = async (least: number) =>
  (await browser.get(`/api/countries-with-locations/en/false/${least}`)).body as {
    name: string
    locationsSize: number
  }[]

describe('locations', () => {
  // @shows MAP-7
  it.each(['aeroport', 'AÉROPORT', '  Aéroport '])(
    'are found by part of their name, ignoring case and accents (%s)',
    async (keyword) => {
      const { names, total } = await findLocations(keyword)
      expect(total).toBeGreaterThan(5)
      expect(names.every((name) => name.startsWith('Aéroport'))).toBe(true)
    },
  )

  // @shows MAP-7
  it('are found by their name in any language, and returned in the requested one', async () => {
    const { names, total } = await findLocations('airport', 'fr')
    expect(total).toBe((await findLocations('aéroport', 'en')).total)
    expect(names.every((name) => name.startsWith('Aéroport'))).toBe(true)
  })

  // @shows WIRE-39, WIRE-53, WIRE-74
  it('have pages that are complete and disjoint', async () => {
    const { names, total } = await findLocations('')
    expect(total).toBe(names.length)
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => browser.get(`/api/locations/${page}/20/fr`)),
    )
    const together = pages.flatMap(({ body }) => (body as Page)[0].resultData)
    expect(together.map(({ name }) => name)).toEqual(names)
    const beyond = (await browser.get('/api/locations/50/20/fr')).body as Page
    expect(beyond).toEqual([{ resultData: [], pageInfo: [{ totalRecords: total }] }])
  })

  it('on the map are filtered by the keyword', async () => {
    const { body } = await browser.get('/api/locations-with-position/en?s=carthage%20tunis')
    expect((body as { name: string }[]).map(({ name }) => name)).toEqual(['Tunis-Carthage Airport'])
  })

  // @shows WIRE-54
  it('on the map include all locations with a position', async () => {
    const { body } = await browser.get('/api/locations-with-position/en')
    expect((body as object[]).length).toBeGreaterThan(50)
  })

  // @shows MAP-9, WIRE-55
  it('have a parent, parking spots and a time zone', async () => {
    const { body } = await browser.get(`/api/location/${landmarks.locations.tunisAirport}/en`)
    expect(body).toMatchObject({
      name: 'Tunis-Carthage Airport',
      timeZone: 'Africa/Tunis',
      parentLocation: { _id: landmarks.locations.tunis },
      country: { code: 'TN', name: 'Tunisia' },
    })
    expect((body as { parkingSpots: object[] }).parkingSpots.length).toBeGreaterThan(0)
  })

  // @shows WIRE-55
  it('that are unknown return 204, but malformed ids return 400', async () => {
    expect((await browser.get(`/api/location/${'0'.repeat(24)}/fr`)).status).toBe(204)
    expect((await browser.get('/api/location/tunis/fr')).status).toBe(400)
  })

  // @shows WIRE-56
  it('are found by their exact name in the requested language', async () => {
    expect((await findByName('aéroport de TUNIS-Carthage')).body).toBe(
      landmarks.locations.tunisAirport,
    )
    expect((await findByName('Tunis-Carthage Airport')).status).toBe(204)
  })

  // @shows MAP-8
  it('have their English name where a translation is missing', async () => {
    const { body } = await browser.get(`/api/location/${landmarks.locations.tunisAirport}/de`)
    expect(body).toMatchObject({ name: 'Tunis-Carthage Airport' })
  })
})

describe('countries', () => {
  // @shows HOME-10, WIRE-57
  it('are listed with their locations if they have enough of them', async () => {
    const all = await listCountriesWithLocations(1)
    expect(all.map(({ name }) => name)).toContain('Tunisia')
    const few = await listCountriesWithLocations(11)
    expect(few.length).toBeLessThan(all.length)
    expect(few.every(({ locationsSize }) => locationsSize >= 11)).toBe(true)
  })

  it('have locations with their kind and car count, including cars of child locations', async () => {
    const { body } = await browser.get('/api/countries-with-locations/en/false/1')
    const listed = (body as { locations: { _id: string; cars: number; kind: string }[] }[]).flatMap(
      (country) => country.locations,
    )
    const airport = listed.find(({ _id }) => _id === landmarks.locations.tunisAirport)
    expect(airport?.kind).toBe('airport')
    const count = (id: string) => listed.find(({ _id }) => _id === id)?.cars ?? 0
    expect(count(landmarks.locations.tunisAirport)).toBeGreaterThan(0)
    expect(count(landmarks.locations.tunis)).toBeGreaterThanOrEqual(
      count(landmarks.locations.tunisAirport),
    )
  })
})

describe('the visitor’s country', () => {
  // @shows WIRE-38
  it('is the operator’s country when it is unknown', async () => {
    expect((await browser.get('/api/country-code')).body).toBe('FR')
    const { app } = createServerOn(server, { countryCode: 'TN' })
    expect((await new Browser(app).get('/api/country-code')).body).toBe('TN')
  })
})

describe('settings', () => {
  it('include the size of the fleet', async () => {
    const { choice } = (await browser.get('/api/settings')).body as {
      choice: Record<'cars' | 'suppliers' | 'locations' | 'freeCancellation', number>
    }
    expect(choice.cars).toBeGreaterThan(500)
    expect(choice.suppliers).toBeGreaterThan(10)
    expect(choice.locations).toBeGreaterThan(50)
    expect(choice.freeCancellation).toBeGreaterThan(0)
    expect(choice.freeCancellation).toBeLessThan(choice.cars)
  })

  // @shows WIRE-36
  it('include lead time, opening hours and the lowest daily price of every range', async () => {
    const { body } = await browser.get('/api/settings')
    expect(body).toMatchObject({ minPickupHours: 1, maxPickupDropoffHour: 23 })
    const { fleet } = body as { fleet: { range: string; dailyPrice: number }[] }
    expect(fleet.map(({ range }) => range).slice(0, 3)).toEqual(['mini', 'midi', 'maxi'])
  })
})
