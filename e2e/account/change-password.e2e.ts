import type { Page } from '@playwright/test'

import { removePassword } from '../steps/person/accounts.ts'
import {
  accountMenu,
  signInAs,
  expect,
  heading,
  signIn,
  test,
  signOut,
} from '../steps/person/customer.ts'
import { expectMessage } from '../steps/page/form.ts'

const NEW_PASSWORD = 'a-new-beginning'
const FIELDS = ['Current password', 'New password', 'Confirm password'] as const

/** Fills in the form fields in order, and submits the form. */
async function changePassword(page: Page, ...values: string[]) {
  const shown = FIELDS.slice(FIELDS.length - values.length)
  for (const [location, name] of shown.entries())
    await page.getByRole('textbox', { name }).fill(values[location] ?? '')
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
}

const locateField = (page: Page, name: (typeof FIELDS)[number]) =>
  page.getByRole('textbox', { name })

const signOutAndWait = async (page: Page, account: { name: string }) => {
  await signOut(page, account)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
}

// @shows SAFE-19
test('errors are shown at their fields, and a new password ends other devices’ sessions @nightly', async ({
  page,
  customer,
  browser,
}) => {
  const elsewhere = await browser.newPage()
  await signInAs(elsewhere, customer)
  await signInAs(page, customer)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(heading(page, 'Change password')).toBeVisible()

  await changePassword(page, '', '', '')
  await expectMessage(locateField(page, 'Current password'), 'Required')
  await expectMessage(locateField(page, 'New password'), 'Please choose a new password')
  await changePassword(page, customer.password, 'short', 'other')
  await expectMessage(
    locateField(page, 'New password'),
    'Password must be at least 6 characters long',
  )
  await expectMessage(locateField(page, 'Confirm password'), "Passwords don't match.")
  await changePassword(page, 'not-this-one', NEW_PASSWORD, NEW_PASSWORD)
  await expectMessage(locateField(page, 'Current password'), 'Wrong password')
  await expect(locateField(page, 'Current password')).toBeFocused()
  await changePassword(page, customer.password, 'password1', 'password1')
  const guessable = 'This password is too easy to guess. Please choose another one.'
  await expectMessage(locateField(page, 'New password'), guessable)
  await changePassword(page, customer.password, NEW_PASSWORD, NEW_PASSWORD)
  await expect(page.getByText('Password changed successfully.')).toBeVisible()
  for (const name of FIELDS) await expect(locateField(page, name)).toHaveValue('')

  await elsewhere.goto('/bookings')
  await expect(heading(elsewhere, 'Sign in')).toBeVisible()
  await elsewhere.close()
  await page.goto('/bookings')
  await expect(heading(page, 'My bookings')).toBeVisible()
  await signOutAndWait(page, customer)
  await page.goto('/sign-in')
  await signIn(page, { ...customer, password: NEW_PASSWORD })
  await expect(accountMenu(page, customer)).toBeVisible()
})

test('a customer without a password can set one @nightly', async ({ page, request, customer }) => {
  await signInAs(page, customer)
  await removePassword(request, customer.email)
  await page.goto('/change-password')
  await expect(page.getByText('Your account has no password yet.')).toBeVisible()
  await expect(locateField(page, 'Current password')).toHaveCount(0)
  await changePassword(page, NEW_PASSWORD, NEW_PASSWORD)
  await expect(page.getByText('Password changed successfully.')).toBeVisible()
  await expect(locateField(page, 'Current password')).toBeVisible()

  await signOutAndWait(page, customer)
  await page.goto('/sign-in')
  await signIn(page, { ...customer, password: NEW_PASSWORD })
  await expect(accountMenu(page, customer)).toBeVisible()
})

test('an error is shown when the server fails, and the input can be submitted again @nightly', async ({
  page,
  customer,
  callControl,
}) => {
  await signInAs(page, customer)
  await callControl.plan('changePassword', { code: 'internal' })
  await page.goto('/change-password')
  await changePassword(page, customer.password, NEW_PASSWORD, NEW_PASSWORD)
  await expect(page.getByText('An error occurred while updating password.')).toBeVisible()
  await expect(locateField(page, 'New password')).toHaveValue(NEW_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed successfully.')).toBeVisible()
})
