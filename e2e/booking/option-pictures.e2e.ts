import type { Locator, Page } from '@playwright/test'

import { beginsChange } from '../steps/booking/changes.ts'
import { stepHeading, visitCheckout } from '../steps/booking/checkout.ts'
import { DEMO_CARS } from '../steps/booking/demo-fixtures.ts'
import { carPath } from '../steps/booking/trip.ts'
import { expect, test } from '../steps/person/customer.ts'

const DRAWING = 'svg[viewBox="0 0 85 85"]'

/** What is drawn beside the checkbox of an option. */
const findPicture = (page: Page, option: RegExp) =>
  page
    .locator('div')
    .filter({ has: page.locator(DRAWING) })
    .filter({ has: page.getByRole('checkbox', { name: option }) })
    .last()
    .locator(DRAWING)

/** Drawings are loaded after the page: waits until this one has its size. */
const hasSize = (picture: Locator, pixels: number) =>
  expect
    .poll(async () => {
      const box = await picture.boundingBox()
      return box && [box.width, box.height].map(Math.round)
    })
    .toEqual([pixels, pixels])

// @shows CAR-23
test('the picture of an option is 85 pixels high, 30 once it is selected, and its text stays where it was', async ({
  page,
  trip,
}) => {
  await visitCheckout(page, trip)
  await expect(stepHeading(page, 'Booking options')).toBeVisible()
  const picture = findPicture(page, /^Theft protection/)
  const option = page.getByRole('checkbox', { name: /^Theft protection/ })
  await hasSize(picture, 85)
  const before = await option.boundingBox()

  await option.check()
  await hasSize(picture, 30)
  await hasSize(findPicture(page, /^Full insurance/), 85)
  expect(await option.boundingBox()).toEqual(before)

  await option.uncheck()
  await hasSize(picture, 85)
})

// @shows CAR-23
test('the page of a car shows in the same sizes what can be added and what is included @nightly', async ({
  page,
  trip,
}) => {
  const theft = findPicture(page, /^Theft protection/)
  await page.goto(carPath(trip))
  await hasSize(theft, 85)

  await page.goto(carPath({ ...trip, car: DEMO_CARS.everythingIncluded }))
  await hasSize(theft, 30)
})

// @shows CAR-23
test('the form that changes a booking shows options in the same sizes @nightly', async ({
  page,
  request,
  customer,
  ownTrip,
}) => {
  await beginsChange(page, request, customer, ownTrip)
  // It was bought with the booking.
  await hasSize(findPicture(page, /^Change option/), 30)
  const picture = findPicture(page, /^Theft protection/)
  await hasSize(picture, 85)
  await page.getByRole('checkbox', { name: /^Theft protection/ }).check()
  await hasSize(picture, 30)
})
