import { parseArgs } from 'node:util'

import type { Browser } from 'playwright'

import { againstFigures } from './bench/against-figures.ts'
import { changeFigures } from './bench/change-figures.ts'
import { callFigures } from './bench/call-figures.ts'
import { embeddedFigures, postgresFigures } from './bench/database-figures.ts'
import { documentFigures } from './bench/document-figures.ts'
import { eventFigures } from './bench/event-figures.ts'
import { lighthouseFigures } from './bench/lighthouse-figures.ts'
import { mapFigures } from './bench/map-figures.ts'
import { pageFigures } from './bench/page-figures.ts'
import { openBrowser } from './bench/page-load.ts'
import { scaleFigures } from './bench/scale-figures.ts'
import { secondVisitFigures } from './bench/second-visit-figures.ts'
import { readFigures } from './bench/read-figures.ts'
import { startServer } from '../server/testing/processes/server-process.ts'
import { formatTable, type Figure } from './bench/table.ts'
import { testFigures } from './bench/test-figures.ts'
import { type ExampleLinks, exampleLinks } from './example-links.ts'
import { runStep } from './test/steps.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 4401)
const SMALL_DATABASE = '.tmp/bench-small'

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, against: { type: 'string' } },
})

/** What is measured in a browser, and what of the server alone, by the names of `--only`. */
const IN_BROWSER = {
  pages: pageFigures,
  calls: callFigures,
  events: eventFigures,
  visits: secondVisitFigures,
  map: mapFigures,
  lighthouse: (_browser: Browser, links: ExampleLinks) => lighthouseFigures(links),
  against: againstOlder,
}
const OF_SERVER = {
  embedded: () => embeddedFigures(PORT, SMALL_DATABASE),
  postgres: () => postgresFigures(PORT),
  reads: () => readFigures(PORT),
  documents: () => documentFigures(PORT),
  scale: () => scaleFigures(PORT),
  changes: () => changeFigures(PORT),
}

const asked = options.only?.split(',')
const choose = <Part>(parts: Record<string, Part>) =>
  Object.entries(parts).flatMap(([name, part]) => (asked?.includes(name) === false ? [] : [part]))

/** Every figure that the service must reach (README), or those of `--only pages,calls`, in one table. */
const built = await runStep({ name: 'build', command: 'npm run -s build' })
if (!built.passed) process.exit(1)
const figures = await browserFigures(choose(IN_BROWSER))
for (const part of choose(OF_SERVER)) figures.push(...(await part()))
if (!asked) figures.push(...testFigures())
console.log(`\n${formatTable(figures)}`)

async function browserFigures(parts: (typeof IN_BROWSER)['pages'][]): Promise<Figure[]> {
  if (parts.length === 0) return []
  const server = await startServer(PORT, { DATA_DIR: SMALL_DATABASE })
  const browser = await openBrowser()
  const links = exampleLinks(server.origin)
  const measured: Figure[] = []
  try {
    for (const part of parts) measured.push(...(await part(browser, links)))
    return measured
  } finally {
    // A server that stayed would answer the next measurement in place of its own.
    await browser.close()
    await server.stop()
  }
}

/** Where `--against` says at which address an older Masar runs. */
async function againstOlder(browser: Browser, links: ExampleLinks): Promise<Figure[]> {
  return options.against ? againstFigures(browser, links, exampleLinks(options.against)) : []
}
