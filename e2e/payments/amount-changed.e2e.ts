import type { Page } from '@playwright/test'

import { locateConfirmation, pressButton } from '../steps/booking/checkout.ts'
import { expect, test } from '../steps/person/customer.ts'
import { locateScreen } from '../steps/booking/payment-screens.ts'
import {
  bookToPayOnline,
  listCharges,
  chooseProvider,
  PAYMENTS_URL,
  locatePayButton as payButtonOf,
  PAYPAL_SIMULATOR,
  standInForProviders,
} from '../steps/server/providers.ts'
import {
  fillInCard,
  expectHeldUnpaid,
  locateSandboxPayButton,
  payWith,
  tryAgain,
  bookToPayByCard,
} from '../steps/server/sandbox.ts'

const RATES_URL_PATTERN = /\/rates(\/\w+)?\?base=/

const locateAmountChanged = (page: Page) => locateScreen(page, 'The amount has changed')

/** Pays with a declined card and tries again, which opens a payment for the booking's current price. */
async function declineAndTryAgain(page: Page) {
  await payWith(page, 'declined')
  await expect(locateScreen(page, 'Payment failed.')).toBeVisible()
  await tryAgain(page)
}

test('a corrected price is shown beside the old one, accepted and charged @nightly', async ({
  page,
  ownTrip,
  guest,
  testActions,
}) => {
  await bookToPayByCard(page, ownTrip, guest)
  await testActions.correctAmount(ownTrip.car.id, 600)
  await declineAndTryAgain(page)

  await expect(locateAmountChanged(page)).toBeVisible()
  const amount = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
  await expect(amount('Previous amount')).toHaveText(/^576\sTND$/)
  await expect(amount('New amount')).toHaveText(/^600\sTND$/)
  await expectHeldUnpaid(testActions, ownTrip.car.id)
  await pressButton(page, 'Pay 600 TND')
  await expect(locateSandboxPayButton(page, 'Pay 600 TND')).toBeVisible()
  await fillInCard(page, 'accepted')
  await locateSandboxPayButton(page, 'Pay 600 TND').click()
  await expect(locateConfirmation(page)).toBeVisible()
  expect(await testActions.listCharges(ownTrip.car.id)).toEqual([
    { amount: 600_000, currency: 'TND', refunded: false },
  ])
})

test('a customer who does not accept the new price leaves without a booking or charge @nightly', async ({
  page,
  ownTrip,
  guest,
  testActions,
}) => {
  await bookToPayByCard(page, ownTrip, guest)
  await testActions.correctAmount(ownTrip.car.id, 600)
  await declineAndTryAgain(page)
  await expect(locateAmountChanged(page)).toBeVisible()
  await pressButton(page, 'Cancel payment')
  await expect.poll(() => testActions.listBookings(ownTrip.car.id)).toEqual([])
  expect(await testActions.listCharges(ownTrip.car.id)).toEqual([])
})

test.describe('paying with PayPal', () => {
  test.use({ baseURL: PAYMENTS_URL })
  test.beforeEach(({ context }) => standInForProviders(context))

  test('shows the new amount before anything is charged when the exchange rate is outdated @nightly', async ({
    page,
    ownTrip,
    guest,
    testActions,
    request,
  }) => {
    const yesterday = { base: 'TND', date: '2026-11-19', rates: { TND: 1, EUR: 0.25, USD: 0.3 } }
    await page.route(RATES_URL_PATTERN, (route) => route.fulfill({ json: yesterday }))
    await bookToPayOnline(page, ownTrip, guest)
    await chooseProvider(page, 'PayPal')
    await expect(locateAmountChanged(page)).toBeVisible()
    await expect(page.getByText('The exchange rate has changed since you saw it.')).toBeVisible()

    await page.unroute(RATES_URL_PATTERN)
    await pressButton(page, 'Pay €170.73')
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      payButtonOf(page, 'Pay €170.73 with PayPal').click(),
    ])
    await popup.getByRole('button', { name: 'Pay now', exact: true }).click()
    await expect(locateConfirmation(page)).toBeVisible()
    const [booking] = await testActions.listBookings(ownTrip.car.id)
    expect(await listCharges(request, PAYPAL_SIMULATOR, booking?.id)).toMatchObject([
      { amount: 17_073, currency: 'EUR', refunded: 0 },
    ])
  })
})
