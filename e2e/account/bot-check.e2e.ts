import type { Page } from '@playwright/test'

import { expectNoViolations } from '../steps/page/axe.ts'
import { accountMenu, type TypedDriver, expect, heading, test } from '../steps/person/customer.ts'
import { recordForeignHosts } from '../steps/server/providers.ts'
import {
  configurePages,
  standInForRecaptcha,
  BOT_CHECK_URL,
} from '../steps/person/social-sign-in.ts'

test.use({ baseURL: BOT_CHECK_URL })
test.beforeEach(({ context }) =>
  configurePages(context, { botCheck: { siteKey: 'masar-recaptcha' } }),
)

const PASSWORD = 'analytical-engine'
const RECAPTCHA_URLS = 'https://www.google.com/recaptcha/**'

async function submitSignUpForm(page: Page, { fullName, email, phone, birthDate }: TypedDriver) {
  await page.getByRole('textbox', { name: 'Full name' }).fill(fullName)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone)
  await page.getByLabel('Date of birth').fill(birthDate)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: 'I accept the terms of use.' }).check()
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
}

test('the bot check loads on the first key press, and lets a visitor sign up @nightly', async ({
  page,
  context,
  guest,
}) => {
  await standInForRecaptcha(context, 'person')
  const strangers = recordForeignHosts(page)
  await page.goto('/sign-up')
  await expect(heading(page, 'Sign up')).toBeVisible()
  expect(strangers).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => strangers).toEqual(['www.google.com'])
  const judged = page.waitForRequest(/\/api\/verify-recaptcha\/person-for-submit\/192\.0\.2\.7$/)
  await submitSignUpForm(page, guest)
  await judged
  await expect(accountMenu(page, { name: guest.fullName })).toBeVisible()
})

test('a visitor classified as a robot gets no account, and the form keeps the input @nightly', async ({
  page,
  context,
  guest,
}) => {
  await standInForRecaptcha(context, 'robot')
  const posts: string[] = []
  page.on('request', (request) => posts.push(new URL(request.url()).pathname))
  await page.goto('/sign-up')
  await submitSignUpForm(page, guest)
  await expect(page.getByRole('alert')).toContainText('reCAPTCHA error')
  await expect(page.getByRole('textbox', { name: 'Confirm password' })).toHaveValue(PASSWORD)
  expect(posts).not.toContain('/api/sign-up')
})

test('an error is shown when the bot check is blocked, and retrying works @nightly', async ({
  page,
  context,
  customer,
}) => {
  await context.route(RECAPTCHA_URLS, (route) => route.abort())
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('alert')).toContainText('ReCaptcha not loaded')
  await expectNoViolations(page)

  await context.unroute(RECAPTCHA_URLS)
  await standInForRecaptcha(context, 'person')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('Check your inbox')
})
