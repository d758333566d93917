import type { Page } from '@playwright/test'

import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'

import { acceptAndBook, passDriver, passOptions, passPayment } from '../steps/booking/checkout.ts'
import { openDates, fillInDates } from '../steps/booking/dates.ts'
import { buildCarPath } from '../steps/booking/trip.ts'
import { emulateOldBrowser } from '../steps/page/old-browser.ts'
import { accountMenu, expect, heading, signIn, test } from '../steps/person/customer.ts'
import { CHROMIUM_ARGUMENTS } from '../../tools/chromium.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...CHROMIUM_ARGUMENTS, '--host-resolver-rules=MAP masar.test 127.0.0.1'],
    }),
})

const hasLoadedPolyfill = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('popover')),
  )

// @shows BOOKING-1, SESSION-16
test('booking, signing in and listing bookings work in the oldest supported browser over plain HTTP', async ({
  page,
  context,
  baseURL,
  trip,
  guest,
  customer,
}) => {
  // Uses a host name, as a phone on the local network does. Without TLS, it is not a secure context.
  const address = String(baseURL).replace('localhost', 'masar.test')
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await emulateOldBrowser(context)
  await page.goto(address)
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([
    false,
    false,
  ])
  const panel = page.getByRole('dialog', { name: 'Dates' })
  await expect(panel).toBeHidden()
  const location = page.getByRole('combobox', { name: 'Pick-up location' })
  await location.pressSequentially('tunis-car')
  await page.getByRole('option', { name: trip.location.name }).click()
  await fillInDates(page, trip)
  await expect(panel).toBeHidden()
  await openDates(page)
  await expect(panel.getByRole('grid').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  expect(await hasLoadedPolyfill(page)).toBe(true)
  await page.getByRole('button', { name: 'Search' }).click()

  await expect(heading(page, `Cars at ${trip.location.name}`)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(address + buildCarPath(trip))
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await passOptions(page)
  await passDriver(page, guest)
  await passPayment(page)
  await acceptAndBook(page)
  await page.getByRole('link', { name: 'View booking' }).click()
  // Wait until the confirmation is gone, because it also contains the next button.
  await expect(page.getByRole('link', { name: 'View booking' })).toBeHidden()
  await page.getByRole('button', { name: 'Copy the reference' }).click()
  await expect(page.getByText('The reference is selected. Copy it yourself.')).toBeVisible()

  await context.clearCookies()
  await page.goto(`${address}/sign-in`)
  await signIn(page, customer)
  await expect(accountMenu(page, customer)).toBeVisible()
  await page.goto(`${address}/bookings`)
  await expect(heading(page, 'My bookings')).toBeVisible()
  for (const path of IS_NIGHT ? ['/locations', '/suppliers', '/notifications', '/settings'] : []) {
    await page.goto(address + path)
    await expect(heading(page, /./)).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(errors).toEqual([])
})

test('a current browser loads no polyfill @nightly', async ({ page }) => {
  await page.goto('/')
  await openDates(page)
  await expect(page.getByRole('dialog', { name: 'Dates' }).getByRole('grid').first()).toBeVisible()
  expect(await hasLoadedPolyfill(page)).toBe(false)
})
