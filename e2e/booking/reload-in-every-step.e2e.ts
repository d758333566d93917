import { expectOneBooking, expectBookedOnce } from '../steps/booking/bookings.ts'
import {
  acceptTerms,
  pressBook,
  bookAndWait,
  readConfirmedBookingId,
  locateConfirmation,
  fillInDriver,
  openFilledReview,
  visitCheckout,
  passOptions,
  passPayment,
  pressButton,
  locateStepHeading,
} from '../steps/booking/checkout.ts'
import { expect, signInAs, test } from '../steps/person/customer.ts'

// @shows BOOK-28
test('a guest who reloads at every step loses nothing and books once @nightly', async ({
  page,
  trip,
  guest,
  callControl,
  testActions,
}) => {
  await visitCheckout(page, trip)
  await page.getByRole('checkbox', { name: 'Change option' }).check()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Change option' })).toBeChecked()
  await passOptions(page)

  await fillInDriver(page, guest)
  await page.reload()
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue(guest.fullName)
  await expect(page.getByLabel('Date of birth', { exact: true })).toHaveValue('10/12/1990')
  await pressButton(page, 'Continue to payment options')

  await page.getByRole('radio', { name: 'Pay later, at the counter' }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Pay later, at the counter' })).toBeChecked()
  await pressButton(page, 'Continue to review')

  await acceptTerms(page)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'I accept the terms of use.' })).toBeChecked()

  await bookAndWait(page, callControl)
  await callControl.plan('checkOut', 'hold')
  await page.reload()
  await expect.poll(() => callControl.held('checkOut')).toBe(2)
  await callControl.release('checkOut')
  const number = await readConfirmedBookingId(page)
  await page.reload()
  expect(await readConfirmedBookingId(page)).toBe(number)
  await expectBookedOnce(testActions, trip, guest.email, number)
})

test('a customer who reloads at every step loses nothing and books once @nightly', async ({
  page,
  trip,
  customer,
  callControl,
}) => {
  await signInAs(page, customer)
  await visitCheckout(page, trip)
  await page.getByRole('checkbox', { name: 'Additional driver' }).check()
  await page.reload()
  await passOptions(page)

  const second = page.getByRole('group', { name: 'Additional driver' })
  await second.getByLabel(/full name/).fill('Annabella')
  await second.getByLabel(/email/).fill('annabella@mail.example')
  await page.reload()
  await expect(locateStepHeading(page, 'Driver details')).toBeVisible()
  await expect(second.getByLabel(/full name/)).toHaveValue('Annabella')
  await second.getByLabel(/phone/).fill('+216 20 123 457')
  await second.getByLabel(/date of birth/).fill('1992-05-12')
  await pressButton(page, 'Continue to payment options')
  await passPayment(page)
  await page.reload()
  await expect(locateStepHeading(page, 'Review and book')).toBeVisible()
  await acceptTerms(page)

  await bookAndWait(page, callControl)
  await expect(page.getByRole('button', { name: 'Placing your booking' })).toBeVisible()
  await page.reload()
  await expect(locateConfirmation(page)).toBeVisible()
  await callControl.release('checkOut')
  const number = await readConfirmedBookingId(page)
  await page.reload()
  expect(await readConfirmedBookingId(page)).toBe(number)
  await expectOneBooking(page, trip)
})

// @shows BOOK-35
test('a confirmation can be opened again after leaving it', async ({ page, trip, guest }) => {
  await openFilledReview(page, trip, guest)
  await pressBook(page)
  const number = await readConfirmedBookingId(page)
  await page.goto('/')
  await visitCheckout(page, trip)
  expect(await readConfirmedBookingId(page)).toBe(number)
})
