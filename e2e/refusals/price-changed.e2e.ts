import type { Page } from '@playwright/test'

import {
  pressBook,
  bookAndWait,
  readConfirmedBookingId,
  bookWithOutcome,
  openFilledReview,
  pressButton,
  locateRefusalHeading,
} from '../steps/booking/checkout.ts'
import { expectBookedOnce } from '../steps/booking/bookings.ts'
import { expect, test } from '../steps/person/customer.ts'

/** The price for three days at 92 dinars, before the test raises it by 50%. */
const PREVIOUS_PRICE = '276 TND'
const RAISED_PRICE = '414 TND'

const toPricePattern = (price: string) => new RegExp(`^${price.replace(' ', String.raw`\s`)}$`)
const locateTotal = (page: Page, price: string) =>
  page
    .getByRole('complementary', { name: 'Price summary' })
    .getByRole('row', { name: new RegExp(`^Total price ${price.replace(' ', String.raw`\s`)}`) })

async function expectBothPrices(page: Page) {
  await expect(locateRefusalHeading(page, 'The price has changed')).toBeVisible()
  const price = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
  await expect(price('Previous price')).toHaveText(toPricePattern(PREVIOUS_PRICE))
  await expect(price('New price')).toHaveText(toPricePattern(RAISED_PRICE))
}

// @shows BOOK-24
test('a price raised during checkout is shown beside the old one, and can be accepted @nightly', async ({
  page,
  ownTrip,
  guest,
  testActions,
}) => {
  await openFilledReview(page, ownTrip, guest)
  await expect(locateTotal(page, PREVIOUS_PRICE)).toBeVisible()
  await testActions.raisePrices(ownTrip.car.id, 50)
  await pressBook(page)

  await expectBothPrices(page)
  expect(await testActions.listBookings(ownTrip.car.id)).toEqual([])
  await pressButton(page, 'Book now for 414 TND')
  const number = await readConfirmedBookingId(page)
  await expectBookedOnce(testActions, ownTrip, guest.email, number)
  await page.getByRole('link', { name: 'View booking' }).click()
  await expect(page.getByRole('row', { name: /^Total price 414\sTND/ })).toBeVisible()
})

test('the server refuses the old price when the price rises at the moment of booking @nightly', async ({
  page,
  ownTrip,
  guest,
  callControl,
  testActions,
}) => {
  await openFilledReview(page, ownTrip, guest)
  await bookAndWait(page, callControl)
  await testActions.raisePrices(ownTrip.car.id, 50)
  await callControl.release('checkOut')
  await expectBothPrices(page)
  await pressButton(page, 'Book now for 414 TND')
  await expectBookedOnce(testActions, ownTrip, guest.email, await readConfirmedBookingId(page))
})

test('a price-changed response without a change shows an error, and booking can be retried @nightly', async ({
  page,
  trip,
  guest,
  callControl,
}) => {
  await openFilledReview(page, trip, guest)
  await bookWithOutcome(page, callControl, { code: 'price-changed', price: 999 })
  await expect(locateRefusalHeading(page, 'Something went wrong.')).toBeVisible()
  await pressButton(page, 'Try again')
  await readConfirmedBookingId(page)
})
