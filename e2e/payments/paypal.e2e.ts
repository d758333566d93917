import type { Page } from '@playwright/test'

import { locateConfirmation, pressButton, locateRefusalHeading } from '../steps/booking/checkout.ts'
import { expect, heading, test } from '../steps/person/customer.ts'
import {
  bookToPayOnline,
  listCharges,
  chooseProvider,
  PAYMENTS_URL,
  locatePayButton,
  PAYPAL_SIMULATOR,
  standInForProviders,
  recordForeignHosts,
  sendCommand,
} from '../steps/server/providers.ts'

test.use({ baseURL: PAYMENTS_URL })
test.beforeEach(({ context }) => standInForProviders(context))

const PAY_BUTTON_NAME = /^Pay €[\d.]+ with PayPal$/

/** Opens PayPal's window, and clicks the button with this text. */
async function clickInPayPalWindow(page: Page, button: string) {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    locatePayButton(page, PAY_BUTTON_NAME).click(),
  ])
  await popup.getByRole('button', { name: button, exact: true }).click()
}

test('PayPal charges the euros on its button, and is called only after it is chosen', async ({
  page,
  ownTrip,
  guest,
  testActions,
  request,
}) => {
  const strangers = recordForeignHosts(page)
  await bookToPayOnline(page, ownTrip, guest)
  await expect(page.getByRole('button', { name: 'PayPal', exact: true })).toBeVisible()
  expect(strangers).toEqual([])
  await chooseProvider(page, 'PayPal')
  const label = await locatePayButton(page, PAY_BUTTON_NAME).innerText()
  await expect(
    page.getByText(/^You’re charged €[\d.]+\. That’s 576\sTND at the rate/),
  ).toBeVisible()
  await clickInPayPalWindow(page, 'Pay now')
  await expect(locateConfirmation(page)).toBeVisible()
  expect(new Set(strangers)).toEqual(new Set(['www.sandbox.paypal.com']))

  const [booking, ...others] = await testActions.listBookings(ownTrip.car.id)
  expect([booking?.status, others]).toEqual(['paidInFull', []])
  const [charge, ...more] = await listCharges(request, PAYPAL_SIMULATOR, booking?.id)
  expect(more).toEqual([])
  expect(charge).toMatchObject({ currency: 'EUR', refunded: 0 })
  expect(label).toContain(((charge?.amount ?? 0) / 100).toFixed(2))
})

test('closing PayPal’s window charges nothing, and the window can be opened again @nightly', async ({
  page,
  ownTrip,
  guest,
}) => {
  await bookToPayOnline(page, ownTrip, guest)
  await chooseProvider(page, 'PayPal')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    locatePayButton(page, PAY_BUTTON_NAME).click(),
  ])
  await expect(popup.getByRole('button', { name: 'Pay now', exact: true })).toBeVisible()
  await popup.close()
  await expect(page.getByText('Nothing has been paid')).toBeVisible()
  await clickInPayPalWindow(page, 'Pay now')
  await expect(locateConfirmation(page)).toBeVisible()
})

test('an error is shown when PayPal declines a card, and another attempt pays @nightly', async ({
  page,
  ownTrip,
  guest,
}) => {
  await bookToPayOnline(page, ownTrip, guest)
  await chooseProvider(page, 'PayPal')
  await clickInPayPalWindow(page, 'Pay with a card that is declined')
  await expect(locateRefusalHeading(page, 'Payment failed.')).toBeVisible()
  await pressButton(page, 'Try again')
  await clickInPayPalWindow(page, 'Pay now')
  await expect(locateConfirmation(page)).toBeVisible()
})

test('PayPal opens over the page when popups are blocked @nightly', async ({
  page,
  ownTrip,
  guest,
}) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }))
  await bookToPayOnline(page, ownTrip, guest)
  await chooseProvider(page, 'PayPal')
  await locatePayButton(page, PAY_BUTTON_NAME).click()
  await page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'Pay now' }).click()
  await expect(locateConfirmation(page)).toBeVisible()
})

test('a PayPal payment in the same window returns to the payment page @nightly', async ({
  page,
  ownTrip,
  guest,
  testActions,
  request,
}) => {
  await bookToPayOnline(page, ownTrip, guest)
  await chooseProvider(page, 'PayPal')
  await expect(locatePayButton(page, PAY_BUTTON_NAME)).toBeVisible()
  const [attempt] = await testActions.listAttempts(ownTrip.car.id)
  const token = attempt?.reference ?? ''
  await page.goto('about:blank')
  await sendCommand(request, PAYPAL_SIMULATOR, 'approve', { reference: token })
  await page.goto(`/checkout-session/paypal?token=${token}&PayerID=QYR5Z8XDVJNXQ`)
  await expect(heading(page, 'Paid and booked')).toBeVisible()
  await expect(page).toHaveURL(`/checkout-session/${token}`)
  const [booking] = await testActions.listBookings(ownTrip.car.id)
  expect(await listCharges(request, PAYPAL_SIMULATOR, booking?.id)).toHaveLength(1)
})

test('the webhook completes a payment whose tab was closed while PayPal’s window was open @nightly', async ({
  page,
  ownTrip,
  guest,
  testActions,
}) => {
  await bookToPayOnline(page, ownTrip, guest)
  await chooseProvider(page, 'PayPal')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    locatePayButton(page, PAY_BUTTON_NAME).click(),
  ])
  const pay = popup.getByRole('button', { name: 'Pay now' })
  await pay.waitFor()
  await page.close()
  await pay.click()
  await expect
    .poll(async () => (await testActions.listBookings(ownTrip.car.id))[0]?.status)
    .toBe('paidInFull')
})
