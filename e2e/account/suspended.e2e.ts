import { sessionCookie } from '../steps/cookies.ts'
import { expect, heading, test } from '../steps/customer.ts'
import { formOf, inLanguage } from '../steps/form.ts'
import { LANGUAGES, wordsIn } from '../steps/words.ts'
import { PEOPLE } from '../steps/world.ts'

for (const language of LANGUAGES) {
  test(`a suspended customer is told whom to write to, and may leave (${language})`, async ({
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
    // Nothing of the account is there behind it, also not by its address.
    for (const path of ['/bookings', '/settings', '/']) {
      await page.goto(path)
      await expect(title).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1)
    }
    await send('Sign out')
    await expect(page.getByRole('banner').getByRole('link', { name: t('Sign in') })).toBeVisible()
    expect(await sessionCookie(context)).toBeUndefined()
  })
}

test('with a wrong password nobody learns that the account is suspended', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('textbox', { name: 'Email' }).fill(PEOPLE.karim.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('not-this-one')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
})
