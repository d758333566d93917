import { readFileSync } from 'node:fs'

import { afterEach, describe, expect, it, vi } from 'vitest'

import { ALL_CAPABILITIES } from '#api/capabilities.ts'
import { LANGUAGES } from '#i18n/languages.ts'

import { ConfigProblem, loadSettings, parseConfig } from './config.ts'

const CENTRE = { latitude: 36.88, longitude: 10.19, zoom: 5 }

describe('the operator configuration', () => {
  // @shows PAGE-29, OPS-5
  it('may be empty, which turns off all optional features', () => {
    const { analytics, botCheck, socialSignIn, paymentProviders } = parseConfig({})
    expect([analytics, botCheck, socialSignIn, paymentProviders]).toEqual([{}, {}, {}, []])
  })

  // @shows HOME-10, SEARCH-10, SEARCH-11, SEARCH-12, SEARCH-13, MONEY-2, BOOKING-14, PAGE-27
  // @shows PAGE-28
  it('has default currencies, page sizes and other numbers', () => {
    expect(parseConfig({})).toMatchObject({
      currencies: ['TND', 'EUR', 'USD'],
      pageSize: 30,
      carsPageSize: 15,
      bookingsPageSize: 20,
      bookingsPageSizeMobile: 10,
      pageOffset: 200,
      infiniteScrollOffset: 40,
      pagination: 'classic',
      depositThresholds: [250, 500, 750],
      minLocations: 4,
    })
  })

  // @shows OPS-5, OPS-12
  it('offers only the operator’s base currency unless others are listed', () => {
    expect(parseConfig({ baseCurrency: 'USD' }).currencies).toEqual(['USD'])
    const both = { baseCurrency: 'USD', currencies: ['EUR', 'USD'], timeZone: 'America/New_York' }
    expect(parseConfig(both)).toMatchObject(both)
  })

  // @shows OPS-5, OPS-6
  it('uses the backend’s capabilities unless the operator overrides them', () => {
    expect(parseConfig({}).capabilities).toEqual(ALL_CAPABILITIES)
    const older = parseConfig({ backend: 'bookcars', capabilities: { amendments: true } })
    expect(older.capabilities).toMatchObject({ amendments: true, changeFeed: false })
  })

  // @shows OPS-5
  it('may be the settings file that we provide for BookCars backends', () => {
    const ready: unknown = JSON.parse(readFileSync('public/config.bookcars.json', 'utf8'))
    expect(parseConfig(ready)).toMatchObject({ backend: 'bookcars', currencies: ['USD'] })
  })

  // @shows OPS-5
  it('uses the backend’s file locations unless the operator overrides them', () => {
    const { files } = parseConfig({ backend: 'bookcars', files: { cars: 'https://cdn.example' } })
    expect(files).toMatchObject({ avatars: '/cdn/bookcars/users', cars: 'https://cdn.example' })
    expect(parseConfig({}).files.avatars).toBe('/api/avatars')
  })

  // @shows SESSION-14
  it('may contain sign-in providers, a bot check and page analytics', () => {
    const written = {
      analytics: { measurementId: 'G-MASAR', script: 'https://count.example/tag.js' },
      socialSignIn: { google: 'id-1', facebook: 'id-2' },
      botCheck: { siteKey: 'key', ipLookup: 'https://ip.example' },
    }
    expect(parseConfig(written)).toMatchObject(written)
  })

  // @shows OPS-5
  it.each([
    ['socialSignIn', { gogle: 'id-1' }],
    ['socialSignIn', { google: 1 }],
    ['analytics', 'G-MASAR'],
    ['analytics', { id: 'G-MASAR' }],
    ['botCheck', 'key'],
    ['botCheck', { sitekey: 'key' }],
    ['baseCurrency', 'DINAR'],
    ['backend', 'rentals'],
    ['files', { cars: 'pictures' }],
    ['files', { buses: '/buses' }],
    ['capabilities', { flying: true }],
    ['capabilities', { changeFeed: 'yes' }],
    ['paymentKeys', { paypal: 'id' }],
    ['timeZone', 'Tunis'],
    ['pageSize', 0],
    ['pageSize', 101],
    ['infiniteScrollOffset', '40'],
    ['apiHost', 'api.example'],
    ['rates', { primary: '/rates', falback: '/other' }],
    ['rates', { fallback: '/rates' }],
    ['languages', []],
    ['languages', ['fr', 'xx']],
    ['languages', ['fr', 'fr']],
    ['languages', 'fr'],
    ['defaultLanguage', 'xx'],
    ['map', { latitude: 36.88, longitude: 10.19 }],
    ['map', { ...CENTRE, latitude: 136.88 }],
    ['map', { ...CENTRE, tile: 'https://tiles.example' }],
    ['map', { ...CENTRE, tiles: { url: 'https://tiles.example', attribution: 'Tiles' } }],
    ['map', { ...CENTRE, tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png' } }],
    ['map', { ...CENTRE, region: [37, 19, -16, 50] }],
  ])('names the invalid setting in the error: %s cannot be %j', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(ConfigProblem)
    expect(() => parseConfig({ [name]: value })).toThrow(`config.json: ${name}: cannot be`)
  })

  // @shows MAP-2, MAP-5
  it('has a map of Tunisia and its neighbours by default, or the operator’s own map and tiles', () => {
    expect(parseConfig({}).map).toEqual(CENTRE)
    const tiles = { url: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' }
    const map = { latitude: 4.6, longitude: -74.1, zoom: 6, region: [-80, -5, -66, 13], tiles }
    expect(parseConfig({ map }).map).toEqual(map)
    expect(parseConfig({ country: 'US', map }).map).toEqual(map)
  })

  // @sets country, map
  it('has no map of Tunisia when the operator is in another country', () => {
    expect(parseConfig({ country: 'US' }).map).toBeNull()
    expect(parseConfig({ country: 'TN' }).map).toEqual(CENTRE)
  })

  // @shows LANG-1, LANG-2
  it('offers every language, or a subset that includes the default language', () => {
    expect(parseConfig({})).toMatchObject({ languages: LANGUAGES, defaultLanguage: 'fr' })
    const some = { languages: ['es', 'en'], defaultLanguage: 'en' }
    expect(parseConfig(some)).toMatchObject(some)
    expect(() => parseConfig({ languages: ['es', 'en'] })).toThrow(
      'config.json: defaultLanguage: fr is not among languages',
    )
  })

  it.each(['carPageSize', 'toString', '__proto__x'])('rejects the unknown setting %s', (name) => {
    expect(() => parseConfig({ [name]: 15 })).toThrow(
      `config.json: ${name}: there is no such setting`,
    )
  })

  it.each([null, [], 'fr', 15])('must be an object, not %j', (written) => {
    expect(() => parseConfig(written)).toThrow('config.json: not an object')
  })
})

const serveConfig = (response: Response) => vi.stubGlobal('fetch', () => Promise.resolve(response))

describe('config.json', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is fetched and parsed', async () => {
    serveConfig(new Response('{ "siteName": "Atlas" }'))
    expect(await loadSettings()).toEqual({ siteName: 'Atlas' })
  })

  it.each([
    ['half of it', new Response('{ "siteName": ')],
    ['a page instead of it', new Response('<!doctype html>')],
    ['nothing', new Response('', { status: 404 })],
  ])('is named in the error when there is %s', async (_, response) => {
    serveConfig(response)
    const failure = await loadSettings().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ConfigProblem)
    expect(String(failure)).toContain('config.json: ')
  })

  it('is not named in the error when the server does not respond', async () => {
    const lost = new TypeError('Failed to fetch')
    vi.stubGlobal('fetch', () => Promise.reject(lost))
    await expect(loadSettings()).rejects.toBe(lost)
  })
})
