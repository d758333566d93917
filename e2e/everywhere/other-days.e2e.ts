import type { Page } from '@playwright/test'

import { mockNearbyOffers, searchFromHome } from '../steps/booking/other-days.ts'
import { expect, test } from '../steps/person/customer.ts'

const locateFirstCar = (page: Page) =>
  page.getByRole('list', { name: 'Cars', exact: true }).getByRole('article').first()

test('the cars do not move when the prices for other days load @nightly', async ({
  page,
  trip,
}) => {
  const release = Promise.withResolvers<void>()
  await mockNearbyOffers(page, 1, release.promise)
  await searchFromHome(page, trip)
  await expect(locateFirstCar(page)).toBeVisible()
  const before = await locateFirstCar(page).boundingBox()
  release.resolve()
  await expect(page.getByRole('navigation', { name: 'Prices on other days' })).toContainText(
    'cheapest car by pick-up date',
  )
  expect((await locateFirstCar(page).boundingBox())?.y).toBe(before?.y)
})
