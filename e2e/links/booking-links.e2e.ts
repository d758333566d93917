import { pressBook, readConfirmedBookingId, openFilledReview } from '../steps/booking/checkout.ts'
import {
  expect,
  heading,
  openOtherVisitor,
  signIn,
  signInAs,
  test,
} from '../steps/person/customer.ts'
import { BOOKINGS, UNKNOWN_ID } from '../steps/booking/demo-fixtures.ts'

const NOT_FOUND_TITLE = 'Booking not found'

test('a booking link leads a visitor to sign-in, and then to the booking @nightly', async ({
  page,
  trip,
  customer,
  booking,
}) => {
  await page.goto(`/booking?b=${booking}`)
  await signIn(page, customer)
  await expect(page).toHaveURL(`/booking?b=${booking}`)
  await expect(heading(page, trip.car.name)).toBeVisible()
})

// @shows BOOKING-27
test('other customers’ bookings and unknown bookings are not shown @nightly', async ({
  page,
  customer,
}) => {
  await signInAs(page, customer)
  for (const id of [BOOKINGS.cancellable, UNKNOWN_ID, '17', '']) {
    await page.goto(`/booking?b=${id}`)
    await expect(heading(page, NOT_FOUND_TITLE)).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'View my bookings' }).click()
  await expect(heading(page, 'My bookings')).toBeVisible()
})

// @shows BOOKING-28
test('a guest’s booking opens in the browser that made it, and requires signing in elsewhere @nightly', async ({
  page,
  trip,
  guest,
  browser,
}) => {
  await openFilledReview(page, trip, guest)
  await pressBook(page)
  const number = await readConfirmedBookingId(page)
  await page.goto(`/booking?b=${number}`)
  await expect(heading(page, trip.car.name)).toBeVisible()

  const elsewhere = await openOtherVisitor(browser)
  await elsewhere.goto(`/booking?b=${number}`)
  await expect(heading(elsewhere, 'Sign in')).toBeVisible()
  await elsewhere.close()
})

test('the list of bookings ignores invalid filters and pages @nightly', async ({
  page,
  trip,
  customer,
  booking,
}) => {
  await signInAs(page, customer)
  await page.goto('/bookings?status=lost,pending&page=0')
  const link = page.getByRole('row').getByRole('link', { name: trip.car.name })
  await expect(link).toHaveAttribute('href', `/booking?b=${booking}`)
  await page.goto('/bookings?status=%00&page=77')
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(link).toBeVisible()
})
