import type { Page } from '@playwright/test'

import { fillInDates } from './dates.ts'
import type { DemoTrip } from './trip.ts'

/**
 * Mocks the prices for other days, which are all the same in the demo data. Delays the response until `until`
 * resolves, and raises the first day's price by `dearer` dinars.
 */
export const mockNearbyOffers = (page: Page, dearer: number, until?: Promise<void>) =>
  page.route('**/api/nearby-offers/**', async (route) => {
    const response = await route.fetch()
    const offers = (await response.json()) as { days: { lowestTotal: number }[] }
    for (const day of offers.days.slice(0, 1)) day.lowestTotal += dearer
    await until
    await route.fulfill({ response, json: offers })
  })

/** Searches from home: the browser then fetches the prices of other days, which a rendered document would contain. */
export async function searchFromHome(page: Page, trip: DemoTrip): Promise<void> {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Pick-up location' }).fill('tunis-car')
  await page.getByRole('option', { name: trip.location.name }).click()
  await fillInDates(page, trip)
  await page.getByRole('button', { name: 'Search' }).click()
}
