import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

import type { Page } from 'playwright'

import { measurePage, openBrowser, type PageLoad } from './bench/page-load.ts'
import { startPostgres } from './bench/postgres.ts'
import { searchTimes } from './bench/search-times.ts'
import { startServer } from './bench/server-process.ts'
import { median, table, type Figure } from './bench/table.ts'
import { exampleLinks } from './example-links.ts'
import { runStep } from './steps.ts'

const SMALL_WORLD = '.tmp/bench-small'
const LARGE_WORLD = '.tmp/bench-large'
const KB = 1_000

/** Every figure that the foundation must reach (README), in one table. */
const figures: Figure[] = []
if (!runStep({ name: 'build', command: 'npm run -s build' })) process.exit(1)
await pageFigures()
await embeddedFigures()
await postgresFigures()
console.log(`\n${table(figures)}`)

async function pageFigures(): Promise<void> {
  const server = await startServer(4401, { DATA_DIR: SMALL_WORLD })
  const browser = await openBrowser()
  const runs: PageLoad[] = []
  for (let run = 0; run < 5; run += 1)
    runs.push(await measurePage(browser, server.origin, searchButton))
  const of = (pick: (load: PageLoad) => number) => median(runs.map(pick))
  const home = of((load) => load.scriptBytes) / KB

  figures.push(
    { name: 'home: JavaScript before usable', measured: home, unit: 'kB', limit: 140 },
    {
      name: 'home: largest chunk',
      measured: of((load) => load.largestScript.bytes) / KB,
      unit: 'kB',
      limit: 90,
    },
    {
      name: 'home: largest contentful paint',
      measured: of((load) => load.lcp),
      unit: 'ms',
      limit: 2500,
    },
    {
      name: 'home: layout shift (x 1000)',
      measured: of((load) => load.cls * 1000),
      unit: '',
      limit: 0,
    },
    { name: 'home: usable', measured: of((load) => load.usable), unit: 'ms' },
    {
      name: 'home: API calls',
      measured: of((load) => load.apiCalls.length),
      unit: 'calls',
      limit: 3,
    },
    {
      name: 'home: rate requests in TND',
      measured: of((load) => load.rateCalls),
      unit: 'calls',
      limit: 1,
    },
  )

  const links = exampleLinks(server.origin)
  const search = await measurePage(browser, links.search, firstCard)
  figures.push(
    {
      name: 'search: JavaScript over home',
      measured: search.scriptBytes / KB - home,
      unit: 'kB',
      limit: 45,
    },
    { name: 'search: API calls', measured: search.apiCalls.length, unit: 'calls', limit: 4 },
    { name: 'search: largest contentful paint', measured: search.lcp, unit: 'ms' },
    { name: 'search: layout shift (x 1000)', measured: search.cls * 1000, unit: '' },
  )
  const checkout = await measurePage(browser, links.checkout, checkoutStep)
  figures.push(
    {
      name: 'checkout: JavaScript over home',
      measured: checkout.scriptBytes / KB - home,
      unit: 'kB',
      limit: 45,
    },
    { name: 'checkout: largest contentful paint', measured: checkout.lcp, unit: 'ms' },
  )
  await browser.close()
  await server.stop()
}

/** The large world on the embedded database, and how fast a seeded one answers. */
async function embeddedFigures(): Promise<void> {
  seed({ DATA_DIR: LARGE_WORLD })
  const large = await startServer(4402, { DATA_DIR: LARGE_WORLD })
  await searchTimes(large.origin)
  const { median: time, worst, cars } = await searchTimes(large.origin)
  await large.stop()
  const small = await startServer(4403, { DATA_DIR: SMALL_WORLD })
  await small.stop()

  figures.push(
    { name: 'search, 100,000 cars, embedded: median', measured: time, unit: 'ms', limit: 150 },
    { name: 'search, 100,000 cars, embedded: worst', measured: worst, unit: 'ms' },
    { name: 'search, 100,000 cars: cars found (mean)', measured: cars, unit: 'cars' },
    {
      name: 'start, seeded, embedded: first answer',
      measured: small.firstAnswer,
      unit: 'ms',
      limit: 3000,
    },
    {
      name: 'start, 100,000 cars, embedded: first answer',
      measured: large.firstAnswer,
      unit: 'ms',
    },
  )
}

async function postgresFigures(): Promise<void> {
  const given = process.env['DATABASE_URL']
  const local = given ? null : startPostgres(4404)
  const url = given ?? local?.url
  if (!url) {
    console.log('No PostgreSQL here: its figures are left out.')
    return
  }

  try {
    seed({ DATABASE_URL: url })
    const server = await startServer(4405, { DATABASE_URL: url })
    await searchTimes(server.origin)
    const { median: time, worst } = await searchTimes(server.origin)
    await server.stop()
    figures.push(
      { name: 'search, 100,000 cars, PostgreSQL: median', measured: time, unit: 'ms', limit: 60 },
      { name: 'search, 100,000 cars, PostgreSQL: worst', measured: worst, unit: 'ms' },
    )
  } finally {
    local?.stop()
  }
}

function seed(env: Record<string, string>): void {
  if (env['DATA_DIR']) rmSync(env['DATA_DIR'], { recursive: true, force: true })
  const result = spawnSync('node', ['server/seed.ts', '--cars', '100000'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (result.status !== 0) throw new Error('The large world could not be seeded.')
}

const searchButton = (page: Page) =>
  page
    .getByRole('button', { name: /rechercher|search/i })
    .first()
    .waitFor()
const firstCard = (page: Page) => page.getByRole('article').first().waitFor()
const checkoutStep = (page: Page) => page.getByRole('heading', { level: 2 }).first().waitFor()
