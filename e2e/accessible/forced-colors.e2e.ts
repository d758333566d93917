import type { Locator } from '@playwright/test'

import { openDates, typeDates } from '../steps/booking/dates.ts'
import { answerOtherDays, searchFromHome } from '../steps/booking/other-days.ts'
import { expect, test } from '../steps/person/customer.ts'

const background = (element: Locator) =>
  element.evaluate((one) => getComputedStyle(one).backgroundColor)

test('chosen days are visible when the system sets the colors @nightly', async ({ page, trip }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await answerOtherDays(page, 1)
  await searchFromHome(page, trip)
  const days = page.getByRole('navigation', { name: 'Prices on other days' }).getByRole('link')
  const asked = days.and(page.locator('[data-asked]'))
  await expect(asked).toHaveCount(1)
  const other = days.and(page.locator(':not([data-asked])')).first()
  expect(await background(asked)).not.toBe(await background(other))

  await page.goto('/')
  await typeDates(page, trip)
  await openDates(page)
  const cells = page.locator('[data-part=table-cell-trigger]:not([data-selected])')
  const between = cells.and(page.locator('[data-in-range]')).first()
  const outside = cells.and(page.locator(':not([data-in-range], [data-disabled])')).last()
  await expect(between).toBeVisible()
  expect(await background(between)).not.toBe(await background(outside))
})
