import type { Page } from '@playwright/test'

import { expectNoViolations } from '../steps/page/axe.ts'
import { accountMenu, expect, heading, test } from '../steps/person/customer.ts'
import { recordForeignHosts } from '../steps/server/providers.ts'
import {
  configurePages,
  PROVIDERS_CONFIG,
  standInForApple,
  standInForFacebook,
  standInForGoogle,
  requestToken,
  SOCIAL_SIGN_IN_URL,
} from '../steps/person/social-sign-in.ts'

test.use({ baseURL: SOCIAL_SIGN_IN_URL })
test.beforeEach(({ context }) => configurePages(context, PROVIDERS_CONFIG))

const clickProviderButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Continue with ${name}` }).click()

test('a new customer signs in with Google, and returns to the requested page @nightly', async ({
  page,
  context,
  request,
  guest,
}) => {
  const grace = { name: 'Grace Hopper', email: guest.email }
  await standInForGoogle(context, await requestToken(request, 'google', grace))
  const strangers = recordForeignHosts(page)
  await page.goto('/bookings')
  await expect(heading(page, 'Sign in')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with Facebook' })).toBeVisible()
  expect(strangers).toEqual([])
  await clickProviderButton(page, 'Google')
  await expect(page.getByText('Press Google’s own button to continue.')).toBeVisible()
  expect(new Set(strangers)).toEqual(new Set(['accounts.google.com']))
  await page.getByRole('button', { name: 'Google', exact: true }).click()

  await expect(heading(page, 'My bookings')).toBeVisible()
  await expect(accountMenu(page, grace)).toBeVisible()
  await expect(page.getByText('Confirm your email address')).toHaveCount(0)
})

test('closing Apple’s window shows an error, and the window can be opened again @nightly', async ({
  page,
  context,
  request,
  customer,
}) => {
  await standInForApple(context, await requestToken(request, 'apple', customer))
  await page.goto('/sign-in')
  const [closed] = await Promise.all([
    page.waitForEvent('popup'),
    clickProviderButton(page, 'Apple'),
  ])
  await expect(page.getByText('Continue in the Apple window.')).toBeVisible()
  await closed.close()
  await expect(page.getByText(/^The Apple window was closed or couldn’t open/)).toBeVisible()

  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    clickProviderButton(page, 'Apple'),
  ])
  await popup.getByRole('button', { name: 'Continue' }).click()
  await expect(accountMenu(page, customer)).toBeVisible()
})

test('a new customer signs up with Facebook @nightly', async ({ page, context, guest }) => {
  const grace = { name: 'Grace Hopper', email: guest.email }
  await standInForFacebook(context, grace)
  await page.goto('/sign-up')
  await clickProviderButton(page, 'Facebook')
  await expect(accountMenu(page, grace)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a suspended customer who signs in with Facebook sees that the account is suspended @nightly', async ({
  page,
  context,
}) => {
  await standInForFacebook(context, { name: 'Karim Jaziri', email: 'karim@masar.example' })
  await page.goto('/sign-in')
  await clickProviderButton(page, 'Facebook')
  await expect(heading(page, 'Your account is suspended.')).toBeVisible()
})

test('a blocked provider script shows an error, and signing in with a password still works @nightly', async ({
  page,
  context,
  customer,
}) => {
  await context.route('https://accounts.google.com/**', (route) => route.abort())
  await page.goto('/sign-in')
  await clickProviderButton(page, 'Google')
  await expect(page.getByText(/^We couldn’t reach Google/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(customer.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(accountMenu(page, customer)).toBeVisible()
})

test('Google’s button fits a phone screen, and an expired token is refused @nightly', async ({
  page,
  context,
  request,
  customer,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await standInForGoogle(context, await requestToken(request, 'google', customer, { old: 'yes' }))
  await page.goto('/sign-in')
  await clickProviderButton(page, 'Google')
  const google = page.getByRole('button', { name: 'Google', exact: true })
  await expect(google).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await google.click()
  await expect(page.getByRole('alert')).toContainText('We couldn’t verify your identity.')
  await expect(google).toHaveCount(0)
  await expectNoViolations(page)
})

test('no sign-in provider is offered when none is configured @nightly', async ({
  page,
  context,
}) => {
  await configurePages(context, {})
  await page.goto('/sign-in')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0)
})
