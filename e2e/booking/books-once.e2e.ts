import type { Page } from '@playwright/test'

import { hasOneBooking, isBookedOnce } from '../steps/booking/bookings.ts'
import {
  acceptAndBook,
  pressBook,
  bookAndWait,
  bookingNumber,
  fillIn,
  fillInSignedIn,
  passDriver,
  passOptions,
  passPayment,
  refusalHeading,
  stepHeading,
} from '../steps/booking/checkout.ts'
import { expect, heading, signInAs, test } from '../steps/person/customer.ts'
import { checkoutPath, searchPath } from '../steps/booking/trip.ts'
import { SUPPLIERS } from '../steps/booking/demo-fixtures.ts'

/** The calls that create a booking. */
function bookingCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout')) calls.push(request.method())
  })
  return calls
}

test('a double click on Book books once', async ({ page, trip, guest, testActions }) => {
  await fillIn(page, trip, guest)
  const calls = bookingCalls(page)
  await page.getByRole('button', { name: /^Book now/ }).dblclick()
  await isBookedOnce(testActions, trip, guest.email, await bookingNumber(page))
  expect(calls).toHaveLength(1)
})

test('Enter after a click on Book books once @nightly', async ({
  page,
  trip,
  guest,
  callControl,
  testActions,
}) => {
  await fillIn(page, trip, guest)
  const calls = bookingCalls(page)
  await bookAndWait(page, callControl)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await callControl.release('checkOut')
  await isBookedOnce(testActions, trip, guest.email, await bookingNumber(page))
  expect(calls).toHaveLength(1)
})

test('the back button goes through the steps and leaves checkout, and forward brings everything back @nightly', async ({
  page,
  trip,
  guest,
  testActions,
}) => {
  await page.goto(`${searchPath(trip)}&supplier=${SUPPLIERS.jasmin.id}&sort=rating`)
  const card = page
    .getByRole('article', { name: trip.car.name })
    .filter({ has: page.getByText('48 rentals') })
  await card.getByRole('link', { name: 'Select' }).click()
  await passOptions(page)
  await passDriver(page, guest)
  await expect(stepHeading(page, 'Payment options')).toBeVisible()
  await page.goBack()
  await expect(stepHeading(page, 'Driver details')).toBeVisible()
  await page.goBack()
  await expect(stepHeading(page, 'Booking options')).toBeVisible()
  await page.goBack()
  await expect(heading(page, `Cars at ${trip.location.name}`)).toBeVisible()
  await page.goForward()
  await expect(stepHeading(page, 'Booking options')).toBeVisible()
  await page.goForward()
  await expect(stepHeading(page, 'Driver details')).toBeVisible()
  await page.goForward()

  await expect(stepHeading(page, 'Payment options')).toBeVisible()
  await expect(page.getByText(guest.email)).toBeVisible()
  await passPayment(page)
  const number = await acceptAndBook(page)
  await page.goBack()
  await expect(heading(page, `Cars at ${trip.location.name}`)).toBeVisible()
  await page.goForward()
  expect(await bookingNumber(page)).toBe(number)
  await isBookedOnce(testActions, trip, guest.email, number)
})

test('back and forward while the booking is being placed book once @nightly', async ({
  page,
  trip,
  guest,
  callControl,
  testActions,
}) => {
  await page.goto('/')
  await fillIn(page, trip, guest)
  await bookAndWait(page, callControl)
  await page.goBack()
  await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
  await page.goForward()
  await callControl.release('checkOut')
  await isBookedOnce(testActions, trip, guest.email, await bookingNumber(page))
})

test('a second tab with the same link shows the booking, and makes no other @nightly', async ({
  page,
  ownTrip,
  guest,
  context,
  testActions,
}) => {
  await fillIn(page, ownTrip, guest)
  const tab = await context.newPage()
  await fillIn(tab, ownTrip, { ...guest, email: `tab.${guest.email}` })
  await pressBook(page)
  const number = await bookingNumber(page)
  await pressBook(tab)

  await expect(refusalHeading(tab, 'You’ve booked this car')).toBeVisible()
  await expect(tab.getByRole('link', { name: 'View booking' })).toHaveAttribute(
    'href',
    `/booking?b=${number}`,
  )
  await isBookedOnce(testActions, ownTrip, guest.email, number)
  expect(await testActions.listBookings(ownTrip.car.id)).toHaveLength(1)
})

test('a tab that is duplicated during booking makes no second booking @nightly', async ({
  page,
  ownTrip,
  guest,
  callControl,
  testActions,
}) => {
  await fillIn(page, ownTrip, guest)
  await bookAndWait(page, callControl)
  // "Duplicate tab" copies the session storage of the tab, including the key of the attempt.
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  const copy = await page.context().newPage()
  await copy.addInitScript((entries) => {
    for (const [key, value] of JSON.parse(entries)) sessionStorage.setItem(key, value)
  }, kept)
  await copy.goto(checkoutPath(ownTrip))
  const number = await bookingNumber(copy)
  await callControl.release('checkOut')
  expect(await bookingNumber(page)).toBe(number)
  expect(await testActions.listBookings(ownTrip.car.id)).toHaveLength(1)
})

test('a customer’s second tab shows the booking, and the list has only this one @nightly', async ({
  page,
  trip,
  customer,
  context,
}) => {
  await signInAs(page, customer)
  await fillInSignedIn(page, trip)
  const tab = await context.newPage()
  await fillInSignedIn(tab, trip)
  await pressBook(page)
  await bookingNumber(page)
  await pressBook(tab)
  await expect(refusalHeading(tab, 'You’ve booked this car')).toBeVisible()
  await hasOneBooking(tab, trip)
})
