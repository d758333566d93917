import type { Page } from '@playwright/test'

import { confirmation, pressButton, refusalHeading } from '../steps/booking/checkout.ts'
import { expect, heading, test } from '../steps/person/customer.ts'
import {
  bookToPayOnline,
  listCharges,
  chooseProvider,
  PAYMENTS,
  payButton,
  PAYPAL_SIMULATOR,
  standInForProviders,
  recordForeignHosts,
  sendCommand,
} from '../steps/server/providers.ts'

test.use({ baseURL: PAYMENTS })
test.beforeEach(({ context }) => standInForProviders(context))

const PAY = /^Pay €[\d.]+ with PayPal$/

/** Opens PayPal's window, and clicks this in it. */
async function inWindow(page: Page, button: string) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), payButton(page, PAY).click()])
  await popup.getByRole('button', { name: button, exact: true }).click()
}

test('PayPal charges euros, shown at the button, and is not called before', async ({
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
  const label = await payButton(page, PAY).innerText()
  await expect(
    page.getByText(/^You’re charged €[\d.]+\. That’s 576\sTND at the rate/),
  ).toBeVisible()
  await inWindow(page, 'Pay now')
  await expect(confirmation(page)).toBeVisible()
  expect(new Set(strangers)).toEqual(new Set(['www.sandbox.paypal.com']))

  const [booking, ...others] = await testActions.listBookings(ownTrip.car.id)
  expect([booking?.status, others]).toEqual(['paidInFull', []])
  const [charge, ...more] = await listCharges(request, PAYPAL_SIMULATOR, booking?.id)
  expect(more).toEqual([])
  expect(charge).toMatchObject({ currency: 'EUR', refunded: 0 })
  expect(label).toContain(((charge?.amount ?? 0) / 100).toFixed(2))
})

test('a window that is closed charges nothing, and opens again @nightly', async ({
  page,
  ownTrip,
  guest,
}) => {
  await bookToPayOnline(page, ownTrip, guest)
  await chooseProvider(page, 'PayPal')
  const [popup] = await Promise.all([page.waitForEvent('popup'), payButton(page, PAY).click()])
  await expect(popup.getByRole('button', { name: 'Pay now', exact: true })).toBeVisible()
  await popup.close()
  await expect(page.getByText('Nothing has been paid')).toBeVisible()
  await inWindow(page, 'Pay now')
  await expect(confirmation(page)).toBeVisible()
})

test('an error is shown when PayPal refuses a card, and another one pays @nightly', async ({
  page,
  ownTrip,
  guest,
}) => {
  await bookToPayOnline(page, ownTrip, guest)
  await chooseProvider(page, 'PayPal')
  await inWindow(page, 'Pay with a card that is declined')
  await expect(refusalHeading(page, 'Payment failed.')).toBeVisible()
  await pressButton(page, 'Try again')
  await inWindow(page, 'Pay now')
  await expect(confirmation(page)).toBeVisible()
})

test('PayPal opens over the page when windows are blocked @nightly', async ({
  page,
  ownTrip,
  guest,
}) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }))
  await bookToPayOnline(page, ownTrip, guest)
  await chooseProvider(page, 'PayPal')
  await payButton(page, PAY).click()
  await page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'Pay now' }).click()
  await expect(confirmation(page)).toBeVisible()
})

test('PayPal returns to the payment when it has used the whole window @nightly', async ({
  page,
  ownTrip,
  guest,
  testActions,
  request,
}) => {
  await bookToPayOnline(page, ownTrip, guest)
  await chooseProvider(page, 'PayPal')
  await expect(payButton(page, PAY)).toBeVisible()
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

test('the webhook completes a payment whose window stays open @nightly', async ({
  page,
  ownTrip,
  guest,
  testActions,
}) => {
  await bookToPayOnline(page, ownTrip, guest)
  await chooseProvider(page, 'PayPal')
  const [popup] = await Promise.all([page.waitForEvent('popup'), payButton(page, PAY).click()])
  const pay = popup.getByRole('button', { name: 'Pay now' })
  await pay.waitFor()
  await page.close()
  await pay.click()
  await expect
    .poll(async () => (await testActions.listBookings(ownTrip.car.id))[0]?.status)
    .toBe('paidInFull')
})
