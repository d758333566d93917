import type { Page } from '@playwright/test'

import {
  pressBook,
  bookAndWait,
  bookingNumber,
  bookInto,
  fillIn,
  pressButton,
  refusalHeading,
} from '../steps/booking/checkout.ts'
import { isBookedOnce } from '../steps/booking/bookings.ts'
import { expect, test } from '../steps/person/customer.ts'

/** The six free cars are interchangeable: this one costs 92 dinars a day. */
const NEW_PRICE = '276 TND'
const NOW = '414 TND'

const spaced = (price: string) => new RegExp(`^${price.replace(' ', String.raw`\s`)}$`)
const total = (page: Page, price: string) =>
  page
    .getByRole('complementary', { name: 'Price summary' })
    .getByRole('row', { name: new RegExp(`^Total price ${price.replace(' ', String.raw`\s`)}`) })

async function showsBothPrices(page: Page) {
  await expect(refusalHeading(page, 'The price has changed')).toBeVisible()
  const price = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
  await expect(price('Previous price')).toHaveText(spaced(NEW_PRICE))
  await expect(price('New price')).toHaveText(spaced(NOW))
}

// @shows BOOK-24
test('a price that rose while the form was filled in is shown beside the old one, and accepted @nightly', async ({
  page,
  ownTrip,
  guest,
  testActions,
}) => {
  await fillIn(page, ownTrip, guest)
  await expect(total(page, NEW_PRICE)).toBeVisible()
  await testActions.raisePrices(ownTrip.car.id, 50)
  await pressBook(page)

  await showsBothPrices(page)
  expect(await testActions.listBookings(ownTrip.car.id)).toEqual([])
  await pressButton(page, 'Book now for 414 TND')
  const number = await bookingNumber(page)
  await isBookedOnce(testActions, ownTrip, guest.email, number)
  await page.getByRole('link', { name: 'View booking' }).click()
  await expect(page.getByRole('row', { name: /^Total price 414\sTND/ })).toBeVisible()
})

test('the server refuses a price that rises at the moment of booking @nightly', async ({
  page,
  ownTrip,
  guest,
  callControl,
  testActions,
}) => {
  await fillIn(page, ownTrip, guest)
  await bookAndWait(page, callControl)
  await testActions.raisePrices(ownTrip.car.id, 50)
  await callControl.release('checkOut')
  await showsBothPrices(page)
  await pressButton(page, 'Book now for 414 TND')
  await isBookedOnce(testActions, ownTrip, guest.email, await bookingNumber(page))
})

test('a price that the server insists on but does not send has its own state @nightly', async ({
  page,
  trip,
  guest,
  callControl,
}) => {
  await fillIn(page, trip, guest)
  await bookInto(page, callControl, { code: 'price-changed', price: 999 })
  await expect(refusalHeading(page, 'Something went wrong.')).toBeVisible()
  await pressButton(page, 'Try again')
  await bookingNumber(page)
})
