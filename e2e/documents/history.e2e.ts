import { buildSearchPath, buildCarPath } from '../steps/booking/trip.ts'
import { expect, heading, test } from '../steps/person/customer.ts'
import { waitUntilUsable } from '../steps/page/documents.ts'

// The back/forward cache is disabled in this test; e2e/session/back-forward-cache.e2e.ts tests it.
test('going back to a car shows its current price', async ({ page, ownTrip, testActions }) => {
  await page.goto(buildCarPath(ownTrip))
  await expect(page.getByText(/^276\sTND$/).first()).toBeVisible()
  // Opens a separate document, so that the router does not handle going back.
  await page.goto('/favicon.svg')
  await testActions.raisePrices(ownTrip.car.id, 50)
  await page.goBack()

  await expect(page.getByText(/^414\sTND$/).first()).toBeVisible()
  await expect(page.getByText(/^276\sTND$/)).toHaveCount(0)
})

test('back and forward show the data of each page', async ({ page, trip }) => {
  await page.goto(buildSearchPath(trip))
  await waitUntilUsable(page)
  await page.goto(buildCarPath(trip))
  await waitUntilUsable(page)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(15)
  await page.goForward()
  await expect(heading(page, trip.car.name)).toBeVisible()
  await page.reload()
  await expect(heading(page, trip.car.name)).toBeVisible()
})
