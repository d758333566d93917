import { booksToChange } from '../steps/booking/bookings.ts'
import { isAccessible, isClean } from '../steps/page/axe.ts'
import { booksByCall } from '../steps/booking/bookings.ts'
import {
  bookingBy,
  callsAsSupplier,
  confirmChange,
  dropOffDay,
  showsDropOff,
  openChange,
  seePrice,
  changesMade,
  beginsChange,
} from '../steps/booking/changes.ts'
import { pressButton } from '../steps/booking/checkout.ts'
import { expect, heading, sessionEnds, signIn, signInAs, test } from '../steps/person/customer.ts'
import { callsAs } from '../steps/person/people.ts'
import { dayAfter } from '../steps/booking/trip.ts'
import { BOOKINGS, UNKNOWN_ID } from '../steps/booking/demo-fixtures.ts'

/** A car costs 92 dinars a day; the first trip is three of them. */
const DAY = 92

// @shows BOOKING-1
test('a customer who adds two days sees the old price, the new price and the difference @nightly', async ({
  page,
  request,
  customer,
  ownTrip,
}) => {
  const { id, price } = await beginsChange(page, request, customer, ownTrip)
  await isAccessible(page)
  await seePrice(page)
  await expect(page.getByText('You haven’t changed anything yet.')).toBeVisible()
  await dropOffDay(page).fill(dayAfter(26))
  await seePrice(page)

  const after = price + 2 * DAY
  await expect(page.getByRole('definition')).toHaveText(
    [price, after, 2 * DAY].map(
      (dinars, at) => new RegExp(`^${at === 2 ? '\\+' : ''}${dinars}\\sTND$`),
    ),
  )
  await isClean(page)
  await confirmChange(page)
  await expect(changesMade(page)).toBeVisible()
  await expect(page).toHaveURL(`/booking?b=${id}`)
  await expect(page.getByText('5 days').first()).toBeVisible()
  await expect(page.getByText('Booking changed')).toBeVisible()

  await callsAsSupplier(request)
  const seen = await bookingBy(request, id)
  expect(seen).toMatchObject({ price: after, to: `${dayAfter(26)}T09:00:00.000Z` })
})

test('a change is refused when the car is booked then, and the input stays @nightly', async ({
  page,
  request,
  customer,
  ownTrip,
}) => {
  await callsAs(request, customer)
  const { id } = await booksToChange(request, ownTrip)
  await booksByCall(request, { ...ownTrip, from: dayAfter(26), to: dayAfter(28) })
  await signInAs(page, customer)
  await openChange(page, id)
  await dropOffDay(page).fill(dayAfter(27))
  await page.reload()
  await showsDropOff(page, dayAfter(27))
  await seePrice(page)
  await expect(
    page.getByRole('heading', { name: 'The car is already booked for these dates' }),
  ).toBeVisible()
  await isClean(page)
  await pressButton(page, 'Back')
  await showsDropOff(page, dayAfter(27))

  // It is available up to the hour at which the other rental starts.
  await dropOffDay(page).fill(dayAfter(26))
  await seePrice(page)
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible()
})

test('a change is refused when the car is booked at the last moment @nightly', async ({
  page,
  request,
  customer,
  ownTrip,
}) => {
  await beginsChange(page, request, customer, ownTrip)
  await dropOffDay(page).fill(dayAfter(27))
  await seePrice(page)
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible()
  await booksByCall(request, { ...ownTrip, from: dayAfter(26), to: dayAfter(28) })
  await confirmChange(page)
  await expect(
    page.getByRole('heading', { name: 'The car is already booked for these dates' }),
  ).toBeVisible()
})

test('a raised price is shown before anything is changed @nightly', async ({
  page,
  request,
  testActions,
  customer,
  ownTrip,
}) => {
  const { id, price } = await beginsChange(page, request, customer, ownTrip)
  await dropOffDay(page).fill(dayAfter(25))
  await seePrice(page)
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible()
  await testActions.raisePrices(ownTrip.car.id, 50)
  await confirmChange(page)
  await expect(page.getByText('The price has just changed')).toBeVisible()
  expect((await bookingBy(request, id)).price).toBe(price)
  await confirmChange(page)
  await expect(changesMade(page)).toBeVisible()
})

test('a session that ends during a change leads to sign-in and back to the input @nightly', async ({
  page,
  request,
  customer,
  ownTrip,
}) => {
  const { id } = await beginsChange(page, request, customer, ownTrip)
  await dropOffDay(page).fill(dayAfter(25))
  await seePrice(page)
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible()
  await sessionEnds(page)
  await confirmChange(page)
  await signIn(page, customer)
  await expect(page).toHaveURL(`/booking?b=${id}&edit=true`)
  await showsDropOff(page, dayAfter(25))
  await seePrice(page)
  await confirmChange(page)
  await expect(changesMade(page)).toBeVisible()
})

test('a lost response is requested again, and the change is made once @nightly', async ({
  page,
  request,
  callControl,
  customer,
  ownTrip,
}) => {
  await beginsChange(page, request, customer, ownTrip)
  await page.getByRole('checkbox', { name: 'Theft protection' }).check()
  await seePrice(page)
  // A browser retries automatically when a connection breaks.
  await callControl.plan('updateBooking', 'lose-answer', 20)
  await confirmChange(page)
  await expect(
    page.getByRole('heading', { name: 'We couldn’t confirm that it was saved' }),
  ).toBeVisible()
  await callControl.forget('updateBooking')
  await pressButton(page, 'Try again')
  await expect(changesMade(page)).toBeVisible()
  await expect(page.getByText('Booking changed')).toHaveCount(1)
})

test('links to change a booking show an error when it cannot be changed @nightly', async ({
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
