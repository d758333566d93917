import { expect, heading, test } from '../steps/customer.ts'
import { formOf } from '../steps/form.ts'
import { PEOPLE } from '../steps/world.ts'

test('a suspended customer is told whom to write to, and may leave', async ({ page, context }) => {
  const { field, send } = formOf(page)
  await page.goto('/sign-in')
  await field('Email').fill(PEOPLE.karim.email)
  await field('Password').fill(PEOPLE.karim.password)
  await send('Sign in')
  const title = heading(page, 'Your account is suspended.')
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
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await context.cookies()).toHaveLength(0)
})

test('with a wrong password nobody learns that the account is suspended', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('textbox', { name: 'Email' }).fill(PEOPLE.karim.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('not-this-one')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
})
