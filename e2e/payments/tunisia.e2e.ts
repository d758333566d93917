import type { BrowserContext, Page } from '@playwright/test'

import {
  acceptTerms,
  pressBook,
  locateConfirmation,
  visitCheckout,
  passDriver,
  passOptions,
  pressButton,
  locateStepHeading,
} from '../steps/booking/checkout.ts'
import { type TypedDriver, expect, test } from '../steps/person/customer.ts'
import { locateScreen } from '../steps/booking/payment-screens.ts'
import {
  fillInCard,
  expectHeldUnpaid,
  locateSandboxPayButton,
  bookToPayByCard,
} from '../steps/server/sandbox.ts'
import { buildCheckoutPath, type DemoTrip } from '../steps/booking/trip.ts'

/**
 * Headers with an IP address in Tunisia. The server looks up the country of each caller (e2e/e2e-server.ts).
 */
const TUNISIAN_HEADERS = { 'x-forwarded-for': '203.0.113.7' }
const BARRED_TEXT =
  'Online payment is not allowed for users in Tunisia. Pay later or pay the deposit.'

const travelToTunisia = (context: BrowserContext) => context.setExtraHTTPHeaders(TUNISIAN_HEADERS)

const locateFullPayment = (page: Page) => page.getByRole('radio', { name: 'Pay in full online' })
const locateDeposit = (page: Page) => page.getByRole('radio', { name: 'Pay the deposit online' })

async function expectFullPaymentBarred(page: Page) {
  await expect(locateFullPayment(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(locateFullPayment(page)).toHaveAccessibleDescription(BARRED_TEXT)
  await expect(locateFullPayment(page)).not.toBeChecked()
}

async function openReviewWithFullPayment(page: Page, trip: DemoTrip, guest: TypedDriver) {
  await visitCheckout(page, trip)
  await passOptions(page)
  await passDriver(page, guest)
  await locateFullPayment(page).check()
  await pressButton(page, 'Continue to review')
  await acceptTerms(page)
}

// @shows BOOK-14
test('in Tunisia, full payment is disabled with a reason, and the deposit can be paid @nightly', async ({
  page,
  context,
  ownTrip,
  guest,
  testActions,
}) => {
  await travelToTunisia(context)
  await visitCheckout(page, ownTrip)
  await passOptions(page)
  await passDriver(page, guest)
  await expectFullPaymentBarred(page)
  await locateFullPayment(page).click({ force: true })
  await expectFullPaymentBarred(page)
  await pressButton(page, 'Continue to review')
  await expect(locateStepHeading(page, 'Payment options')).toBeVisible()

  await locateDeposit(page).check()
  await pressButton(page, 'Continue to review')
  await acceptTerms(page)
  await pressBook(page)
  await fillInCard(page, 'accepted')
  await locateSandboxPayButton(page, 'Pay 300 TND').click()
  await expect(locateConfirmation(page)).toBeVisible()
  const bookings = await testActions.listBookings(ownTrip.car.id)
  expect(bookings.map(({ status }) => status)).toEqual(['deposit'])
})

test('no URL parameter can select payment in full @nightly', async ({
  page,
  context,
  ownTrip,
  guest,
}) => {
  await travelToTunisia(context)
  const wishes = 'choice=full&payment=full&payLater=false&isPayedInFull=true&step=review'
  await page.goto(`${buildCheckoutPath(ownTrip)}&${wishes}`)
  await passOptions(page)
  await passDriver(page, guest)
  await expectFullPaymentBarred(page)
})

test('full payment, if chosen in another country, is deselected @nightly', async ({
  page,
  context,
  ownTrip,
  guest,
  testActions,
}) => {
  await openReviewWithFullPayment(page, ownTrip, guest)
  await travelToTunisia(context)
  await page.reload()

  await expect(locateStepHeading(page, 'Payment options')).toBeVisible()
  await expectFullPaymentBarred(page)
  expect(await testActions.listBookings(ownTrip.car.id)).toEqual([])
})

test('the server refuses an outdated draft, and the page shows why @nightly', async ({
  page,
  context,
  ownTrip,
  guest,
  testActions,
}) => {
  await openReviewWithFullPayment(page, ownTrip, guest)
  await travelToTunisia(context)
  await page.route('**/api/country-code', (route) => route.fulfill({ json: 'FR' }))
  await pressBook(page)

  await expect(locateStepHeading(page, 'Payment options')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: BARRED_TEXT })).toBeVisible()
  expect(await testActions.listBookings(ownTrip.car.id)).toEqual([])
})

test('a full payment started in another country is stopped, and the deposit can be chosen @nightly', async ({
  page,
  context,
  ownTrip,
  guest,
  testActions,
}) => {
  await bookToPayByCard(page, ownTrip, guest)
  await travelToTunisia(context)
  await page.reload()

  await expect(locateScreen(page, 'Online payment isn’t available')).toBeVisible()
  await expect(page.getByText('From Tunisia, you can’t pay in full online.')).toBeVisible()
  await expectHeldUnpaid(testActions, ownTrip.car.id)
  await pressButton(page, 'Use another payment method')
  await expectFullPaymentBarred(page)
  await locateDeposit(page).check()
})

// @shows PAY-13
test('the server refuses a full payment from Tunisia, regardless of what the page sends @nightly', async ({
  page,
  context,
  ownTrip,
  guest,
  testActions,
}) => {
  await bookToPayByCard(page, ownTrip, guest)
  const [held] = await testActions.listBookings(ownTrip.car.id)
  const data = {
    bookingId: held?.id,
    amount: 576,
    currency: 'TND',
    locale: 'en',
    receiptEmail: guest.email,
    customerName: guest.fullName,
    name: 'A rental',
  }
  const opened = await context.request.post('/api/create-checkout-session', { data })
  expect(opened.status()).toBe(200)
  const options = { data, headers: TUNISIAN_HEADERS }
  const refused = await context.request.post('/api/create-checkout-session', options)
  expect([refused.status(), await refused.json()]).toMatchObject([
    422,
    { code: 'online-payment-barred' },
  ])
  await expectHeldUnpaid(testActions, ownTrip.car.id)
})
