import type { BrowserContext } from '@playwright/test'

import { locateConfirmation, pressButton } from '../steps/booking/checkout.ts'
import { expect, heading, test } from '../steps/person/customer.ts'
import { locateScreen } from '../steps/booking/payment-screens.ts'
import {
  expectHeldUnpaid,
  expectPaidOnce,
  payWith,
  bookToPayByCard,
} from '../steps/server/sandbox.ts'

/** Simulates a strict browser, in which pages cannot open a window until the user allows it. */
const blockWindows = (context: BrowserContext) =>
  context.addInitScript(() => {
    const openReally = window.open.bind(window)
    const allow = () => Object.assign(window, { open: openReally })
    Object.assign(window, { open: () => null, allowWindows: allow })
  })

test.beforeEach(async ({ page, context, ownTrip, guest, testActions }) => {
  await blockWindows(context)
  await bookToPayByCard(page, ownTrip, guest)
  await payWith(page, 'challenged')
  await expect(locateScreen(page, 'Your bank’s window was blocked')).toBeVisible()
  await expectHeldUnpaid(testActions, ownTrip.car.id)
})

test('a challenge is completed in the bank’s window once the browser allows it @nightly', async ({
  page,
  ownTrip,
  testActions,
}) => {
  await pressButton(page, 'Open the bank’s window')
  await expect(locateScreen(page, 'Your bank’s window was blocked')).toBeVisible()
  await page.evaluate('allowWindows()')
  const [bank] = await Promise.all([
    page.waitForEvent('popup'),
    pressButton(page, 'Open the bank’s window'),
  ])
  await bank.getByRole('button', { name: 'Yes, I confirm' }).click()
  await expect(locateConfirmation(page)).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
})

test('a challenge can be completed in the same window, which then returns to the payment @nightly', async ({
  page,
  ownTrip,
  testActions,
}) => {
  await page.getByRole('link', { name: 'Open it in this window instead' }).click()
  await page.getByRole('button', { name: 'Yes, I confirm' }).click()
  await page.getByRole('link').click()
  await expect(heading(page, 'Paid and booked')).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
})

test('a challenge declined in the same window charges nothing, and payment can be retried @nightly', async ({
  page,
  ownTrip,
  testActions,
}) => {
  await page.getByRole('link', { name: 'Open it in this window instead' }).click()
  await page.getByRole('button', { name: 'No, decline' }).click()
  await page.getByRole('link').click()
  await expect(heading(page, 'Payment failed.')).toBeVisible()
  await expectHeldUnpaid(testActions, ownTrip.car.id)
  await page.getByRole('link', { name: 'Go back and try again' }).click()
  await pressButton(page, 'Try again')
  await payWith(page, 'accepted')
  await expect(locateConfirmation(page)).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
})

test('a customer whose bank window is blocked can check the status and pay again @nightly', async ({
  page,
  ownTrip,
  testActions,
}) => {
  await pressButton(page, 'Taking too long? Check status')
  await payWith(page, 'accepted')
  await expect(locateConfirmation(page)).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
})
