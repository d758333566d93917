import { globSync, statSync } from 'node:fs'
import { basename } from 'node:path'

import type { Browser } from 'playwright'

import type { ExampleLinks } from '../example-links.ts'
import { type Figure, median } from './figure.ts'
import { type MeasuredPage, measurePage, type PageLoad } from './page-load.ts'

/** So often each page is loaded. */
const RUNS = 5
/** So often each page is rendered before it is measured. */
const WARM_UP = 20

const TIME_NAMES = {
  fcp: 'first contentful paint',
  lcp: 'largest contentful paint',
  content: 'content seen',
  responds: 'responds',
  blocking: 'blocking time',
} as const

interface Page extends MeasuredPage {
  name: 'home' | 'search' | 'car' | 'checkout' | 'signIn' | 'bookings'
  /** What it must reach on the phone: times in ms, scripts before it responds in kB. */
  must: Partial<Record<keyof typeof TIME_NAMES | 'scripts' | 'overHome', number>>
}

const SUBMIT = 'main form button[type=submit]'
const OPTION = 'main fieldset input[type=checkbox]'
const BOOK = 'a[href^="/checkout"]'
const BOOKING = 'main a[href^="/booking?"]'

const PAGES: readonly Page[] = [
  {
    name: 'home',
    content: SUBMIT,
    control: SUBMIT,
    must: { fcp: 800, lcp: 800, responds: 1_400, blocking: 50, scripts: 150 },
  },
  {
    name: 'search',
    content: 'main article',
    control: `main article ${BOOK}`,
    must: { fcp: 800, lcp: 800, content: 900, responds: 1_800, blocking: 150, overHome: 45 },
  },
  {
    name: 'car',
    content: 'main p[translate=no]',
    control: `main ${BOOK}`,
    must: { fcp: 800, lcp: 800, content: 900 },
  },
  {
    name: 'checkout',
    content: OPTION,
    control: OPTION,
    must: { fcp: 800, lcp: 800, responds: 1_800, blocking: 150, overHome: 45 },
  },
  { name: 'signIn', content: 'main form', control: SUBMIT, must: { responds: 1_400 } },
  {
    name: 'bookings',
    content: BOOKING,
    control: BOOKING,
    account: 'yasmine@masar.example',
    must: { fcp: 800, lcp: 800, content: 900, scripts: 190 },
  },
]

/** How heavy, how fast and how steady each page is on the emulated phone. */
export async function pageFigures(browser: Browser, links: ExampleLinks): Promise<Figure[]> {
  await warmUp(links)
  const figures: Figure[] = []
  let ofHome = 0
  for (const page of PAGES) {
    const loads: PageLoad[] = []
    for (let run = 0; run < RUNS; run += 1)
      // oxlint-disable-next-line no-await-in-loop -- one load at a time: they share the processor
      loads.push(await measurePage(browser, links[page.name], page))
    const scripts = median(loads.map(({ before }) => sumKilobytes(before)))
    if (page.name === 'home') {
      ofHome = scripts
      figures.push(...homeFigures(loads))
    }
    figures.push(...listPageFigures(page, loads, { scripts, ofHome }))
  }
  return [...figures, largestChunk()]
}

/** What Node has not compiled yet is not what a server costs. An address of its own each, for the cache of pages. */
async function warmUp(links: ExampleLinks): Promise<void> {
  for (let run = 0; run < WARM_UP; run += 1) {
    const addresses = [links.home, links.search, links.car, links.checkout, links.signIn]
    // oxlint-disable-next-line no-await-in-loop -- as visitors come, not all at once
    await Promise.all(
      addresses.map((address) =>
        fetch(`${address}${address.includes('?') ? '&' : '?'}run=${run}`, {
          headers: { 'accept-language': 'fr' },
        }).then((response) => response.arrayBuffer()),
      ),
    )
  }
}

const sumKilobytes = (scripts: PageLoad['all']) =>
  scripts.reduce((sum, { bytes }) => sum + bytes / 1_000, 0)

function homeFigures(loads: readonly PageLoad[]): Figure[] {
  const all = median(loads.map((load) => sumKilobytes(load.all)))
  const requests = median(loads.map((load) => load.requests))
  return [
    { name: 'home: JavaScript of all the page', measured: all, unit: 'kB', limit: 180 },
    { name: 'home: requests of all the page', measured: requests, unit: '', limit: 15 },
  ]
}

function listPageFigures(
  { name, must, account }: Page,
  loads: readonly PageLoad[],
  { scripts, ofHome }: { scripts: number; ofHome: number },
): Figure[] {
  const times = (Object.keys(TIME_NAMES) as (keyof typeof TIME_NAMES)[]).map((time) => ({
    name: `${name}: ${TIME_NAMES[time]}`,
    measured: median(loads.map((load) => load[time])),
    unit: 'ms',
    limit: must[time],
  }))
  const longest = median(loads.map((load) => load.longest))
  const shift = Math.max(...loads.map(({ cls }) => cls)) * 1000
  const calls = Math.max(...loads.map(({ callsBefore }) => callsBefore))
  const over = { name: `${name}: JavaScript over home`, measured: scripts - ofHome, unit: 'kB' }
  return [
    ...times,
    { name: `${name}: longest task`, measured: longest, unit: 'ms', limit: 200 },
    { name: `${name}: layout shift (x 1000, worst)`, measured: shift, unit: '', limit: 0 },
    {
      name: `${name}: JavaScript before it responds`,
      measured: scripts,
      unit: 'kB',
      limit: must.scripts,
    },
    ...(must.overHome === undefined ? [] : [{ ...over, limit: must.overHome }]),
    ...(account === undefined
      ? [{ name: `${name}: calls before it responds`, measured: calls, unit: '', limit: 0 }]
      : []),
  ]
}

/** The largest chunk of the build but the map's, whichever page asks for it. */
function largestChunk(): Figure {
  const chunks = globSync('dist/assets/*.js.br').filter(
    (file) => !/^map-[\w-]{8}\./.test(basename(file)),
  )
  const largest = Math.max(...chunks.map((file) => statSync(file).size)) / 1_000
  return { name: 'build: largest chunk but the map', measured: largest, unit: 'kB', limit: 90 }
}
