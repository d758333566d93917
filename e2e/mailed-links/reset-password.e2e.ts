import type { Page } from '@playwright/test'

import { expireLinks } from '../steps/person/accounts.ts'
import {
  accountMenu,
  signInAs,
  expect,
  heading,
  signIn,
  test,
  signOut,
} from '../steps/person/customer.ts'
import { waitUntilUsable } from '../steps/page/documents.ts'
import { expectMessage } from '../steps/page/form.ts'
import { findLink, waitForMail } from '../steps/person/mails.ts'
import type { DemoPerson } from '../steps/booking/demo-fixtures.ts'

const NEW_PASSWORD = 'a-new-beginning'

/** Requests a password reset link from the sign-in page. */
async function requestLink(page: Page, email: string) {
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(heading(page, 'Forgot your password?')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
}

async function choosePassword(page: Page, password: string) {
  await page.getByRole('textbox', { name: 'New password' }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password)
  await page.getByRole('button', { name: 'Save the password' }).click()
}

const signInWith = async (page: Page, { email }: DemoPerson, password: string) => {
  await page.goto('/sign-in')
  // On hydration, the page fills in the email address of the last attempt.
  await waitUntilUsable(page)
  await signIn(page, { email, password })
}

// @shows ACCOUNT-4
test('a forgotten password is replaced through an emailed link, and only the new password works @nightly', async ({
  page,
  request,
  customer,
  browser,
}) => {
  const elsewhere = await browser.newPage()
  await signInAs(elsewhere, customer)
  await requestLink(page, customer.email)
  await expect(page.getByText(`We’ve sent a link to ${customer.email}.`)).toBeVisible()
  const mail = await waitForMail(request, customer.email, 'reset')
  expect(mail.subject).toBe('Choose a new password')

  await page.goto(findLink(mail))
  await expect(heading(page, 'Choose a new password')).toBeVisible()
  await choosePassword(page, NEW_PASSWORD)
  await expect(page.getByText('Password changed successfully.')).toBeVisible()
  await signOut(page, customer)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()

  await signInWith(page, customer, customer.password)
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
  await signInWith(page, customer, NEW_PASSWORD)
  await expect(accountMenu(page, customer)).toBeVisible()

  // The reset ended the previous session.
  await elsewhere.goto('/bookings')
  await expect(heading(elsewhere, 'Sign in')).toBeVisible()
  await elsewhere.close()
})

test('an error is shown at the field when no account has the email address @nightly', async ({
  page,
  guest,
  customer,
}) => {
  await requestLink(page, guest.email)
  const email = page.getByRole('textbox', { name: 'Email' })
  await expectMessage(email, 'Email address not registered.')
  await expect(email).toBeFocused()
  await email.fill(customer.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
})

test('an expired link shows an error, and the next one works @nightly', async ({
  page,
  request,
  customer,
}) => {
  await requestLink(page, customer.email)
  const old = await waitForMail(request, customer.email, 'reset')
  await expireLinks(request, customer.email)
  await page.goto(findLink(old))
  await expect(page.getByText('This link has expired')).toBeVisible()
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByText('Email sent.')).toBeVisible()

  await page.goto(findLink(await waitForMail(request, customer.email, 'reset', old)))
  await choosePassword(page, NEW_PASSWORD)
  await expect(accountMenu(page, customer)).toBeVisible()
})

test('an invalid password shows an error, and the form keeps the input @nightly', async ({
  page,
  request,
  customer,
}) => {
  await requestLink(page, customer.email)
  await page.goto(findLink(await waitForMail(request, customer.email, 'reset')))
  const password = page.getByRole('textbox', { name: 'New password' })
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expectMessage(password, 'Please choose a new password')
  await choosePassword(page, 'short')
  await expectMessage(password, 'Password must be at least 6 characters long')
  await password.fill('long enough')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expectMessage(
    page.getByRole('textbox', { name: 'Confirm password' }),
    "Passwords don't match.",
  )
  await expect(password).toHaveValue('long enough')
})

test('reloading the page does not reuse the link, because its secret is not stored @nightly', async ({
  page,
  request,
  customer,
}) => {
  await requestLink(page, customer.email)
  const link = findLink(await waitForMail(request, customer.email, 'reset'))
  await page.goto(link)
  await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('This link is incomplete')).toBeVisible()
  await page.goto(link)
  await choosePassword(page, NEW_PASSWORD)
  await expect(accountMenu(page, customer)).toBeVisible()
})
