import type { Page } from '@playwright/test'

import { expectOneBooking, expectBookedOnce } from '../steps/booking/bookings.ts'
import {
  acceptAndBook,
  pressBook,
  bookAndWait,
  readConfirmedBookingId,
  openFilledReview,
  openSignedInReview,
  passDriver,
  passOptions,
  passPayment,
  locateRefusalHeading,
  locateStepHeading,
} from '../steps/booking/checkout.ts'
import { expect, heading, signInAs, test } from '../steps/person/customer.ts'
import { buildCheckoutPath, buildSearchPath } from '../steps/booking/trip.ts'
import { SUPPLIERS } from '../steps/booking/demo-fixtures.ts'

/** Records the calls that create a booking. */
function recordBookingCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout')) calls.push(request.method())
  })
  return calls
}

test('a double click on “Book” books once', async ({ page, trip, guest, testActions }) => {
  await openFilledReview(page, trip, guest)
  const calls = recordBookingCalls(page)
  await page.getByRole('button', { name: /^Book now/ }).dblclick()
  await expectBookedOnce(testActions, trip, guest.email, await readConfirmedBookingId(page))
  expect(calls).toHaveLength(1)
})

test('keys pressed after a click on “Book” do not book again @nightly', async ({
  page,
  trip,
  guest,
  callControl,
  testActions,
}) => {
  await openFilledReview(page, trip, guest)
  const calls = recordBookingCalls(page)
  await bookAndWait(page, callControl)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await callControl.release('checkOut')
  await expectBookedOnce(testActions, trip, guest.email, await readConfirmedBookingId(page))
  expect(calls).toHaveLength(1)
})

test('the back button goes through the steps and leaves checkout, and forward restores them @nightly', async ({
  page,
  trip,
  guest,
  testActions,
}) => {
  await page.goto(`${buildSearchPath(trip)}&supplier=${SUPPLIERS.jasmin.id}&sort=rating`)
  const card = page
    .getByRole('article', { name: trip.car.name })
    .filter({ has: page.getByText('48 rentals') })
  await card.getByRole('link', { name: 'Select' }).click()
  await passOptions(page)
  await passDriver(page, guest)
  await expect(locateStepHeading(page, 'Payment options')).toBeVisible()
  await page.goBack()
  await expect(locateStepHeading(page, 'Driver details')).toBeVisible()
  await page.goBack()
  await expect(locateStepHeading(page, 'Booking options')).toBeVisible()
  await page.goBack()
  await expect(heading(page, `Cars at ${trip.location.name}`)).toBeVisible()
  await page.goForward()
  await expect(locateStepHeading(page, 'Booking options')).toBeVisible()
  await page.goForward()
  await expect(locateStepHeading(page, 'Driver details')).toBeVisible()
  await page.goForward()

  await expect(locateStepHeading(page, 'Payment options')).toBeVisible()
  await expect(page.getByText(guest.email)).toBeVisible()
  await passPayment(page)
  const number = await acceptAndBook(page)
  await page.goBack()
  await expect(heading(page, `Cars at ${trip.location.name}`)).toBeVisible()
  await page.goForward()
  expect(await readConfirmedBookingId(page)).toBe(number)
  await expectBookedOnce(testActions, trip, guest.email, number)
})

test('going back and forward while the booking is being placed books once @nightly', async ({
  page,
  trip,
  guest,
  callControl,
  testActions,
}) => {
  await page.goto('/')
  await openFilledReview(page, trip, guest)
  await bookAndWait(page, callControl)
  await page.goBack()
  await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
  await page.goForward()
  await callControl.release('checkOut')
  await expectBookedOnce(testActions, trip, guest.email, await readConfirmedBookingId(page))
})

test('a second tab with the same checkout link shows the booking, and creates no other @nightly', async ({
  page,
  ownTrip,
  guest,
  context,
  testActions,
}) => {
  await openFilledReview(page, ownTrip, guest)
  const tab = await context.newPage()
  await openFilledReview(tab, ownTrip, { ...guest, email: `tab.${guest.email}` })
  await pressBook(page)
  const number = await readConfirmedBookingId(page)
  await pressBook(tab)

  await expect(locateRefusalHeading(tab, 'You’ve booked this car')).toBeVisible()
  await expect(tab.getByRole('link', { name: 'View booking' })).toHaveAttribute(
    'href',
    `/booking?b=${number}`,
  )
  await expectBookedOnce(testActions, ownTrip, guest.email, number)
  expect(await testActions.listBookings(ownTrip.car.id)).toHaveLength(1)
})

test('duplicating a tab during a booking does not create a second booking @nightly', async ({
  page,
  ownTrip,
  guest,
  callControl,
  testActions,
}) => {
  await openFilledReview(page, ownTrip, guest)
  await bookAndWait(page, callControl)
  // "Duplicate tab" copies the tab's session storage, including the attempt's key.
  const sessionEntries = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  const copy = await page.context().newPage()
  await copy.addInitScript((entries) => {
    for (const [key, value] of JSON.parse(entries)) sessionStorage.setItem(key, value)
  }, sessionEntries)
  await copy.goto(buildCheckoutPath(ownTrip))
  const number = await readConfirmedBookingId(copy)
  await callControl.release('checkOut')
  expect(await readConfirmedBookingId(page)).toBe(number)
  expect(await testActions.listBookings(ownTrip.car.id)).toHaveLength(1)
})

test('a customer’s second tab shows the existing booking, and the list contains it once @nightly', async ({
  page,
  trip,
  customer,
  context,
}) => {
  await signInAs(page, customer)
  await openSignedInReview(page, trip)
  const tab = await context.newPage()
  await openSignedInReview(tab, trip)
  await pressBook(page)
  await readConfirmedBookingId(page)
  await pressBook(tab)
  await expect(locateRefusalHeading(tab, 'You’ve booked this car')).toBeVisible()
  await expectOneBooking(tab, trip)
})
