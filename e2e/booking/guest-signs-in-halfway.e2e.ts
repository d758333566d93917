import { expectOneBooking, expectBookedOnce } from '../steps/booking/bookings.ts'
import {
  acceptTerms,
  pressBook,
  readConfirmedBookingId,
  locateConfirmation,
  fillInDriver,
  openFilledReview,
  visitCheckout,
  passDriver,
  passOptions,
  passPayment,
  pressButton,
  locateRefusalHeading,
  locateStepHeading,
} from '../steps/booking/checkout.ts'
import { expect, heading, signIn, test } from '../steps/person/customer.ts'
import { bookToPayOnline } from '../steps/server/providers.ts'
import { expectPaidOnce, payWith } from '../steps/server/sandbox.ts'
import { buildCheckoutPath, type DemoTrip } from '../steps/booking/trip.ts'

const LOST_TEXT = 'The connection was lost.'
/** Returns the sign-in path that leads back to checkout. */
const buildSignInPath = (trip: DemoTrip) =>
  `/sign-in?from=${encodeURIComponent(buildCheckoutPath(trip))}`
/** More failures than the browser and the app retry automatically. */
const MAX_FAILURES = 50

test('a guest signs in at the driver step and finds all input unchanged @nightly', async ({
  page,
  trip,
  guest,
  customer,
}) => {
  await visitCheckout(page, trip)
  await page.getByRole('checkbox', { name: 'Full insurance' }).check()
  await page.getByRole('checkbox', { name: 'Additional driver' }).check()
  await passOptions(page)
  await fillInDriver(page, guest)
  await page.getByRole('textbox', { name: 'Additional driver: full name' }).fill('Annabella')
  await page.getByRole('link', { name: 'Sign in (we’ve saved what you entered)' }).click()
  await signIn(page, customer)

  await expect(locateStepHeading(page, 'Driver details')).toBeVisible()
  await expect(page.getByText(customer.email, { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveCount(0)
  const second = page.getByRole('group', { name: 'Additional driver' })
  await expect(second.getByRole('textbox', { name: /full name/ })).toHaveValue('Annabella')
  await second.getByRole('textbox', { name: /email/ }).fill('annabella@mail.example')
  await second.getByRole('textbox', { name: /phone/ }).fill('+216 20 123 457')
  await second.getByLabel(/date of birth/).fill('1992-05-12')
  await pressButton(page, 'Continue to payment options')
  await passPayment(page)
  await acceptTerms(page)
  await pressBook(page)

  await readConfirmedBookingId(page)
  await page.goto('/bookings')
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: trip.car.name })).toContainText(
    customer.name,
  )
})

test('a guest whose email address has an account signs in, and returns to checkout @nightly', async ({
  page,
  trip,
  guest,
  customer,
}) => {
  await visitCheckout(page, trip)
  await passOptions(page)
  await fillInDriver(page, { ...guest, email: customer.email })
  await page.getByRole('link', { name: 'Sign in (we’ve saved what you entered)' }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.email)
  await signIn(page, customer)

  await expect(locateStepHeading(page, 'Driver details')).toBeVisible()
  await pressButton(page, 'Continue to payment options')
  await passPayment(page)
  await acceptTerms(page)
  await pressBook(page)
  await expect(locateConfirmation(page)).toBeVisible()
})

test('a guest who signs in on another page during the review books with the account @nightly', async ({
  page,
  trip,
  guest,
  customer,
}) => {
  await visitCheckout(page, trip)
  await passOptions(page)
  await passDriver(page, guest)
  await passPayment(page)
  await page.goto(buildSignInPath(trip))
  await signIn(page, customer)

  await expect(locateStepHeading(page, 'Review and book')).toBeVisible()
  await expect(page.getByText('Pay later, at the counter')).toBeVisible()
  await acceptTerms(page)
  await pressBook(page)
  await readConfirmedBookingId(page)
  await page.getByRole('link', { name: 'View booking' }).click()
  await expect(page.getByRole('definition').filter({ hasText: customer.email })).toBeVisible()
})

test('a guest who signs in after a lost response has one booking, under the guest’s address @nightly', async ({
  page,
  trip,
  guest,
  customer,
  callControl,
  testActions,
}) => {
  await openFilledReview(page, trip, guest)
  await callControl.plan('checkOut', 'lose-answer', MAX_FAILURES)
  await pressBook(page)
  await expect(page.getByText(LOST_TEXT)).toBeVisible()
  await callControl.forget('checkOut')
  await page.goto(buildSignInPath(trip))
  await signIn(page, customer)

  await expect(locateRefusalHeading(page, 'You’ve already booked this car')).toBeVisible()
  await expect(page.getByText('You have one booking, not two.')).toBeVisible()
  await expect(page.getByRole('main').getByText(guest.email, { exact: true })).toBeVisible()
  const bookings = await testActions.listBookings(trip.car.id)
  const [made] = bookings.filter(({ email }) => email === guest.email.toLowerCase())
  await expectBookedOnce(testActions, trip, guest.email, made?.id ?? '')
  expect(bookings.filter(({ email }) => email === customer.email.toLowerCase())).toEqual([])
})

test('a guest who signs in after a lost response can pay for the guest booking @nightly', async ({
  page,
  ownTrip,
  guest,
  customer,
  callControl,
  testActions,
}) => {
  await callControl.plan('checkOut', 'lose-answer', MAX_FAILURES)
  await bookToPayOnline(page, ownTrip, guest)
  await expect(page.getByText(LOST_TEXT)).toBeVisible()
  await callControl.forget('checkOut')
  await page.goto(buildSignInPath(ownTrip))
  await signIn(page, customer)

  await payWith(page, 'accepted')
  await expect(locateConfirmation(page)).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
  await expectOneBooking(page, ownTrip)
})
