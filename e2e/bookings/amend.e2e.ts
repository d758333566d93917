import { bookChangeableByCall } from '../steps/booking/bookings.ts'
import { expectAccessible, expectNoViolations } from '../steps/page/axe.ts'
import { bookByCall } from '../steps/booking/bookings.ts'
import {
  fetchBooking,
  signInSupplierForCalls,
  confirmChange,
  locateDropOffDay,
  expectDropOffDay,
  openChangeForm,
  requestNewPrice,
  locateChangesMadeNotice,
  bookAndOpenChange,
} from '../steps/booking/changes.ts'
import { pressButton } from '../steps/booking/checkout.ts'
import { expect, heading, sessionEnds, signIn, signInAs, test } from '../steps/person/customer.ts'
import { signInForCalls } from '../steps/person/people.ts'
import { getDayAfter } from '../steps/booking/trip.ts'
import { BOOKINGS, UNKNOWN_ID } from '../steps/booking/demo-fixtures.ts'

const DAILY_PRICE_TND = 92

// @shows BOOKING-1
test('adding two days shows the old price, the new price and the difference @nightly', async ({
  page,
  request,
  customer,
  ownTrip,
}) => {
  const { id, price } = await bookAndOpenChange(page, request, customer, ownTrip)
  await expectAccessible(page)
  await requestNewPrice(page)
  await expect(page.getByText('You haven’t changed anything yet.')).toBeVisible()
  await locateDropOffDay(page).fill(getDayAfter(26))
  await requestNewPrice(page)

  const after = price + 2 * DAILY_PRICE_TND
  await expect(page.getByRole('definition')).toHaveText(
    [price, after, 2 * DAILY_PRICE_TND].map(
      (dinars, at) => new RegExp(`^${at === 2 ? '\\+' : ''}${dinars}\\sTND$`),
    ),
  )
  await expectNoViolations(page)
  await confirmChange(page)
  await expect(locateChangesMadeNotice(page)).toBeVisible()
  await expect(page).toHaveURL(`/booking?b=${id}`)
  await expect(page.getByText('5 days').first()).toBeVisible()
  await expect(page.getByText('Booking changed')).toBeVisible()

  await signInSupplierForCalls(request)
  const seen = await fetchBooking(request, id)
  expect(seen).toMatchObject({ price: after, to: `${getDayAfter(26)}T09:00:00.000Z` })
})

test('a change to unavailable dates is refused, and the form keeps the input @nightly', async ({
  page,
  request,
  customer,
  ownTrip,
}) => {
  await signInForCalls(request, customer)
  const { id } = await bookChangeableByCall(request, ownTrip)
  await bookByCall(request, { ...ownTrip, from: getDayAfter(26), to: getDayAfter(28) })
  await signInAs(page, customer)
  await openChangeForm(page, id)
  await locateDropOffDay(page).fill(getDayAfter(27))
  await page.reload()
  await expectDropOffDay(page, getDayAfter(27))
  await requestNewPrice(page)
  await expect(
    page.getByRole('heading', { name: 'The car is already booked for these dates' }),
  ).toBeVisible()
  await expectNoViolations(page)
  await pressButton(page, 'Back')
  await expectDropOffDay(page, getDayAfter(27))

  // The car is available until the hour at which the other rental starts, so an earlier drop-off is possible.
  await locateDropOffDay(page).fill(getDayAfter(26))
  await requestNewPrice(page)
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible()
})

test('a change is refused when the car is booked just before the customer confirms @nightly', async ({
  page,
  request,
  customer,
  ownTrip,
}) => {
  await bookAndOpenChange(page, request, customer, ownTrip)
  await locateDropOffDay(page).fill(getDayAfter(27))
  await requestNewPrice(page)
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible()
  await bookByCall(request, { ...ownTrip, from: getDayAfter(26), to: getDayAfter(28) })
  await confirmChange(page)
  await expect(
    page.getByRole('heading', { name: 'The car is already booked for these dates' }),
  ).toBeVisible()
})

test('a raised price is shown before the booking is changed @nightly', async ({
  page,
  request,
  testActions,
  customer,
  ownTrip,
}) => {
  const { id, price } = await bookAndOpenChange(page, request, customer, ownTrip)
  await locateDropOffDay(page).fill(getDayAfter(25))
  await requestNewPrice(page)
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible()
  await testActions.raisePrices(ownTrip.car.id, 50)
  await confirmChange(page)
  await expect(page.getByText('The price has just changed')).toBeVisible()
  expect((await fetchBooking(request, id)).price).toBe(price)
  await confirmChange(page)
  await expect(locateChangesMadeNotice(page)).toBeVisible()
})

test('when the session expires during a change, the customer is asked to sign in, and the form keeps the input @nightly', async ({
  page,
  request,
  customer,
  ownTrip,
}) => {
  const { id } = await bookAndOpenChange(page, request, customer, ownTrip)
  await locateDropOffDay(page).fill(getDayAfter(25))
  await requestNewPrice(page)
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible()
  await sessionEnds(page)
  await confirmChange(page)
  await signIn(page, customer)
  await expect(page).toHaveURL(`/booking?b=${id}&edit=true`)
  await expectDropOffDay(page, getDayAfter(25))
  await requestNewPrice(page)
  await confirmChange(page)
  await expect(locateChangesMadeNotice(page)).toBeVisible()
})

test('retrying after a lost response changes the booking once @nightly', async ({
  page,
  request,
  callControl,
  customer,
  ownTrip,
}) => {
  await bookAndOpenChange(page, request, customer, ownTrip)
  await page.getByRole('checkbox', { name: 'Theft protection' }).check()
  await requestNewPrice(page)
  // A browser retries automatically when a connection breaks.
  await callControl.plan('updateBooking', 'lose-answer', 20)
  await confirmChange(page)
  await expect(
    page.getByRole('heading', { name: 'We couldn’t confirm that it was saved' }),
  ).toBeVisible()
  await callControl.forget('updateBooking')
  await pressButton(page, 'Try again')
  await expect(locateChangesMadeNotice(page)).toBeVisible()
  await expect(page.getByText('Booking changed')).toHaveCount(1)
})

test('a link to change a booking shows an error when the booking cannot be changed @nightly', async ({
  page,
  customer,
  booking,
}) => {
  await page.goto(`/booking?b=${booking}&edit=true`)
  await signIn(page, customer)
  await expect(
    page.getByRole('heading', { name: 'This booking can’t be changed here' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Back to the booking' }).click()
  await expect(page.getByText('This booking can’t be changed.')).toBeVisible()
  for (const id of [BOOKINGS.cancellable, UNKNOWN_ID, '17']) {
    await page.goto(`/booking?b=${id}&edit=true`)
    await expect(heading(page, 'Booking not found')).toBeVisible()
  }
})
