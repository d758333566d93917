import type { Page } from '@playwright/test'

import {
  acceptTerms,
  readConfirmedBookingId,
  passOptions,
  passPayment,
  pressBook,
  pressButton,
  passDriver,
  locateStepHeading,
} from '../steps/booking/checkout.ts'
import { SUPPLIERS } from '../steps/booking/demo-fixtures.ts'
import { buildCarPath, buildSearchPath } from '../steps/booking/trip.ts'
import { expect, heading, openFilter, signInAs, test } from '../steps/person/customer.ts'
import { controlAccount, locateBell, openNotices } from '../steps/server/change-feed.ts'

test.use({ pageChangers: ['translator', 'extensions'] })

const errors: string[] = []
test.beforeEach(({ page }) => {
  errors.length = 0
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /removeChild|insertBefore|418/.test(message.text()))
      errors.push(message.text())
  })
})
test.afterEach(() => expect(errors).toEqual([]))

const chooseFromMenu = async (page: Page, menu: RegExp, choice: string | RegExp) => {
  await page.getByRole('banner').getByRole('button', { name: menu }).click()
  await page.getByRole('banner').getByRole('menuitemradio', { name: choice }).click()
}

/** Asserts that a reload does not change the content of the page. */
async function expectSameAfterReload(page: Page) {
  const text = () => page.getByRole('main').innerText()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const changed = await text()
  await page.reload()
  await expect.poll(text).toBe(changed)
}

test('a machine-translated search page updates for a new currency, language, filter and order @nightly', async ({
  page,
  trip,
}) => {
  await page.goto(buildSearchPath(trip))
  const prices = page.getByRole('article').first()
  await expect(prices).toContainText('TND')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  await chooseFromMenu(page, /^Currency/, /^EUR/)
  await expect(prices).toContainText('€')
  await expect(page.getByRole('main')).not.toContainText('TND')
  await openFilter(page, 'Rental company')
  await page.getByRole('checkbox', { name: SUPPLIERS.jasmin.name }).check()
  await expect(page.getByRole('link', { name: 'Remove filter: Jasmin Auto' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Rating')
  await page.getByRole('link', { name: 'Remove filter: Jasmin Auto' }).click()
  await expect(page).not.toHaveURL(/supplier/)
  await chooseFromMenu(page, /^Language/, 'Français')
  await expect(heading(page, /Aéroport de Tunis-Carthage/)).toBeVisible()
  await expect(prices).toContainText(/\d\s?€|€\s?\d/)
  await expect(page.getByRole('main')).not.toContainText('Sort by')
  // Nearby locations load after the cars.
  await expect(page.getByRole('main')).toContainText('Centre urbain Nord')
  // The translator sets the language of the translation.
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expectSameAfterReload(page)
})

test('a guest books on machine-translated pages, after correcting form errors @nightly', async ({
  page,
  trip,
  guest,
}) => {
  await page.goto(buildCarPath(trip))
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Theft protection' }).check()
  const summary = page.getByRole('complementary', { name: 'Price summary' })
  await expect(summary.getByRole('row', { name: /^Extras/ })).toContainText('Theft protection')
  await page.getByRole('checkbox', { name: 'Theft protection' }).uncheck()
  await expect(summary.getByText('Theft protection')).toHaveCount(0)
  await passOptions(page)

  await pressButton(page, 'Continue to payment options')
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill('ada')
  await pressButton(page, 'Continue to payment options')
  await expect(page.getByText('Invalid email address').first()).toBeVisible()
  await passDriver(page, guest)
  await expect(locateStepHeading(page, 'Payment options')).toBeVisible()
  await passPayment(page)
  await acceptTerms(page)
  await pressBook(page)

  const number = await readConfirmedBookingId(page)
  await page.getByRole('link', { name: 'View booking' }).click()
  await expect(page).toHaveURL(`/booking?b=${number}`)
  await expect(heading(page, trip.car.name)).toBeVisible()
})

test('machine-translated forms show errors, and clear them after a correction @nightly', async ({
  page,
  customer,
}) => {
  for (const [path, button] of [
    ['/sign-in', 'Sign in'],
    ['/sign-up', 'Sign up'],
    ['/contact', 'Send'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one visitor fills in one form at a time
    await page.goto(path)
    const email = page.getByRole('main').getByRole('textbox', { name: /email/i })
    for (const typed of ['', 'ada', '']) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await email.fill(typed)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await pressButton(page, button)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(email).toHaveAccessibleDescription(
        typed ? /Invalid email address/ : /Please fill in the field|Required/,
      )
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await email.fill('ada@mail.example')
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(email).not.toHaveAttribute('aria-invalid')
  }

  await page.goto('/sign-in')
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong-password')
  await pressButton(page, 'Sign in')
  await expect(page.getByText('Incorrect email or password.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill(customer.password)
  await pressButton(page, 'Sign in')
  await expect(page.getByRole('button', { name: `Account: ${customer.name}` })).toBeVisible()
})

test('a customer’s lists and settings stay up to date on machine-translated pages @nightly', async ({
  page,
  request,
  customer,
  booking,
}) => {
  // Confirming the booking also creates a notification.
  await controlAccount(request, customer).notify(2)
  await signInAs(page, customer)
  await openNotices(page, 3)
  await pressButton(page, 'Mark all as read')
  await expect(locateBell(page, 0)).toBeVisible()
  await pressButton(page, 'Mark all as unread')
  await expect(locateBell(page, 3)).toBeVisible()

  await page.goto('/settings')
  await page.getByRole('main').getByLabel('Full name').fill('Grace Murray Hopper')
  await pressButton(page, 'Save')
  await expect(page.getByText('Changes made successfully.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account: Grace Murray Hopper' })).toBeVisible()

  await page.goto('/bookings')
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByLabel('Search', { exact: true }).fill(booking.slice(0, 3) + 'zz')
  await page.getByLabel('Search', { exact: true }).press('Enter')
  await expect(page.getByText('1 booking', { exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Clear all' }).first().click()
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
})
