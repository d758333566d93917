import { globSync, statSync } from 'node:fs'
import { basename } from 'node:path'

import type { Browser } from 'playwright'

import type { ExampleLinks } from '../../e2e/steps/page/site-pages.ts'
import { type Figure, calculateMedian } from './figure.ts'
import { type MeasuredPage, measurePage, type PageLoad } from './page-load.ts'

/** How many times each page is loaded. */
const RUNS_PER_PAGE = 5
/** How many times each page is requested before the measurement. */
const WARM_UP_RUNS = 20

type Measure = keyof PageLoad | 'overHome'

/** The figures of a page, in the order of the report. A `limit` applies to all pages. */
const MEASURES: Readonly<Record<Measure, { name: string; unit: string; limit?: number }>> = {
  allScripts: { name: 'JavaScript of all the page', unit: 'kB' },
  requests: { name: 'requests of all the page', unit: '' },
  fcp: { name: 'first contentful paint', unit: 'ms' },
  lcp: { name: 'largest contentful paint', unit: 'ms' },
  content: { name: 'content seen', unit: 'ms' },
  responds: { name: 'responds', unit: 'ms' },
  blocking: { name: 'blocking time', unit: 'ms' },
  longest: { name: 'longest task', unit: 'ms', limit: 200 },
  shift: { name: 'layout shift (x 1000, worst)', unit: '', limit: 0 },
  scripts: { name: 'JavaScript before it responds', unit: 'kB' },
  overHome: { name: 'JavaScript over home', unit: 'kB' },
  calls: { name: 'calls before it responds', unit: '', limit: 0 },
}
/** Only reported for pages with a limit of their own. */
const LIMITED_MEASURES: readonly Measure[] = ['allScripts', 'requests', 'overHome']
/** Reported as the worst load instead of the median: a single bad load counts. */
const MAXIMUM_MEASURES: readonly Measure[] = ['shift', 'calls']

interface Page extends MeasuredPage {
  name: 'home' | 'search' | 'car' | 'checkout' | 'signIn' | 'bookings'
  /** The limits of this page on the phone: times in ms, scripts in kB. */
  must: Partial<Record<Measure, number>>
}

const SUBMIT_SELECTOR = 'main form button[type=submit]'
const OPTION_SELECTOR = 'main fieldset input[type=checkbox]'
const BOOK_SELECTOR = 'a[href^="/checkout"]'
const BOOKING_SELECTOR = 'main a[href^="/booking?"]'
const PAINT_LIMITS = { fcp: 800, lcp: 800 }

const PAGES: readonly Page[] = [
  {
    name: 'home',
    content: SUBMIT_SELECTOR,
    control: SUBMIT_SELECTOR,
    must: {
      ...PAINT_LIMITS,
      responds: 1_400,
      blocking: 50,
      scripts: 150,
      allScripts: 180,
      requests: 15,
    },
  },
  {
    name: 'search',
    content: 'main article',
    control: `main article ${BOOK_SELECTOR}`,
    must: { ...PAINT_LIMITS, content: 900, responds: 1_800, blocking: 150, overHome: 45 },
  },
  {
    name: 'car',
    content: 'main p[translate=no]',
    control: `main ${BOOK_SELECTOR}`,
    must: { ...PAINT_LIMITS, content: 900 },
  },
  {
    name: 'checkout',
    content: OPTION_SELECTOR,
    control: OPTION_SELECTOR,
    must: { ...PAINT_LIMITS, responds: 1_800, blocking: 150, overHome: 45 },
  },
  { name: 'signIn', content: 'main form', control: SUBMIT_SELECTOR, must: { responds: 1_400 } },
  {
    name: 'bookings',
    content: BOOKING_SELECTOR,
    control: BOOKING_SELECTOR,
    account: 'yasmine@masar.example',
    must: { ...PAINT_LIMITS, content: 900, scripts: 190 },
  },
]

/** Measures the weight, speed and stability of each page on the emulated phone. */
export async function measurePages(browser: Browser, links: ExampleLinks): Promise<Figure[]> {
  await warmUpServer(links)
  const figures: Figure[] = []
  let ofHome = 0
  for (const page of PAGES) {
    const loads: PageLoad[] = []
    for (let run = 0; run < RUNS_PER_PAGE; run += 1)
      // oxlint-disable-next-line no-await-in-loop -- one load at a time: loads compete for the processor
      loads.push(await measurePage(browser, links[page.name], page))
    const scripts = calculateMedian(loads.map((load) => load.scripts))
    if (page.name === 'home') ofHome = scripts
    figures.push(...listFigures(page, loads, scripts - ofHome))
  }
  return [...figures, measureLargestChunk()]
}

/**
 * Lets Node compile the code first, because the benchmark measures a warm server. Each request has a different
 * URL, so that none is served from the page cache.
 */
async function warmUpServer(links: ExampleLinks): Promise<void> {
  for (let run = 0; run < WARM_UP_RUNS; run += 1) {
    const addresses = [links.home, links.search, links.car, links.checkout, links.signIn]
    // oxlint-disable-next-line no-await-in-loop -- a few requests at a time, as from real visitors
    await Promise.all(
      addresses.map((address) =>
        fetch(`${address}${address.includes('?') ? '&' : '?'}run=${run}`, {
          headers: { 'accept-language': 'fr' },
        }).then((response) => response.arrayBuffer()),
      ),
    )
  }
}

function listFigures(page: Page, loads: readonly PageLoad[], overHome: number): Figure[] {
  const measures = (Object.keys(MEASURES) as Measure[]).filter((one) =>
    // A signed-in customer's pages make calls of their own, so calls are not reported for them.
    LIMITED_MEASURES.includes(one)
      ? page.must[one] !== undefined
      : one !== 'calls' || !page.account,
  )
  return measures.map((one) => {
    const { name, unit, limit } = MEASURES[one]
    const values = one === 'overHome' ? [overHome] : loads.map((load) => load[one])
    const measured = MAXIMUM_MEASURES.includes(one) ? Math.max(...values) : calculateMedian(values)
    return { name: `${page.name}: ${name}`, measured, unit, limit: page.must[one] ?? limit }
  })
}

/** Measures the largest chunk of the build, except the map. */
function measureLargestChunk(): Figure {
  const chunks = globSync('dist/assets/*.js.br').filter(
    (file) => !/^map-[\w-]{8}\./.test(basename(file)),
  )
  const largest = Math.max(...chunks.map((file) => statSync(file).size)) / 1_000
  return { name: 'build: largest chunk but the map', measured: largest, unit: 'kB', limit: 90 }
}
