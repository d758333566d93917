import { expectOneBooking } from '../steps/booking/bookings.ts'
import {
  acceptAndBook,
  pressBook,
  readConfirmedBookingId,
  openSignedInReview,
  visitCheckout,
  passOptions,
  passPayment,
  pressButton,
  locateRefusalHeading,
  locateStepHeading,
} from '../steps/booking/checkout.ts'
import { findSessionCookie } from '../steps/page/cookies.ts'
import { expect, heading, sessionEnds, signIn, signInAs, test } from '../steps/person/customer.ts'

const SESSION_EXPIRED_TEXT = 'Your session has expired. Sign in to'

test('when the session expires before booking, checkout asks the customer to sign in and keeps the input @nightly', async ({
  page,
  trip,
  customer,
}) => {
  await signInAs(page, customer)
  await openSignedInReview(page, trip)
  await sessionEnds(page)
  await pressBook(page)
  await expect(locateRefusalHeading(page, 'Your session has expired')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in and come back' }).click()
  await signIn(page, customer)
  await expect(locateStepHeading(page, 'Review and book')).toBeVisible()
  await pressBook(page)
  await readConfirmedBookingId(page)
  await expectOneBooking(page, trip)
})

test('a customer whose session has ended can book as a guest @nightly', async ({
  page,
  trip,
  customer,
  guest,
}) => {
  await signInAs(page, customer)
  await openSignedInReview(page, trip)
  await sessionEnds(page)
  await pressBook(page)
  await pressButton(page, 'Continue as a guest')
  await expect(locateStepHeading(page, 'Driver details')).toBeVisible()
  await page.getByLabel('Full name', { exact: true }).fill(guest.fullName)
  await page.getByLabel('Email', { exact: true }).fill(guest.email)
  await page.getByLabel('Phone', { exact: true }).fill(guest.phone)
  await page.getByLabel('Date of birth', { exact: true }).fill(guest.birthDate)
  await pressButton(page, 'Continue to payment options')
  await pressButton(page, 'Continue to review')
  await pressBook(page)
  await readConfirmedBookingId(page)
})

test('a checkout whose session ends keeps its step after a reload and a sign-in @nightly', async ({
  page,
  trip,
  customer,
}) => {
  await signInAs(page, customer)
  await visitCheckout(page, trip)
  await page.getByRole('checkbox', { name: 'Full insurance' }).check()
  await passOptions(page)
  await sessionEnds(page)
  await page.reload()
  await expect(locateStepHeading(page, 'Driver details')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in (we’ve saved what you entered)' }).click()
  await signIn(page, customer)
  await expect(locateStepHeading(page, 'Driver details')).toBeVisible()
  await pressButton(page, 'Continue to payment options')
  await passPayment(page)
  await acceptAndBook(page)
  await expect(page.getByRole('row', { name: /^Extras.*Full insurance/ })).toBeVisible()
})

test('cancelling with an expired session asks the customer to sign in, and then returns to the booking @nightly', async ({
  page,
  customer,
  booking,
}) => {
  await signInAs(page, customer)
  await page.goto(`/booking?b=${booking}`)
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  await sessionEnds(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Request cancellation' }).click()

  await expect(page.getByText(SESSION_EXPIRED_TEXT)).toBeVisible()
  await signIn(page, customer)
  await expect(page).toHaveURL(`/booking?b=${booking}`)
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Request cancellation' }).click()
  await expect(
    page.getByRole('main').getByText('Your booking stays active until then.'),
  ).toBeVisible()
})

test('a page detects that the customer has signed out elsewhere @nightly', async ({
  page,
  context,
  customer,
  playwright,
  baseURL,
}) => {
  await signInAs(page, customer)
  await page.goto('/bookings')
  await expect(heading(page, 'My bookings')).toBeVisible()
  const session = await findSessionCookie(context)
  const elsewhere = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { cookie: `${session?.name}=${session?.value}` },
  })
  await elsewhere.post('/api/sign-out')
  await elsewhere.dispose()

  await expect(page.getByText(SESSION_EXPIRED_TEXT)).toBeVisible()
  await signIn(page, customer)
  await expect(heading(page, 'My bookings')).toBeVisible()
})
