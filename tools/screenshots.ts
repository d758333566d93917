import { mkdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

import { devices } from 'playwright'
import sharp from 'sharp'

import { openBrowser } from './bench/page-load.ts'
import { startServer } from '../server/testing/processes/server-process.ts'
import { openContext } from './gallery/site-camera.ts'
import { listSitePages } from './gallery/site-pages.ts'
import { runPaths } from './paths/run.ts'

const FOLDER = 'docs/screenshots'
const COVERAGE = '.tmp/paths.html'
const DATA_FOLDER = '.tmp/screenshots-data'
const QUALITY = 78

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 860 }

/** Pages of the gallery's list by their names there, each in the light or the dark theme. */
const PICTURES = [
  { name: 'search-desktop', page: 'Search', size: DESKTOP, theme: 'light' },
  { name: 'home-desktop', page: 'Home', size: DESKTOP, theme: 'dark' },
  { name: 'car-desktop', page: 'Car', size: DESKTOP, theme: 'light' },
  { name: 'booking-desktop', page: 'Booking', size: DESKTOP, theme: 'light' },
  { name: 'home-phone', page: 'Home', size: PHONE, theme: 'light' },
  { name: 'search-phone', page: 'Search', size: PHONE, theme: 'light' },
  { name: 'car-phone', page: 'Car that is taken', size: PHONE, theme: 'light' },
  { name: 'checkout-phone', page: 'Checkout', size: PHONE, theme: 'light' },
  { name: 'bookings-phone', page: 'Bookings', size: PHONE, theme: 'dark' },
  { name: 'not-found-phone', page: 'Not found', size: PHONE, theme: 'dark' },
] as const

/** The pictures of the README and of the guide for testers, taken of the built app on fresh demo data. */
rmSync(DATA_FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const server = await startServer(Number(process.env['SCREENSHOTS_PORT'] ?? 4410), {
  DATA_DIR: DATA_FOLDER,
})
const browser = await openBrowser()
const pages = listSitePages(server.origin)

for (const { name, page: pageName, size, theme } of PICTURES) {
  const page = pages.find((one) => one.name === pageName)
  if (!page) throw new Error(`The gallery has no page "${pageName}".`)
  // oxlint-disable-next-line no-await-in-loop -- one window, and one language of an account
  await take(name, page.url, { page, size, theme })
}
await runPaths(['coverage', '--output', COVERAGE])
await take('paths-coverage', pathToFileURL(COVERAGE).href, {
  page: { title: 'Site', name: 'Coverage', url: server.origin },
  size: DESKTOP,
  theme: 'light',
})
await browser.close()
await server.stop()

interface Shown {
  page: (typeof pages)[number]
  size: { width: number; height: number }
  theme: 'light' | 'dark'
}

async function take(name: string, url: string, { page: subject, size, theme }: Shown) {
  const context = await openContext(
    browser,
    { subject: { page: subject }, screen: { ...size, theme, language: 'en' } },
    size === PHONE ? { ...devices['Pixel 5'], viewport: PHONE, deviceScaleFactor: 2 } : {},
  )
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await writeFile(
    `${FOLDER}/${name}.webp`,
    await sharp(picture).webp({ quality: QUALITY }).toBuffer(),
  )
  await context.close()
}
