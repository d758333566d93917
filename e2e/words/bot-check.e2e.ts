import { expect, test } from '../steps/customer.ts'
import { formOf, inLanguage } from '../steps/form.ts'
import { configure, standInForRecaptcha, VOUCHED } from '../steps/vouchers.ts'
import { LANGUAGES, wordsIn } from '../steps/words.ts'
import { sayingIn } from './said.ts'

test.use({ baseURL: VOUCHED })
test.beforeEach(({ context }) => configure(context, { botCheck: { siteKey: 'masar-recaptcha' } }))

const RECAPTCHA = 'https://www.google.com/recaptcha/**'

for (const language of LANGUAGES) {
  const say = sayingIn(language)

  test(`a bot check that does not come, and one that says no (${language})`, async ({
    page,
    context,
    customer,
  }) => {
    const { field, send } = formOf(page, wordsIn(language))
    await context.route(RECAPTCHA, (route) => route.abort())
    await page.goto(inLanguage('/forgot-password', language))
    await field('Email').fill(customer.email)
    await send('Send the link')
    await expect(page.getByRole('alert')).toContainText(say('ReCaptcha not loaded'))

    await context.unroute(RECAPTCHA)
    await standInForRecaptcha(context, 'robot')
    await send('Try again')
    await expect(page.getByRole('alert')).toContainText(say('reCAPTCHA error'))
  })
}
