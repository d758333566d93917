import { expect, heading, test } from '../steps/person/customer.ts'
import { typeDates } from '../steps/booking/dates.ts'
import { carPath, checkoutPath, LONG_AGO, searchPath } from '../steps/booking/trip.ts'

test('an old search keeps its place, and new dates make it a search again @nightly', async ({
  page,
  trip,
}) => {
  await page.goto(searchPath(LONG_AGO))
  await expect(page.getByRole('combobox', { name: 'Pick-up place' })).toHaveValue(
    trip.location.name,
  )
  await typeDates(page, trip)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(heading(page, `Cars in ${trip.location.name}`)).toBeVisible()
})

test('an old car link shows the car and asks for new dates @nightly', async ({ page, trip }) => {
  await page.goto(carPath(LONG_AGO))
  await expect(heading(page, LONG_AGO.car.name)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book', exact: true })).toHaveCount(0)
  await typeDates(page, trip)
  await page.getByRole('button', { name: 'Show the price' }).click()
  await expect(page.getByText(/^3 days/).first()).toBeVisible()
})

// @shows BOOK-29
test('an old checkout link says that its time is over, and leads to new dates @nightly', async ({
  page,
}) => {
  await page.goto(checkoutPath(LONG_AGO))
  await expect(page.getByText('The pick-up time is over or too close.')).toBeVisible()
  await page.getByRole('link', { name: 'Choose place and dates' }).click()
  await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
})
