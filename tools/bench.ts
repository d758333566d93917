import { parseArgs } from 'node:util'

import { startServer } from '../server/testing/processes/server-process.ts'
import { type Figure, formatTable } from './bench/figure.ts'
import { measureLighthouse } from './bench/lighthouse-figures.ts'
import { measurePages } from './bench/page-figures.ts'
import { openBrowser } from './bench/phone.ts'
import {
  measureDuringChanges,
  measureDocuments,
  measureEmbedded,
  measureReads,
  measureScaling,
} from './bench/server-figures.ts'
import { measureEvents, measureSecondVisit } from './bench/visit-figures.ts'
import { createExampleLinks } from '../e2e/steps/page/site-pages.ts'
import { runStep } from './test/steps.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 4401)

/** The measurements in a browser, by their names for `--only`. */
const BROWSER_PARTS = {
  pages: measurePages,
  events: measureEvents,
  visits: measureSecondVisit,
  lighthouse: measureLighthouse,
}
const SERVER_PARTS = {
  embedded: measureEmbedded,
  reads: measureReads,
  documents: measureDocuments,
  scale: measureScaling,
  changes: measureDuringChanges,
}

/**
 * Measures every figure of the benchmark, or only those selected with `--only pages,scale`, and prints one
 * table.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } })
const parts = Object.keys({ ...BROWSER_PARTS, ...SERVER_PARTS })
const selectedParts = values.only?.split(',') ?? parts
if (values.help || selectedParts.some((name) => !parts.includes(name))) {
  console.log(`npm run bench -- --only ${parts.join(',')}`)
  process.exit(values.help ? 0 : 2)
}
const buildResult = await runStep({ name: 'build', command: 'npm run -s build' })
if (!buildResult.passed) process.exit(1)

const figures: Figure[] = []
const selectedBrowserParts = Object.entries(BROWSER_PARTS).filter(([name]) =>
  selectedParts.includes(name),
)
if (selectedBrowserParts.length > 0) {
  const server = await startServer(PORT, { DATA_DIR: '.tmp/bench-small' })
  const browser = await openBrowser()
  try {
    // oxlint-disable-next-line no-await-in-loop -- one part at a time: parts compete for the processor
    for (const [, part] of selectedBrowserParts)
      figures.push(...(await part(browser, createExampleLinks(server.origin))))
  } finally {
    // Stops the server even after an error: otherwise it would answer the next measurement's requests.
    await browser.close()
    await server.stop()
  }
}
for (const [name, part] of Object.entries(SERVER_PARTS))
  // oxlint-disable-next-line no-await-in-loop -- as above
  if (selectedParts.includes(name)) figures.push(...(await part(PORT)))
console.log(`\n${formatTable(figures)}`)
