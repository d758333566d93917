import type { Browser, Page } from 'playwright'

import type { ExampleLinks } from '../example-links.ts'
import { openPhone, slowDown } from './page-load.ts'
import { whenQuiet } from './quiet.ts'
import { median, type Figure } from './table.ts'

const KB = 1_000
const RUNS = 3
const LOCATIONS = 5_000
const COUNTRY_COUNT = 50
const LIMITS = { code: 50, land: 12, markers: 200 }
const POSITIONS = '**/api/locations-with-position/**'
const COUNTRIES = '**/api/countries-with-locations/**'

/** What a map costs besides its page, and how soon a crowd of markers stands on it on a slow phone. */
export async function mapFigures(browser: Browser, { home }: ExampleLinks): Promise<Figure[]> {
  const weights = await measureMap(browser, home)
  const times: number[] = []
  // oxlint-disable-next-line no-await-in-loop -- one after the other: they share the processor
  for (let run = 0; run < RUNS; run += 1) times.push(await drawManyMarkers(browser, home))

  return [
    { name: 'map: JavaScript of its own', unit: 'kB', measured: weights.code, limit: LIMITS.code },
    { name: 'map: land', unit: 'kB', measured: weights.land, limit: LIMITS.land },
    {
      name: `map: ${LOCATIONS} places to markers`,
      unit: 'ms',
      measured: median(times),
      limit: LIMITS.markers,
    },
  ]
}

const SCRIPTS = `performance.getEntriesByType('resource')
  .filter(({ name }) => /\\.js$/.test(name))
  .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }))`

interface MeasuredMap {
  name: string
  bytes: number
}

/** What home downloads more once its map has come near the view, in kB. */
async function measureMap(browser: Browser, home: string) {
  // A service worker hands out unpacked files, which tell nothing of what crossed the network.
  const context = await openPhone(browser, { serviceWorkers: 'block' })
  const page = await context.newPage()
  const quiet = whenQuiet(page)
  await page.goto(home)
  // The footer comes with the first movement, and is none of the map's.
  await page.keyboard.press('Shift')
  await page.getByRole('contentinfo').waitFor()
  await quiet()
  const before = await page.evaluate<MeasuredMap[]>(SCRIPTS)
  await scrollToMap(page)
  await page.locator('.map-land').first().waitFor({ state: 'attached' })
  await quiet()
  const after = await page.evaluate<MeasuredMap[]>(SCRIPTS)
  await context.close()

  const fresh = after.filter(({ name }) => !before.some((one) => one.name === name))
  const sum = (chunk: RegExp) =>
    fresh.filter(({ name }) => chunk.test(name)).reduce((bytes, one) => bytes + one.bytes / KB, 0)
  // By name: what else comes when somebody moves down the page is none of the map's.
  return { land: sum(/\/_virtual_land-/), code: sum(/\/(drawn-)?map-/) }
}

/** Milliseconds from the answer with the positions until the first frame with markers. */
async function drawManyMarkers(browser: Browser, home: string): Promise<number> {
  const context = await openPhone(browser)
  const page = await context.newPage()
  const { release, positions } = await crowd(page)
  await page.addInitScript(WATCH)
  await page.goto(home)
  await scrollToMap(page)
  await positions
  await page.locator('.map-land').first().waitFor({ state: 'attached' })
  await slowDown(page)
  // Asked from inside: looking from outside would take its time from the page.
  const took = page.evaluate<number>(`new Promise((tell) => {
    const look = () => (__markers ? tell(__markers - __answered()) : setTimeout(look, 100))
    look()
  })`)
  release()
  const milliseconds = await took
  await context.close()
  return milliseconds
}

const WATCH = `
  window.__markers = 0
  window.__answered = () => performance.getEntriesByType('resource')
    .find(({ name }) => name.includes('/locations-with-position/')).responseEnd
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.map-cluster')) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => (window.__markers = performance.now())))
  })
  watch.observe(document, { subtree: true, childList: true })
`

const scrollToMap = (page: Page) =>
  page.getByRole('figure', { name: 'Carte des lieux' }).scrollIntoViewIfNeeded()

const countryId = (marker: number) => `f${(marker % COUNTRY_COUNT).toString(16)}`.padEnd(24, '0')

/** So many places in some dozens of countries, whose positions are held back. */
async function crowd(page: Page) {
  const rows = Array.from({ length: LOCATIONS }, (_, index) => ({
    _id: index.toString(16).padStart(24, '0'),
    name: `Place ${index}`,
    country: countryId(index),
    latitude: 30 + ((index * 7) % 1000) / 130,
    longitude: (index % 997) / 50 - 5,
    image: null,
    timeZone: 'Africa/Tunis',
  }))
  const countries = Array.from({ length: COUNTRY_COUNT }, (_, index) => {
    const locations = rows.filter(({ country }) => country === countryId(index))
    return {
      _id: countryId(index),
      name: `Country ${index}`,
      locationsSize: locations.length,
      locations,
    }
  })
  const held = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route(COUNTRIES, (route) => route.fulfill({ json: countries }))
  await page.route(POSITIONS, async (route) => {
    asked.resolve()
    await held.promise
    await route.fulfill({ json: rows })
  })
  return { release: held.resolve, positions: asked.promise }
}
