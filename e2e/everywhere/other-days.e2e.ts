import type { Page } from '@playwright/test'

import { searchPath } from '../steps/booking/trip.ts'
import { expect, test } from '../steps/person/customer.ts'

const firstCar = (page: Page) =>
  page.getByRole('list', { name: 'Cars', exact: true }).getByRole('article').first()

for (const [prices, dearer] of [
  ['one price', 0],
  ['different prices', 1],
] as const)
  test(`the cars stay where they are when other days turn out to have ${prices} @nightly`, async ({
    page,
    trip,
  }) => {
    const wanted = Promise.withResolvers<void>()
    await page.route('**/api/nearby-offers/**', async (route) => {
      const response = await route.fetch()
      const offers = (await response.json()) as { days: { lowestTotal: number }[] }
      for (const day of offers.days.slice(0, 1)) day.lowestTotal += dearer
      await wanted.promise
      await route.fulfill({ response, json: offers })
    })
    await page.goto(searchPath(trip))
    await expect(firstCar(page)).toBeVisible()
    const before = await firstCar(page).boundingBox()
    wanted.resolve()
    await expect(page.getByRole('navigation', { name: 'Prices on other days' })).toContainText(
      dearer ? 'cheapest car by pick-up date' : 'on all these dates',
    )
    expect((await firstCar(page).boundingBox())?.y).toBe(before?.y)
  })
