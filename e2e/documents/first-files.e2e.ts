import type { Page } from '@playwright/test'

import { waitForHydration, watchHydration } from '../steps/page/documents.ts'
import { expect, signInAs, test } from '../steps/person/customer.ts'

/**
 * The limits that `npm run bench` checks (tools/bench/page-figures.ts) are 15 requests and 150 kB of scripts.
 * This test detects only large increases: it may count up to 10 kB of code that loads during hydration, and the
 * test build compresses scripts about 10% less.
 */
const MAX_REQUESTS = 16
const MAX_SCRIPT_BYTES = 180_000

/**
 * Loads a page until it is interactive, and returns the files loaded so far. Asserts the limit on script bytes.
 */
async function loadFirstFiles(page: Page, path: string) {
  await page.addInitScript(() => {
    addEventListener('masar-hydrated', () => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const scripts = files.filter(({ name }) => name.endsWith('.js'))
      const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      Reflect.set(window, 'firstFiles', { bytes, names: files.map(({ name }) => name) })
    })
  })
  await page.goto(path)
  const found = await page.waitForFunction(
    () => Reflect.get(window, 'firstFiles') as { bytes: number; names: string[] } | undefined,
  )
  const { bytes, names } = (await found.jsonValue()) ?? { bytes: 0, names: [] }
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes, names.join('\n')).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  return names
}

// @shows PAGE-36
test('home becomes interactive within the limits on requests and scripts', async ({ page }) => {
  const names = await loadFirstFiles(page, '/')
  // The document counts as a request.
  expect(names.length + 1, names.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS)
})

test('the sign-in page becomes interactive within the script limit, without the data-fetching code', async ({
  page,
}) => {
  const names = await loadFirstFiles(page, '/sign-in')
  // The page shows no data, so it does not need the data-fetching code.
  expect(names.filter((name) => name.includes('/base-'))).toEqual([])
})

test('the booking page does not load the code of the change form', async ({
  page,
  customer,
  booking,
}) => {
  await signInAs(page, customer)
  await page.goto(`/booking?b=${booking}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(scripts).toContainEqual(expect.stringContaining('/_data.booking-'))
  expect(scripts.filter((name) => name.includes('amendment'))).toEqual([])
})

test('home page blocks and the footer load their code when the user scrolls near them', async ({
  page,
  context,
}) => {
  await watchHydration(context)
  await page.setViewportSize({ width: 390, height: 760 })
  await page.goto('/')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const below = /home-blocks|footer/
  expect((await scripts()).filter((name) => below.test(name))).toEqual([])

  const email = page.getByRole('textbox', { name: 'Email address' })
  await email.scrollIntoViewIfNeeded()
  await expect.poll(scripts).toContainEqual(expect.stringContaining('footer-newsletter'))
  await email.fill('nobody')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(email).toHaveAccessibleDescription('Invalid email address')
})
