import type { Page } from '@playwright/test'

import { buildCarPath, buildSearchPath } from '../steps/booking/trip.ts'
import { waitForHydration, watchHydration } from '../steps/page/documents.ts'
import { expect, test } from '../steps/person/customer.ts'

/** The limit on the sum of a page's layout shifts. Lighthouse rounds smaller values to 0. */
const MAX_SHIFT = 0.003

/** Delays the fonts until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

for (const { device, viewport, tag } of [
  { device: 'phone', viewport: { width: 390, height: 844 }, tag: '' },
  { device: 'desk', viewport: { width: 1440, height: 900 }, tag: ' @nightly' },
]) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test(`a late brand font replaces its fallback without a layout shift${tag}`, async ({
      page,
      trip,
    }) => {
      await watchHydration(page.context())
      for (const path of ['/', buildSearchPath(trip), buildCarPath(trip)]) {
        // oxlint-disable-next-line no-await-in-loop -- one page at a time
        const releaseFonts = await holdFonts(page)
        // oxlint-disable-next-line no-await-in-loop -- as above
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        // oxlint-disable-next-line no-await-in-loop -- as above
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        releaseFonts()
        // oxlint-disable-next-line no-await-in-loop -- as above
        const { shift, moved } = await waitForHydration(page)
        const loaded = () =>
          page.evaluate(() =>
            [...document.fonts].some(
              ({ family, status }) => family.includes('Figtree Variable') && status === 'loaded',
            ),
          )
        // oxlint-disable-next-line no-await-in-loop -- as above
        await expect.poll(loaded).toBe(true)
        expect.soft(shift, `${path}: ${moved.join('; ')}`).toBeLessThan(MAX_SHIFT)
        // oxlint-disable-next-line no-await-in-loop -- as above
        await page.unroute('**/*.woff2')
      }
    })
  })
}
