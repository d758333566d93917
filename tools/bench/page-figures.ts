import { globSync, statSync } from 'node:fs'
import { basename } from 'node:path'

import type { Browser } from 'playwright'

import type { ExampleLinks } from '../example-links.ts'
import { type Name, MEASURED_PAGES, RUNS, TIME_NAMES, TIMES, WATCHED } from './measured-pages.ts'
import { listScripts, measurePage, openPhone, type PageLoad, sumBytes } from './page-load.ts'
import { whenQuiet } from './quiet.ts'
import { median, type Figure } from './table.ts'

const KB = 1_000
const LIMITS = { home: 150, allOfHome: 180, over: 45, chunk: 90 }
const CALLS = 0
const BOOKINGS = 190
const HOME_REQUESTS = 15
const LONGEST_TASK = 200
/** So often each page is rendered before it is measured. */
const WARM_UP = 20

/** How heavy, how fast and how steady each page is on the emulated phone. */
export async function pageFigures(browser: Browser, links: ExampleLinks): Promise<Figure[]> {
  await warmUp(links)
  const home = await measure(browser, links, 'home')
  const known = await listVisitedScripts(browser, links)
  const search = await measure(browser, links, 'search')
  const car = await measure(browser, links, 'car')
  const checkout = await measure(browser, links, 'checkout')
  const signIn = await measure(browser, links, 'signIn')
  const bookings = await measure(browser, links, 'bookings')

  return [
    kilobytes('home: JavaScript before it responds', before(home), LIMITS.home),
    kilobytes('home: JavaScript of all the page', of(home, weight), LIMITS.allOfHome),
    requests('home: requests of all the page', home, HOME_REQUESTS),
    ...chunkFigures(),
    ...speedFigures('home', home),
    ...overHome('search', search, home, known),
    ...speedFigures('search', search),
    calls('search', search),
    ...speedFigures('car', car),
    calls('car', car),
    ...overHome('checkout', checkout, home, known),
    ...speedFigures('checkout', checkout),
    calls('checkout', checkout),
    ...speedFigures('signIn', signIn),
    kilobytes('bookings: JavaScript before it responds', before(bookings), BOOKINGS),
    ...speedFigures('bookings', bookings),
  ]
}

/** What Node has not compiled yet is not what a server costs. An address of its own each, for the cache of pages. */
async function warmUp(links: ExampleLinks): Promise<void> {
  for (let run = 0; run < WARM_UP; run += 1) {
    const addresses = [links.home, links.search, links.car, links.checkout, links.signIn]
    // oxlint-disable-next-line no-await-in-loop -- as visitors come, not all at once
    await Promise.all(
      addresses.map(async (address) => {
        const url = new URL(address)
        url.searchParams.set('run', String(run))
        await (await fetch(url, { headers: { 'accept-language': 'fr' } })).arrayBuffer()
      }),
    )
  }
}

async function measure(browser: Browser, links: ExampleLinks, name: Name): Promise<PageLoad[]> {
  const loads: PageLoad[] = []
  for (let run = 0; run < RUNS; run += 1)
    loads.push(await measurePage(browser, links[name], MEASURED_PAGES[name]))
  return loads
}

/** The scripts of somebody who goes on from home to a search: they have begun to fill in its form. */
async function listVisitedScripts(browser: Browser, links: ExampleLinks): Promise<Set<string>> {
  const context = await openPhone(browser)
  const page = await context.newPage()
  const quiet = whenQuiet(page)
  await page.goto(links.home)
  await quiet()
  await page.getByRole('combobox', { name: /Lieu de prise/ }).pressSequentially('tunis')
  await quiet()
  const scripts = await listScripts(page)
  await context.close()
  return new Set(scripts.map(({ url }) => url))
}

const of = (loads: readonly PageLoad[], pick: (load: PageLoad) => number) => median(loads.map(pick))
const before = (loads: readonly PageLoad[]) => of(loads, (load) => sumBytes(load.before))
const weight = ({ all }: PageLoad) => sumBytes(all)

const kilobytes = (name: string, bytes: number, limit?: number): Figure => ({
  name,
  measured: bytes / KB,
  unit: 'kB',
  ...(limit !== undefined && { limit }),
})

/**
 * What a page weighs more than the home page when each is opened cold, until it responds; and
 * how much of that is new to somebody who comes from the home page.
 */
function overHome(
  name: Name,
  loads: PageLoad[],
  home: PageLoad[],
  known: ReadonlySet<string>,
): Figure[] {
  const fresh = ({ before: scripts }: PageLoad) =>
    sumBytes(scripts.filter(({ url }) => !known.has(url)))
  return [
    kilobytes(`${name}: JavaScript over home`, before(loads) - before(home), LIMITS.over),
    kilobytes(`${name}: JavaScript after a visit of home`, of(loads, fresh)),
  ]
}

function speedFigures(name: Name, loads: PageLoad[]): Figure[] {
  const shift = Math.max(...loads.map(({ cls }) => cls)) * 1000
  const times = WATCHED.map((time) => {
    const limit = TIMES[name][time]
    const measured = of(loads, (load) => load[time])
    return { name: `${name}: ${TIME_NAMES[time]}`, measured, unit: 'ms', ...(limit && { limit }) }
  })
  return [
    ...times,
    {
      name: `${name}: longest task`,
      measured: of(loads, ({ longest }) => longest),
      unit: 'ms',
      limit: LONGEST_TASK,
    },
    { name: `${name}: layout shift (x 1000, worst)`, measured: shift, unit: '', limit: 0 },
  ]
}

const requests = (name: string, loads: PageLoad[], limit: number): Figure => ({
  name,
  measured: of(loads, (load) => load.requests),
  unit: 'requests',
  limit,
})

const calls = (name: Name, loads: PageLoad[]): Figure => ({
  name: `${name}: calls before it responds`,
  measured: Math.max(...loads.map(({ callsBefore }) => callsBefore)),
  unit: 'calls',
  limit: CALLS,
})

/** By its whole name before the hash: an icon may be called `map-pin`, and a hash anything. */
export const isMapChunk = (file: string) => /^map-[\w-]{8}\.js\.br$/.test(file)

/** The largest chunk of the build but the map's, whichever page asks for it. */
function chunkFigures(): Figure[] {
  const chunks = globSync('dist/assets/*.js.br').filter((file) => !isMapChunk(basename(file)))
  const largest = Math.max(...chunks.map((file) => statSync(file).size))
  return [kilobytes('build: largest chunk but the map', largest, LIMITS.chunk)]
}
