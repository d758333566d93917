import type { BrowserContext } from '@playwright/test'

import {
  accountMenu,
  signInAs,
  signInOnHomePage,
  expect,
  heading,
  signIn,
  test,
  signOut,
} from '../steps/person/customer.ts'

/** Simulates closing the browser: keeps only cookies with an expiry date. */
async function restartBrowser(context: BrowserContext) {
  const state = await context.storageState()
  return { ...state, cookies: state.cookies.filter(({ expires }) => expires > 0) }
}

test('a customer stays signed in after closing the browser only with “Stay connected” @nightly', async ({
  page,
  context,
  browser,
  customer,
}) => {
  await signInOnHomePage(page, customer)
  const forgetful = await browser.newContext({ storageState: await restartBrowser(context) })
  const next = await forgetful.newPage()
  await next.goto('/bookings')
  await expect(heading(next, 'Sign in')).toBeVisible()
  await expect(next.getByText('Your session has expired.')).toBeVisible()
  await forgetful.close()

  await signOut(page, customer)
  await page.goto('/sign-in')
  await page.getByRole('checkbox', { name: 'Stay connected' }).check()
  await signIn(page, customer)
  await expect(accountMenu(page, customer)).toBeVisible()
  const faithful = await browser.newContext({ storageState: await restartBrowser(context) })
  const later = await faithful.newPage()
  await later.goto('/bookings')
  await expect(heading(later, 'My bookings')).toBeVisible()
  await expect(accountMenu(later, customer)).toBeVisible()
  await faithful.close()
})

test('signing out everywhere asks for confirmation, and ends the sessions on all devices @nightly', async ({
  page,
  browser,
  customer,
}) => {
  await signInAs(page, customer)
  const elsewhere = await browser.newPage()
  await signInAs(elsewhere, customer)
  await elsewhere.goto('/settings')
  await expect(heading(elsewhere, 'Settings')).toBeVisible()
  await page.goto('/settings')
  const ask = () => page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await ask()
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(dialog).toBeHidden()
  await expect(accountMenu(page, customer)).toBeVisible()

  await ask()
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  // This device is signed out without any user action.
  await expect(heading(elsewhere, 'Sign in')).toBeVisible()
  await expect(elsewhere.getByText('Your session has expired.')).toBeVisible()
  await signIn(elsewhere, customer)
  await expect(heading(elsewhere, 'Settings')).toBeVisible()
  await elsewhere.close()
})

test('an error is shown when signing out everywhere fails, and the customer stays signed in @nightly', async ({
  page,
  customer,
  callControl,
}) => {
  await signInAs(page, customer)
  await callControl.plan('signOutEverywhere', { code: 'internal' })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(dialog.getByText('Something went wrong.')).toBeVisible()
  await expect(accountMenu(page, customer)).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})
