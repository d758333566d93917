import { devices, test } from '@playwright/test'

import { listSitePages } from '../../e2e/steps/page/site-pages.ts'
import { openContext } from './visitor.ts'

const SCREENSHOTS_FOLDER = 'docs/screenshots'
const ORIGIN = `http://localhost:${process.env['GALLERY_PORT'] ?? 4420}`

const DESKTOP_VIEWPORT = { width: 1280, height: 860 }
const PHONE_VIEWPORT = { width: 390, height: 844 }
const PHONE_OPTIONS = { ...devices['Pixel 5'], viewport: PHONE_VIEWPORT, deviceScaleFactor: 2 }

/**
 * The pictures in the README and in docs/screenshots: pages of the site (`e2e/steps/page/site-pages.ts`), each
 * in the light or the dark theme.
 */
const PICTURES = [
  { name: 'search-desktop', page: 'Search', theme: 'light' },
  { name: 'home-desktop', page: 'Home', theme: 'dark' },
  { name: 'car-desktop', page: 'Car', theme: 'light' },
  { name: 'booking-desktop', page: 'Booking', theme: 'light' },
  { name: 'home-phone', page: 'Home', theme: 'light' },
  { name: 'search-phone', page: 'Search', theme: 'light' },
  { name: 'car-phone', page: 'Car that is taken', theme: 'light' },
  { name: 'checkout-phone', page: 'Checkout', theme: 'light' },
  { name: 'bookings-phone', page: 'Bookings', theme: 'dark' },
  { name: 'not-found-phone', page: 'Not found', theme: 'dark' },
] as const

for (const subject of listSitePages(ORIGIN)) {
  for (const { name, theme } of PICTURES.filter(({ page }) => page === subject.name)) {
    test(name, async ({ browser }) => {
      const [size, options] = name.endsWith('-phone')
        ? [PHONE_VIEWPORT, PHONE_OPTIONS]
        : [DESKTOP_VIEWPORT, {}]
      const appearance = { ...size, theme, language: 'en' }
      const context = await openContext(browser, subject, appearance, options)
      const page = await context.newPage()
      await page.goto(subject.url, { waitUntil: 'networkidle' })
      const path = `${SCREENSHOTS_FOLDER}/${name}.webp`
      await page.screenshot({ path, type: 'webp', quality: 78, animations: 'disabled' })
      await context.close()
    })
  }
}
