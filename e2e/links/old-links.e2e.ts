import { expect, heading, test } from '../steps/person/customer.ts'
import { fillInDates } from '../steps/booking/dates.ts'
import {
  buildCarPath,
  buildCheckoutPath,
  PAST_TRIP,
  buildSearchPath,
} from '../steps/booking/trip.ts'

test('an old search link keeps its location, and can be searched again with new dates @nightly', async ({
  page,
  trip,
}) => {
  await page.goto(buildSearchPath(PAST_TRIP))
  await expect(page.getByRole('combobox', { name: 'Pick-up location' })).toHaveValue(
    trip.location.name,
  )
  await fillInDates(page, trip)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(heading(page, `Cars at ${trip.location.name}`)).toBeVisible()
})

test('an old car link shows the car and asks for new dates @nightly', async ({ page, trip }) => {
  await page.goto(buildCarPath(PAST_TRIP))
  await expect(heading(page, PAST_TRIP.car.name)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toHaveCount(0)
  await fillInDates(page, trip)
  await page.getByRole('button', { name: 'Show the price' }).click()
  await expect(page.getByText(/^3 days/).filter({ visible: true })).not.toHaveCount(0)
})

// @shows BOOK-29
test('an old checkout link shows that its dates are past, and leads to new dates @nightly', async ({
  page,
}) => {
  await page.goto(buildCheckoutPath(PAST_TRIP))
  await expect(page.getByText('The pick-up time has passed or is too soon.')).toBeVisible()
  await page.getByRole('link', { name: 'Choose location and dates' }).click()
  await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
})

// @shows SEARCH-18
test('a link with two-letter parameters redirects to the same search at a readable URL', async ({
  page,
  trip,
}) => {
  const where = `p=${trip.location.id}&d=${trip.location.id}`
  const when = `f=${trip.from}T10:00&t=${trip.to}T10:00`
  await page.goto(`/search?${where}&${when}&rg=mini.midi&gb=manual&by=price`)

  await expect(heading(page, `Cars at ${trip.location.name}`)).toBeVisible()
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toEqual({
    pickup: trip.location.id,
    dropoff: trip.location.id,
    from: `${trip.from}T10:00`,
    to: `${trip.to}T10:00`,
    size: 'mini.midi',
    gearbox: 'manual',
    sort: 'price',
  })
  await expect(page.getByRole('link', { name: 'Remove filter: Manual' })).toBeVisible()
})
