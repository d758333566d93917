import type { Locator } from '@playwright/test'

import { openDates, fillInDates } from '../steps/booking/dates.ts'
import { mockNearbyOffers, searchFromHome } from '../steps/booking/other-days.ts'
import { expect, test } from '../steps/person/customer.ts'

const readBackground = (element: Locator) =>
  element.evaluate((one) => getComputedStyle(one).backgroundColor)

test('selected days are distinguishable in forced-colors mode @nightly', async ({ page, trip }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await mockNearbyOffers(page, 1)
  await searchFromHome(page, trip)
  const days = page.getByRole('navigation', { name: 'Prices on other days' }).getByRole('link')
  const requestedDay = days.and(page.locator('[data-asked]'))
  await expect(requestedDay).toHaveCount(1)
  const other = days.and(page.locator(':not([data-asked])')).first()
  expect(await readBackground(requestedDay)).not.toBe(await readBackground(other))

  await page.goto('/')
  await fillInDates(page, trip)
  await openDates(page)
  const cells = page.locator('[data-part=table-cell-trigger]:not([data-selected])')
  const between = cells.and(page.locator('[data-in-range]')).first()
  const outside = cells.and(page.locator(':not([data-in-range], [data-disabled])')).last()
  await expect(between).toBeVisible()
  expect(await readBackground(between)).not.toBe(await readBackground(outside))
})
