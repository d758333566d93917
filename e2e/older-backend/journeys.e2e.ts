import {
  acceptAndBook,
  acceptTerms,
  passDriver,
  passOptions,
  passPayment,
  pressBook,
  pressButton,
} from '../steps/booking/checkout.ts'
import { accountMenu, expect, heading, signInAs } from '../steps/person/customer.ts'
import { olderBackendTest as test } from '../steps/server/older-backend.ts'
import { buildCarPath, buildCheckoutPath, buildSearchPath } from '../steps/booking/trip.ts'

// All tests share one server on one port.
test.describe.configure({ mode: 'default' })

// @shows WIRE-78, OPS-5
test('a guest finds a car in dollars, books it, pays online, and sees the booking @nightly', async ({
  page,
  trip,
  guest,
}) => {
  await page.goto(buildSearchPath(trip))
  // This backend has its own default order, so any car may be first.
  await expect(page.getByRole('article').first()).toContainText(/\$\d/)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'Include unavailable cars' })).toBeHidden()

  await page.goto(buildCarPath(trip))
  await expect(heading(page, trip.car.name)).toBeVisible()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await passOptions(page)
  await passDriver(page, guest)
  await page.getByRole('radio', { name: 'Pay the rental online' }).check()
  await pressButton(page, 'Continue to review')
  await acceptTerms(page)
  await pressBook(page)
  await page.getByRole('button', { name: 'Pay at Stripe' }).click()
  await expect(page).toHaveURL(/\/checkout-session\/cs_test_/)
  await page.getByRole('link', { name: 'View booking' }).click()
  await expect(page).toHaveURL(/\/booking\?b=[0-9a-f]{24}/)
  await expect(heading(page, trip.car.name)).toBeVisible()
  await expect(page.getByText(/New York/).first()).toBeVisible()
})

test('a customer books, requests a cancellation, and sees no unsupported actions @nightly', async ({
  page,
  trip,
  customer,
}) => {
  await signInAs(page, customer)
  await page.goto(buildCheckoutPath(trip))
  await page.getByRole('checkbox', { name: /^Cancellation/ }).check()
  await passOptions(page)
  await pressButton(page, 'Continue to payment options')
  await passPayment(page)
  await acceptAndBook(page)

  await page.goto('/bookings')
  await page
    .getByRole('link', { name: new RegExp(trip.car.name) })
    .first()
    .click()
  await expect(heading(page, trip.car.name)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Changes to the booking' })).toBeHidden()
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  await expect(page.getByText('The rental company sets the cancellation cost.')).toBeVisible()
  await page.getByRole('button', { name: 'Request cancellation' }).click()
  await expect(page.getByText('Cancellation requested').first()).toBeVisible()
})

test('a customer uploads a picture in the settings, and sees it @nightly', async ({
  page,
  customer,
}) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeHidden()
  await page.getByLabel('Add a photo').setInputFiles('public/icon-192.png')
  await expect(page.getByText('Changes made successfully.').first()).toBeVisible()

  const shown = accountMenu(page, customer).locator('img')
  await expect(shown).toHaveAttribute('src', /^\/cdn\/bookcars\/users\//)
  await expect(shown).toHaveJSProperty('complete', true)
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0)
})
