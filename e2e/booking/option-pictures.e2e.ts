import type { Locator, Page } from '@playwright/test'

import { bookAndOpenChange } from '../steps/booking/changes.ts'
import { locateStepHeading, visitCheckout } from '../steps/booking/checkout.ts'
import { DEMO_CARS } from '../steps/booking/demo-fixtures.ts'
import { buildCarPath } from '../steps/booking/trip.ts'
import { expect, test } from '../steps/person/customer.ts'

const DRAWING_SELECTOR = 'svg[viewBox="0 0 85 85"]'

const locatePicture = (page: Page, option: RegExp) =>
  page
    .locator('div')
    .filter({ has: page.locator(DRAWING_SELECTOR) })
    .filter({ has: page.getByRole('checkbox', { name: option }) })
    .last()
    .locator(DRAWING_SELECTOR)

/** Waits until the picture has this size. Pictures load after the page. */
const expectSize = (picture: Locator, pixels: number) =>
  expect
    .poll(async () => {
      const box = await picture.boundingBox()
      return box && [box.width, box.height].map(Math.round)
    })
    .toEqual([pixels, pixels])

// @shows CAR-23
test('an option’s picture shrinks from 85 to 30 pixels on selection, without moving the checkbox', async ({
  page,
  trip,
}) => {
  await visitCheckout(page, trip)
  await expect(locateStepHeading(page, 'Booking options')).toBeVisible()
  const picture = locatePicture(page, /^Theft protection/)
  const option = page.getByRole('checkbox', { name: /^Theft protection/ })
  await expectSize(picture, 85)
  const before = await option.boundingBox()

  await option.check()
  await expectSize(picture, 30)
  await expectSize(locatePicture(page, /^Full insurance/), 85)
  expect(await option.boundingBox()).toEqual(before)

  await option.uncheck()
  await expectSize(picture, 85)
})

// @shows CAR-23
test('the car page shows available and included options with pictures of the same sizes @nightly', async ({
  page,
  trip,
}) => {
  const theft = locatePicture(page, /^Theft protection/)
  await page.goto(buildCarPath(trip))
  await expectSize(theft, 85)

  await page.goto(buildCarPath({ ...trip, car: DEMO_CARS.everythingIncluded }))
  await expectSize(theft, 30)
})

// @shows CAR-23
test('the form to change a booking shows options with pictures of the same sizes @nightly', async ({
  page,
  request,
  customer,
  ownTrip,
}) => {
  await bookAndOpenChange(page, request, customer, ownTrip)
  // This option was bought with the booking.
  await expectSize(locatePicture(page, /^Change option/), 30)
  const picture = locatePicture(page, /^Theft protection/)
  await expectSize(picture, 85)
  await page.getByRole('checkbox', { name: /^Theft protection/ }).check()
  await expectSize(picture, 30)
})
