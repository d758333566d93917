import { sessionCookie } from '../steps/cookies.ts'
import { expect, heading, test } from '../steps/customer.ts'
import { formOf, inLanguage } from '../steps/form.ts'
import { LANGUAGES, wordsIn } from '../steps/words.ts'
import { PEOPLE } from '../steps/world.ts'

for (const language of LANGUAGES) {
  test(`a suspended customer is told whom to write to, and browses on (${language})`, async ({
    page,
    context,
  }) => {
    const t = wordsIn(language)
    const { field, send } = formOf(page, t)
    await page.goto(inLanguage('/sign-in', language))
    await field('Email').fill(PEOPLE.karim.email)
    await field('Password').fill(PEOPLE.karim.password)
    await send('Sign in')
    const title = heading(page, t('Your account is suspended.'))
    await expect(title).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    )
    await expect(
      page.getByRole('main').getByRole('button', { name: t('Use another account') }),
    ).toBeVisible()
    expect(await sessionCookie(context)).toBeUndefined()
    // Nothing of the account is there, also not by its address; the rest is there as for anybody.
    await page
      .getByRole('main')
      .getByRole('link', { name: t('Go on as a visitor') })
      .click()
    await expect(page.getByRole('form', { name: t('Find a car') })).toBeVisible()
    await page.goto('/bookings')
    await expect(heading(page, t('Sign in'))).toBeVisible()
  })
}

test('with a wrong password nobody learns that the account is suspended', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('textbox', { name: 'Email' }).fill(PEOPLE.karim.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('not-this-one')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
})
