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
import { hasMessage } from '../steps/page/form.ts'

const NEW = 'a-new-beginning'
const FIELDS = ['Current password', 'New password', 'Confirm password'] as const

/** Fills in the given values, in the order of the form, and submits it. */
async function change(page: Page, ...values: string[]) {
  const shown = FIELDS.slice(FIELDS.length - values.length)
  for (const [location, name] of shown.entries())
    await page.getByRole('textbox', { name }).fill(values[location] ?? '')
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
}

const field = (page: Page, name: (typeof FIELDS)[number]) => page.getByRole('textbox', { name })

const leaves = async (page: Page, account: { name: string }) => {
  await signOut(page, account)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
}

// @shows SAFE-19
test('every mistake is shown at its field, then the password is changed for all devices @nightly', async ({
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

  await change(page, '', '', '')
  await hasMessage(field(page, 'Current password'), 'Please fill in the field: Current password')
  await hasMessage(field(page, 'New password'), 'Please choose a new password')
  await change(page, customer.password, 'short', 'other')
  await hasMessage(field(page, 'New password'), 'Password must be at least 6 characters long')
  await hasMessage(field(page, 'Confirm password'), "Passwords don't match.")
  await change(page, 'not-this-one', NEW, NEW)
  await hasMessage(field(page, 'Current password'), 'Wrong password')
  await expect(field(page, 'Current password')).toBeFocused()
  await change(page, customer.password, 'password1', 'password1')
  const guessable = 'This password is too easy to guess. Please choose another one.'
  await hasMessage(field(page, 'New password'), guessable)
  await change(page, customer.password, NEW, NEW)
  await expect(page.getByText('Password changed successfully.')).toBeVisible()
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue('')

  await elsewhere.goto('/bookings')
  await expect(heading(elsewhere, 'Sign in')).toBeVisible()
  await elsewhere.close()
  await page.goto('/bookings')
  await expect(heading(page, 'My bookings')).toBeVisible()
  await leaves(page, customer)
  await page.goto('/sign-in')
  await signIn(page, { ...customer, password: NEW })
  await expect(accountMenu(page, customer)).toBeVisible()
})

test('an account without a password chooses its first one @nightly', async ({
  page,
  request,
  customer,
}) => {
  await signInAs(page, customer)
  await removePassword(request, customer.email)
  await page.goto('/change-password')
  await expect(page.getByText('Your account has no password yet.')).toBeVisible()
  await expect(field(page, 'Current password')).toHaveCount(0)
  await change(page, NEW, NEW)
  await expect(page.getByText('Password changed successfully.')).toBeVisible()
  await expect(field(page, 'Current password')).toBeVisible()

  await leaves(page, customer)
  await page.goto('/sign-in')
  await signIn(page, { ...customer, password: NEW })
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
  await change(page, customer.password, NEW, NEW)
  await expect(page.getByText('An error occurred while updating password.')).toBeVisible()
  await expect(field(page, 'New password')).toHaveValue(NEW)
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed successfully.')).toBeVisible()
})
