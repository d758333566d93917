import type { Page } from '@playwright/test'

import type { TestActionsClient } from '../steps/server/test-actions.ts'
import { locateConfirmation } from '../steps/booking/checkout.ts'
import { expect, heading, signInAs, test } from '../steps/person/customer.ts'
import {
  expectHeldUnpaid,
  expectPaidOnce,
  payWith,
  bookToPayByCard,
} from '../steps/server/sandbox.ts'
import { PEOPLE } from '../steps/booking/demo-fixtures.ts'

test.beforeEach(async ({ page, ownTrip, guest }) => {
  await bookToPayByCard(page, ownTrip, guest)
})

/** Returns the path of the payment page for a car's latest payment. */
async function findPaymentPath(testActions: TestActionsClient, car: string): Promise<string> {
  const last = (await testActions.listAttempts(car)).at(-1)
  expect(last?.reference).toMatch(/^sandbox_/)
  return `/checkout-session/${last?.reference}`
}

const refreshStatus = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Refresh status', exact: true }).click()

// @shows PAY-19
test('opening the payment page in several tabs and reloading it changes nothing @nightly', async ({
  page,
  context,
  ownTrip,
  testActions,
}) => {
  await payWith(page, 'accepted')
  await expect(locateConfirmation(page)).toBeVisible()
  const path = await findPaymentPath(testActions, ownTrip.car.id)
  const tabs = [page, await context.newPage(), await context.newPage()]
  await Promise.all(tabs.map((tab) => tab.goto(path)))
  for (const tab of tabs) {
    await expect(heading(tab, 'Paid and booked')).toBeVisible()
    await tab.reload()
    await expect(heading(tab, 'Paid and booked')).toBeVisible()
  }
  await expectPaidOnce(testActions, ownTrip.car.id)
  await page.getByRole('link', { name: 'View booking' }).click()
  await expect(heading(page, /./)).toBeVisible()
  await expect(page.getByText('Paid in full').first()).toBeVisible()
})

test('the page for an open payment links to the form, and can be refreshed @nightly', async ({
  page,
  context,
  ownTrip,
  testActions,
}) => {
  const path = await findPaymentPath(testActions, ownTrip.car.id)
  const other = await context.newPage()
  await other.goto(path)
  await expect(heading(other, 'Nothing has been paid yet')).toBeVisible()
  await expect(other.getByRole('link', { name: 'Go back and pay' })).toBeVisible()
  await expectHeldUnpaid(testActions, ownTrip.car.id)

  await page.goto(path)
  await page.getByRole('link', { name: 'Go back and pay' }).click()
  await payWith(page, 'accepted')
  await expect(locateConfirmation(page)).toBeVisible()
  await refreshStatus(other)
  await expect(heading(other, 'Paid and booked')).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
})

test('the payment page shows why a payment failed, and offers a retry @nightly', async ({
  page,
  ownTrip,
  testActions,
}) => {
  await payWith(page, 'poor')
  await expect(page.getByText('Insufficient funds.')).toBeVisible()
  await page.goto(await findPaymentPath(testActions, ownTrip.car.id))
  await expect(heading(page, 'Payment failed.')).toBeVisible()
  await expect(page.getByText('Insufficient funds.')).toBeVisible()
  await page.getByRole('link', { name: 'Go back and try again' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Try again', exact: true }).click()
  await payWith(page, 'accepted')
  await expect(locateConfirmation(page)).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
})

test('the page for another customer’s payment shows only the status @nightly', async ({
  page,
  browser,
  baseURL,
  ownTrip,
  guest,
  testActions,
}) => {
  await payWith(page, 'accepted')
  await expect(locateConfirmation(page)).toBeVisible()
  const path = await findPaymentPath(testActions, ownTrip.car.id)
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })
  const stranger = await context.newPage()
  await signInAs(stranger, PEOPLE.yasmine)
  await stranger.goto(`${path}?l=en`)
  await expect(heading(stranger, 'Paid and booked')).toBeVisible()
  for (const secret of [guest.fullName, guest.email, ownTrip.car.name, '576'])
    await expect(stranger.getByRole('main')).not.toContainText(secret)

  await stranger.getByRole('link', { name: 'View booking' }).click()
  await expect(stranger.getByRole('main')).not.toContainText(guest.email)
  await expect(stranger.getByRole('main')).not.toContainText(ownTrip.car.name)
  await expectPaidOnce(testActions, ownTrip.car.id)
  await context.close()
})

test('the page for an unknown payment shows an error with a next step @nightly', async ({
  page,
}) => {
  for (const id of ['sandbox_0123456789abcdef01234567', 'cs_test_unknown', 'a'.repeat(200)]) {
    await page.goto(`/checkout-session/${id}`)
    await expect(heading(page, 'Find your payment in your bookings')).toBeVisible()
    await expect(page.getByRole('link', { name: 'View my bookings' })).toBeVisible()
  }
})
