import { callFigures } from './bench/call-figures.ts'
import { embeddedFigures, postgresFigures } from './bench/database-figures.ts'
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
import { exampleLinks } from './example-links.ts'
import { runStep } from './test/steps.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 4401)
const SMALL_DATABASE = '.tmp/bench-small'

/** Every figure that the service must reach (README), in one table. */
const built = await runStep({ name: 'build', command: 'npm run -s build' })
if (!built.passed) process.exit(1)
const figures = [
  ...(await browserFigures()),
  ...(await embeddedFigures(PORT, SMALL_DATABASE)),
  ...(await postgresFigures(PORT)),
  ...(await readFigures(PORT)),
  ...(await scaleFigures(PORT)),
  ...testFigures(),
]
console.log(`\n${formatTable(figures)}`)

async function browserFigures(): Promise<Figure[]> {
  const server = await startServer(PORT, { DATA_DIR: SMALL_DATABASE })
  const browser = await openBrowser()
  const links = exampleLinks(server.origin)
  try {
    return [
      ...(await pageFigures(browser, links)),
      ...(await callFigures(browser, links)),
      ...(await eventFigures(browser, links)),
      ...(await secondVisitFigures(browser, links)),
      ...(await mapFigures(browser, links)),
      ...(await lighthouseFigures(links)),
    ]
  } finally {
    // A server that stayed would answer the next measurement in place of its own.
    await browser.close()
    await server.stop()
  }
}
