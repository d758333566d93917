import { mkdirSync, rmSync } from 'node:fs'

import { devices } from 'playwright'

import { openBrowser } from './bench/phone.ts'
import { startServer } from '../server/testing/processes/server-process.ts'
import { openContext } from './pictures/visitor.ts'
import { listSitePages } from '../e2e/steps/page/site-pages.ts'

const FOLDER = 'docs/screenshots'
const DATA_FOLDER = '.tmp/screenshots-data'
const QUALITY = 78

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 860 }

/** Pages of the site by their names in `e2e/steps/page/site-pages.ts`, each in the light or the dark theme. */
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

/** The pictures of the README, taken of the built app on fresh demo data. */
rmSync(DATA_FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const server = await startServer(Number(process.env['SCREENSHOTS_PORT'] ?? 4410), {
  DATA_DIR: DATA_FOLDER,
})
const browser = await openBrowser()
const pages = listSitePages(server.origin)

for (const { name, page: pageName, size, theme } of PICTURES) {
  const subject = pages.find((one) => one.name === pageName)
  if (!subject) throw new Error(`The site has no page "${pageName}".`)
  /* oxlint-disable no-await-in-loop -- one window, and one language of an account */
  const context = await openContext(
    browser,
    subject,
    { ...size, theme, language: 'en' },
    size === PHONE ? { ...devices['Pixel 5'], viewport: PHONE, deviceScaleFactor: 2 } : {},
  )
  const page = await context.newPage()
  await page.goto(subject.url, { waitUntil: 'networkidle' })
  const path = `${FOLDER}/${name}.webp`
  await page.screenshot({ path, type: 'webp', quality: QUALITY, animations: 'disabled' })
  await context.close()
  /* oxlint-enable no-await-in-loop */
}
await browser.close()
await server.stop()
