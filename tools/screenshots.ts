import { mkdirSync, rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { devices, type BrowserContextOptions } from 'playwright'

import { openBrowser } from './bench/page-load.ts'
import { startServer } from '../server/testing/processes/server-process.ts'
import { exampleLinks } from './example-links.ts'
import { runPaths } from './paths/run.ts'

const FOLDER = 'docs/screenshots'
const COVERAGE = '.tmp/paths.html'
const DATA_FOLDER = '.tmp/screenshots-data'

const PHONE = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const DESKTOP = { viewport: { width: 1280, height: 860 } }

/** The pictures of the README and of the guide for testers, taken of the built app on fresh demo data. */
rmSync(DATA_FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const server = await startServer(4410, { DATA_DIR: DATA_FOLDER })
const browser = await openBrowser()
const links = exampleLinks(server.origin)

const take = async (name: string, url: string, options: BrowserContextOptions) => {
  const context = await browser.newContext({ locale: 'en-GB', ...options })
  const page = await context.newPage()
  await page.goto(`${url}${url.includes('?') ? '&' : '?'}l=en`)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${FOLDER}/${name}.png` })
  await context.close()
}

await take('home-phone', links.home, PHONE)
await take('home-desktop', links.home, DESKTOP)
await take('search-phone', links.search, PHONE)
await take('search-desktop', links.search, DESKTOP)
await take('checkout-phone', links.checkout, PHONE)
await take('checkout-desktop', links.checkout, DESKTOP)
await runPaths(['coverage', '--output', COVERAGE])
await take('paths-coverage', pathToFileURL(COVERAGE).href, DESKTOP)
await browser.close()
await server.stop()
