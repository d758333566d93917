import { expect, test } from '../steps/person/customer.ts'
import { createLocalForm } from '../steps/page/form.ts'
import {
  configurePages,
  standInForRecaptcha,
  BOT_CHECK_URL,
} from '../steps/person/social-sign-in.ts'
import { createExpectedTexts } from './expected-texts.ts'

test.use({ baseURL: BOT_CHECK_URL })
test.beforeEach(({ context }) =>
  configurePages(context, { botCheck: { siteKey: 'masar-recaptcha' } }),
)

const RECAPTCHA_URLS = 'https://www.google.com/recaptcha/**'

const translate = createExpectedTexts('en')

// @shows FORM-6
test('a bot check shows an error when it fails to load or rejects a visitor @nightly', async ({
  page,
  context,
  customer,
}) => {
  const { field, send } = createLocalForm(page)
  await context.route(RECAPTCHA_URLS, (route) => route.abort())
  await page.goto('/forgot-password')
  await field('Email').fill(customer.email)
  await send('Send the link')
  await expect(page.getByRole('alert')).toContainText(translate('ReCaptcha not loaded'))

  await context.unroute(RECAPTCHA_URLS)
  await standInForRecaptcha(context, 'robot')
  await send('Try again')
  await expect(page.getByRole('alert')).toContainText(translate('reCAPTCHA error'))
})
