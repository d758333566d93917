import type { Page } from '@playwright/test'

import { accountMenu, type TypedDriver, expect, heading, test } from '../steps/person/customer.ts'
import { getDayAfter } from '../steps/booking/trip.ts'

const PASSWORD = 'analytical-engine'

async function submitSignUpForm(page: Page, { fullName, email, phone, birthDate }: TypedDriver) {
  await page.getByRole('textbox', { name: 'Full name' }).fill(fullName)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone)
  await page.getByLabel('Date of birth').fill(birthDate)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: 'I accept the terms of use.' }).check()
  await submitForm(page)
}

const submitForm = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()

// @shows ACCOUNT-7, ACCOUNT-31
test('a new customer is signed in immediately, and returns to the previous page', async ({
  page,
  guest,
}) => {
  await page.goto('/bookings')
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await submitSignUpForm(page, guest)
  await expect(heading(page, 'My bookings')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No bookings.' })).toBeVisible()
  await expect(page.getByText(`Open the link we sent to ${guest.email}.`)).toBeVisible()
  await expect(accountMenu(page, { name: guest.fullName })).toBeVisible()
})

// @shows BOOK-15
test('an email address that already has an account shows an error at its field @nightly', async ({
  page,
  guest,
  customer,
}) => {
  await page.goto('/sign-up')
  await submitSignUpForm(page, { ...guest, email: customer.email })
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toHaveAccessibleDescription('This email address is already registered')
  await expect(email).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Confirm password' })).toHaveValue(PASSWORD)

  await email.fill(guest.email)
  await expect(email).not.toHaveAttribute('aria-invalid')
  await submitForm(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: `Account: ${guest.fullName}` })).toBeVisible()
})

// @shows BOOK-6
test('visitors under 21 cannot sign up, but a visitor who turns 21 today can @nightly', async ({
  page,
  guest,
}) => {
  await page.goto('/sign-up')
  // Two days: the test may run across midnight.
  await submitSignUpForm(page, { ...guest, birthDate: getBirthDate(21, 2) })
  const birthDate = page.getByLabel('Date of birth')
  await expect(birthDate).toHaveAccessibleDescription('You must be at least 21 years old.')
  await birthDate.fill(getBirthDate(21, 0))
  await submitForm(page)
  await expect(accountMenu(page, { name: guest.fullName })).toBeVisible()
})

/** Returns the birth date of a person who turns `years` in `days` days. 29 February becomes 28 February. */
function getBirthDate(years: number, days: number): string {
  const [year, ...date] = getDayAfter(days).split('-')
  return [Number(year) - years, ...date].join('-').replace('-02-29', '-02-28')
}

// @shows ACCOUNT-22
test('the form keeps the input when the server fails @nightly', async ({
  page,
  guest,
  callControl,
}) => {
  await callControl.plan('signUp', { code: 'internal' })
  await page.goto('/sign-up')
  await submitSignUpForm(page, guest)
  await expect(page.getByText('An error occurred during sign up.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(guest.fullName)
  await submitForm(page)
  await expect(page).toHaveURL('/')
})

test('the terms open in a separate tab, and the form keeps the input @nightly', async ({
  page,
}) => {
  await page.goto('/sign-up')
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace')
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('main').getByRole('link', { name: 'terms of use', exact: true }).click(),
  ])
  await expect(heading(terms, 'Terms of use')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'I accept the terms of use.' })).not.toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Lovelace')

  await submitForm(page)
  const summary = page.getByRole('alert')
  await expect(summary).toContainText(
    /Please fill in the fields:.*Email.*Phone.*Date of birth.*Password.*Confirm password/s,
  )
  await summary.getByRole('link', { name: 'Terms of use' }).click()
  await expect(page.getByRole('checkbox', { name: 'I accept the terms of use.' })).toBeFocused()
})
