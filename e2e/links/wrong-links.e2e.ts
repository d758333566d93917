import { addDays } from '@masar/domain/rental/calendar.ts'

import { expect, heading, test } from '../steps/person/customer.ts'
import { openDates } from '../steps/booking/dates.ts'
import {
  type DemoTrip,
  buildCarPath,
  buildCheckoutPath,
  buildSearchPath,
  createTripAfter,
} from '../steps/booking/trip.ts'
import { FREE_CARS, UNKNOWN_ID } from '../steps/booking/demo-fixtures.ts'

const FUTURE_TRIP = createTripAfter(20, FREE_CARS[0])
const UNKNOWN_LOCATION = { id: UNKNOWN_ID, name: 'Nowhere' }

/** URLs that the server corrects or rejects; src/app/address/wrong-links.test.tsx tests the others. */
const LINKS = [
  { what: 'nonsense', path: '/%C3%A9%20%2F?x=%00', tag: ' @nightly' },
  { what: 'an incomplete escape', path: '/%E0%A4%A', tag: '' },
  { what: 'an incomplete escape as the id of a car', path: '/car/%E0%A4%A', tag: ' @nightly' },
] as const

for (const { what, path, tag } of LINKS) {
  // @shows PAGE-13
  test(`a link with ${what} shows an error page with a next step${tag}`, async ({ page }) => {
    await page.goto(path)
    await expect(heading(page, 'Nothing to see here!')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Find a car' })).toBeVisible()
  })
}

test('a search at an unknown location shows an error above the form @nightly', async ({ page }) => {
  await page.goto(buildSearchPath({ ...FUTURE_TRIP, location: UNKNOWN_LOCATION }))
  await expect(page.getByText('The pick-up location in this link no longer exists.')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
})

/** Checkouts with an unknown car or location. */
const CHECKOUTS = [
  {
    what: 'an unknown car',
    path: buildCheckoutPath({ ...FUTURE_TRIP, car: { id: UNKNOWN_ID, name: '' } }),
  },
  {
    what: 'an unknown location',
    path: buildCheckoutPath({ ...FUTURE_TRIP, location: UNKNOWN_LOCATION }),
  },
] as const

for (const { what, path } of CHECKOUTS) {
  test(`a checkout with ${what} shows an error with a next step @nightly`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This trip can’t be booked' })).toBeVisible()
    await expect(page.getByText('The car or location in this link no longer exists.')).toBeVisible()
    await page.getByRole('link', { name: 'Choose location and dates' }).click()
    await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
  })
}

const createTooLongTrip = (trip: DemoTrip) => ({ ...trip, to: addDays(trip.from, 740) })

test('a rental that is too long shows an error at the field, and can be corrected @nightly', async ({
  page,
  trip,
}) => {
  await page.goto(buildCarPath(createTooLongTrip(trip)))
  const date = page.getByLabel('Drop-off date')
  await openDates(page)
  await expect(date).toHaveAccessibleDescription(/^Choose a time up to /)
  await date.fill(trip.to)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByRole('button', { name: 'Show the price' }).click()
  await expect(page.getByText(/^3 days/).first()).toBeVisible()
})

test('checkout for a rental that is too long leads to new dates @nightly', async ({ page }) => {
  await page.goto(buildCheckoutPath(createTooLongTrip(FUTURE_TRIP)))
  await expect(page.getByText('The rental is too long, or too far in the future.')).toBeVisible()
  await page.getByRole('link', { name: 'Choose location and dates' }).click()
  await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
})

test('a search ignores unknown filters, and links from a nonexistent page to the first page @nightly', async ({
  page,
  trip,
}) => {
  await page.goto(`${buildSearchPath(trip)}&size=tank&rating=99&sort=colour&page=none`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(`${buildSearchPath(trip)}&page=999`)
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a trailing slash in the URL makes no difference @nightly', async ({ page, trip }) => {
  await page.goto(buildSearchPath(trip).replace('?', '/?'))
  await expect(heading(page, `Cars at ${trip.location.name}`)).toBeVisible()
  await page.goto('/sign-in/')
  await expect(heading(page, 'Sign in')).toBeVisible()
  await page.goto(buildCarPath(trip).replace('?', '/?'))
  await expect(heading(page, trip.car.name)).toBeVisible()
})

test('an unknown language in the URL is ignored @nightly', async ({ page }) => {
  await page.goto('/?l=%00&l=tlh')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
})
