import { parseArgs } from 'node:util'

import { startServer } from '../server/testing/processes/server-process.ts'
import { type Figure, formatTable } from './bench/figure.ts'
import { lighthouseFigures } from './bench/lighthouse-figures.ts'
import { pageFigures } from './bench/page-figures.ts'
import { openBrowser } from './bench/phone.ts'
import {
  changeFigures,
  documentFigures,
  embeddedFigures,
  readFigures,
  scaleFigures,
} from './bench/server-figures.ts'
import { eventFigures, secondVisitFigures } from './bench/visit-figures.ts'
import { exampleLinks } from '../e2e/steps/page/site-pages.ts'
import { runStep } from './test/steps.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 4401)

/** The browser measurements and the server measurements, by their names for `--only`. */
const IN_BROWSER = {
  pages: pageFigures,
  events: eventFigures,
  visits: secondVisitFigures,
  lighthouse: lighthouseFigures,
}
const OF_SERVER = {
  embedded: embeddedFigures,
  reads: readFigures,
  documents: documentFigures,
  scale: scaleFigures,
  changes: changeFigures,
}

/**
 * Measures every figure that the service must reach (docs/performance.md), or those of `--only pages,scale`, and
 * prints one table.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } })
const parts = Object.keys({ ...IN_BROWSER, ...OF_SERVER })
const asked = values.only?.split(',') ?? parts
if (values.help || asked.some((name) => !parts.includes(name))) {
  console.log(`npm run bench -- --only ${parts.join(',')}`)
  process.exit(values.help ? 0 : 2)
}
const built = await runStep({ name: 'build', command: 'npm run -s build' })
if (!built.passed) process.exit(1)

const figures: Figure[] = []
const inBrowser = Object.entries(IN_BROWSER).filter(([name]) => asked.includes(name))
if (inBrowser.length > 0) {
  const server = await startServer(PORT, { DATA_DIR: '.tmp/bench-small' })
  const browser = await openBrowser()
  try {
    // oxlint-disable-next-line no-await-in-loop -- one part at a time: they share the processor
    for (const [, part] of inBrowser)
      figures.push(...(await part(browser, exampleLinks(server.origin))))
  } finally {
    // Otherwise a remaining server would answer the next measurement.
    await browser.close()
    await server.stop()
  }
}
for (const [name, part] of Object.entries(OF_SERVER))
  // oxlint-disable-next-line no-await-in-loop -- as above
  if (asked.includes(name)) figures.push(...(await part(PORT)))
console.log(`\n${formatTable(figures)}`)
